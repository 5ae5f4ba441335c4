import { useEffect, useState } from 'react';
import { arrive } from '../../../src/lib/arrive.ts';
import { focusOn } from '../../../src/runtime/focus.ts';
import { Boundary } from '../../../src/runtime/react/boundary.tsx';
import { InsteadOf } from '../../../src/runtime/react/part-view.tsx';
import type { GoogleApi } from '../../../src/services/google-maps/api.ts';
import type { MapRefusal } from '../effects.ts';
import { texts } from '../texts.ts';
import type { ViewProps } from '../view.tsx';

interface MapPartProps extends ViewProps {
  readonly part: HTMLElement;
  readonly isShown: boolean;
}

/** The map, or why there is none. It is built when it is first shown, and stays. */
export function MapPart(props: MapPartProps) {
  const { part, google, refusal, isShown } = props;
  const [isWanted, setWanted] = useState(isShown);
  if (isShown && !isWanted) setWanted(true);
  const arrived = useArrived(props, isWanted && !refusal);
  return (
    <InsteadOf part={part}>
      {refusal ? <NoMap {...props} refusal={refusal} /> : null}
      {arrived && !refusal ? (
        <Boundary crashed={google.fail}>
          <arrived.MapCanvas {...props} api={arrived.api} />
        </Boundary>
      ) : null}
    </InsteadOf>
  );
}

interface Arrived {
  readonly api: GoogleApi;
  readonly MapCanvas: typeof import('./map-canvas.tsx').MapCanvas;
}

/** Google and what draws with it, once they are wanted and there. */
function useArrived({ google }: MapPartProps, isWanted: boolean): Arrived | undefined {
  const [arrived, setArrived] = useState<Arrived>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    Promise.all([google.load(), arrive(() => import('./map-canvas.tsx'))]).then(
      ([api, { MapCanvas }]) => isCurrent && setArrived({ api, MapCanvas }),
      google.fail,
    );
    return () => {
      isCurrent = false;
    };
  }, [google, isWanted]);
  return arrived;
}

function NoMap({
  refusal,
  google,
  part,
  searchText,
}: MapPartProps & { readonly refusal: MapRefusal }) {
  /** The button goes: the focus waits where the map comes. */
  const instead = (act: () => void) => () => {
    focusOn(part, { preventScroll: true });
    act();
  };
  return (
    <div data-map-search-no-map="">
      <p>{texts.noMap}</p>
      {refusal === 'no-consent' ? (
        <>
          <p>{texts.mapNeedsConsent}</p>
          <button type="button" onClick={instead(google.grant)}>
            {texts.showMap}
          </button>
        </>
      ) : null}
      {refusal === 'unreachable' ? (
        <button type="button" onClick={instead(google.forget)}>
          {texts.retryMap}
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
