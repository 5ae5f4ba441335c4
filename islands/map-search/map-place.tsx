import { InsteadOf } from '../../src/runtime/react/part-view.tsx';
import type { Refusal } from '../../src/services/google-maps/access.ts';
import { texts } from './texts.ts';
import type { ViewProps } from './view.tsx';

interface PlaceProps extends ViewProps {
  readonly place: HTMLElement;
  readonly isShown: boolean;
}

/** The map, or why there is none. */
export function MapPlace(props: PlaceProps) {
  const { place, refusal } = props;
  return (
    <InsteadOf part={place}>{refusal ? <NoMap {...props} refusal={refusal} /> : null}</InsteadOf>
  );
}

function NoMap({ refusal, google, searchText }: PlaceProps & { readonly refusal: Refusal }) {
  return (
    <div data-map-search-no-map="">
      <p>{refusal === 'no-consent' ? texts.mapNeedsConsent : texts.noMap}</p>
      {refusal === 'no-consent' ? (
        <button type="button" onClick={google.grant}>
          {texts.showMap}
        </button>
      ) : null}
      {refusal === 'unreachable' ? (
        <button type="button" onClick={google.forget}>
          {texts.retry}
        </button>
      ) : null}
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(searchText)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {texts.searchOnMap}
      </a>
    </div>
  );
}
