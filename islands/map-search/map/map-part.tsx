import { lazy, Suspense, useState } from 'react';
import { encoded } from '../../../src/lib/encoded.ts';
import { importWithRetry } from '../../../src/lib/import-with-retry.ts';
import { focusOn } from '../../../src/runtime/focus.ts';
import { Boundary } from '../../../src/runtime/react/boundary.tsx';
import { InsteadOf } from '../../../src/runtime/react/part-view.tsx';
import type { GoogleAccess } from '../../../src/services/google-maps/access.ts';
import type { MapRefusal, MapSearchModel } from '../props.ts';
import { texts } from '../texts.ts';
import type { CanvasProps, MapOfSearch } from './map-canvas.tsx';

interface MapPartProps extends Pick<MapSearchModel, 'refusal' | 'searchText'> {
  readonly part: HTMLElement;
  readonly isShown: boolean;
  readonly mapId: string;
  readonly search: MapOfSearch;
}

/** Shows the map, or says why there is none. The map is created when it is first shown, and kept. */
export function MapPart({ part, isShown, mapId, refusal, searchText, search }: MapPartProps) {
  const { google } = search;
  const [isWanted, setWanted] = useState(isShown);
  if (isShown && !isWanted) setWanted(true);
  return (
    <InsteadOf part={part}>
      {refusal ? (
        <NoMap refusal={refusal} google={google} part={part} searchText={searchText} />
      ) : null}
      {isWanted && !refusal ? <LazyMap mapId={mapId} search={search} /> : null}
    </InsteadOf>
  );
}

/** Loads Google and the canvas, and then shows the map. Each mount is a retry. */
function LazyMap({ mapId, search }: Pick<MapPartProps, 'mapId' | 'search'>) {
  const { google } = search;
  const [Canvas] = useState(() => lazy(() => loadMap(google)));
  return (
    <Boundary crashed={google.fail}>
      <Suspense>
        <Canvas {...search} mapId={mapId} />
      </Suspense>
    </Boundary>
  );
}

async function loadMap(google: GoogleAccess) {
  try {
    const chunk = importWithRetry(() => import('./map-canvas.tsx'));
    const [api, { MapCanvas }] = await Promise.all([google.load(), chunk]);
    return { default: (props: Omit<CanvasProps, 'api'>) => <MapCanvas {...props} api={api} /> };
  } catch (error) {
    google.fail(error);
    throw error;
  }
}

interface NoMapProps extends Pick<MapPartProps, 'part' | 'searchText'> {
  readonly refusal: MapRefusal;
  readonly google: Pick<GoogleAccess, 'grant' | 'forget'>;
}

function NoMap({ refusal, google, part, searchText }: NoMapProps) {
  /** Focuses the map part, and then acts, because the pressed button disappears. */
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
      <p>
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encoded(searchText)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.searchOnMap}
        </a>
      </p>
    </div>
  );
}
