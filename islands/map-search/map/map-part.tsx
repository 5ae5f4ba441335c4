import { useEffect, useState } from 'react';
import { arrive } from '../../../src/lib/arrive.ts';
import { focusOn } from '../../../src/runtime/focus.ts';
import { Boundary } from '../../../src/runtime/react/boundary.tsx';
import { InsteadOf } from '../../../src/runtime/react/part-view.tsx';
import type { GoogleAccess } from '../../../src/services/google-maps/access.ts';
import type { GoogleApi } from '../../../src/services/google-maps/api.ts';
import type { MapRefusal, MapSearchModel } from '../props.ts';
import { texts } from '../texts.ts';
import type { MapOfSearch } from './map-canvas.tsx';

interface MapPartProps extends Pick<MapSearchModel, 'refusal' | 'searchText'> {
  readonly part: HTMLElement;
  readonly isShown: boolean;
  readonly mapId: string;
  readonly search: MapOfSearch;
}

/** Shows the map, or says why there is none. The map is built when it is first shown, and stays. */
export function MapPart({ part, isShown, mapId, refusal, searchText, search }: MapPartProps) {
  const { google } = search;
  const [isWanted, setWanted] = useState(isShown);
  if (isShown && !isWanted) setWanted(true);
  const arrived = useArrived(google, isWanted && !refusal);
  return (
    <InsteadOf part={part}>
      {refusal ? (
        <NoMap refusal={refusal} google={google} part={part} searchText={searchText} />
      ) : null}
      {arrived && !refusal ? (
        <Boundary crashed={google.fail}>
          <arrived.MapCanvas {...search} api={arrived.api} mapId={mapId} />
        </Boundary>
      ) : null}
    </InsteadOf>
  );
}

interface Arrived {
  readonly api: GoogleApi;
  readonly MapCanvas: typeof import('./map-canvas.tsx').MapCanvas;
}

/** Loads Google and what draws with it, once they are wanted. Returns both when they are there. */
function useArrived(google: GoogleAccess, isWanted: boolean): Arrived | undefined {
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

interface NoMapProps extends Pick<MapPartProps, 'part' | 'searchText'> {
  readonly refusal: MapRefusal;
  readonly google: Pick<GoogleAccess, 'grant' | 'forget'>;
}

function NoMap({ refusal, google, part, searchText }: NoMapProps) {
  /** The button disappears when it is pressed. The focus waits in the part where the map comes. */
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
