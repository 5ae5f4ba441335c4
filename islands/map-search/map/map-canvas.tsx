/** The map with the pins and the info window of the selected structure. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { yieldToMain } from '../../../src/lib/pace.ts';
import { isRendered } from '../../../src/runtime/focus.ts';
import type { GoogleApi } from '../../../src/services/google-maps/api.ts';
import { MapView } from '../../../src/services/google-maps/map-view.ts';
import type { MapSearchModel } from '../props.ts';
import type { Outcome, SearchState } from '../state.ts';
import { PAGE_SIZE, structuresIn } from '../state.ts';
import { texts } from '../texts.ts';
import { locationsOf } from './locations.ts';
import { MapInfo } from './map-info.tsx';

/** What the map needs from the search. */
export type MapOfSearch = Pick<MapSearchModel, 'google' | 'state' | 'dispatch' | 'searchAround'>;

export interface CanvasProps extends MapOfSearch {
  readonly api: GoogleApi;
  readonly mapId: string;
}

export function MapCanvas(props: CanvasProps) {
  const { state, dispatch, searchAround } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const [info] = useState(() => document.createElement('div'));
  const [hasMoved, setMoved] = useState(false);
  const { opener, hasStayed } = useOpener(state);
  const view = useMapView(props, { canvas, opener, info }, () => setMoved(true));
  const shown = usePins(view, props, () => setMoved(false));
  const selected = structuresIn(shown).find(({ id }) => id === state.selected);
  useEffect(() => {
    if (selected)
      view?.select(selected.id, selected.name, hasStayed() || isFocusFree(canvas.current));
    else view?.unselect();
  }, [view, selected, hasStayed]);
  return (
    <>
      {hasMoved && view ? (
        <div data-map-search-here="">
          <button
            type="button"
            onClick={() => {
              view.focus();
              searchAround(view.center);
            }}
          >
            {texts.searchHere}
          </button>
        </div>
      ) : null}
      <div ref={canvas} data-map-search-canvas="" />
      {selected
        ? createPortal(
            <MapInfo
              selected={selected}
              structures={structuresIn(state.outcome)}
              select={(id) => dispatch({ type: 'selected', id })}
            />,
            info,
          )
        : null}
    </>
  );
}

interface MapElements {
  readonly canvas: React.RefObject<HTMLDivElement | null>;
  /** The element that was focused when the structure was selected. */
  readonly opener: React.RefObject<Element | null>;
  /** The content of the info window. */
  readonly info: HTMLElement;
}

/**
 * Remembers the element that opened the window. `hasStayed` returns whether it still has the focus: the map may be
 * far from it, so the focus must not move if the visitor has gone on.
 */
function useOpener({ selected }: SearchState) {
  const opener = useRef<Element | null>(null);
  /** The structure that was selected before the map was ready. The visitor may have gone on since. */
  const [early] = useState(selected);
  useEffect(() => {
    if (selected !== undefined) opener.current = document.activeElement;
  }, [selected]);
  const hasStayed = useCallback(
    () => selected !== early && document.activeElement === opener.current,
    [selected, early],
  );
  return { opener, hasStayed };
}

/**
 * Creates the map in the canvas. Its info window closes by its own button or by Escape. The focus then returns to
 * the element that opened it.
 */
function useMapView(
  { api, mapId, google, dispatch }: CanvasProps,
  { canvas, opener, info }: MapElements,
  moved: () => void,
): MapView | undefined {
  const [view, setView] = useState<MapView>();
  const movedNow = useEffectEvent(moved);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const close = () => {
      if (isFocusFree(element)) giveFocusBack(opener.current, made);
      dispatch({ type: 'unselected' });
    };
    const made = new MapView(api, element, {
      mapId,
      clusterLabel: texts.cluster,
      info,
      picked: ({ ids: [id] }) => id && dispatch({ type: 'selected', id }),
      closed: close,
      moved: movedNow,
      broken: google.fail,
    });
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    const lifetime = new AbortController();
    /** In the capture phase, before Google's own listener, while the focus is still in the window. */
    element.addEventListener('keydown', closeByKey, { signal: lifetime.signal, capture: true });
    setView(made);
    return () => {
      lifetime.abort();
      made.end();
    };
  }, [api, canvas, opener, mapId, google, dispatch, info]);
  return view;
}

/** Whether the focus may move: it is on the map, on an ancestor, or on an element that is hidden or removed. */
function isFocusFree(canvas: HTMLElement | null): boolean {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.contains(canvas)) return true;
  return !isRendered(activeElement) || canvas?.contains(activeElement) === true;
}

function giveFocusBack(opener: Element | null, view: MapView): void {
  if (opener instanceof HTMLElement && opener.isConnected && isRendered(opener)) opener.focus();
  if (!opener || document.activeElement !== opener) view.focusSelected();
}

/**
 * Replaces the pins by those of new results. Moves the map to them, unless the visitor has moved it. Returns the
 * outcome whose pins are shown. Until then, the same ids mean other structures.
 */
function usePins(
  view: MapView | undefined,
  { google, state: { outcome } }: CanvasProps,
  placed: () => void,
): Outcome {
  const placedNow = useEffectEvent(placed);
  const [shown, setShown] = useState<Outcome>(SEARCHING);
  useEffect(() => {
    if (!view || outcome.kind === 'searching') return undefined;
    const lifetime = new AbortController();
    const showLocations = async () => {
      await view.show(await locationsOf(structuresIn(outcome)), lifetime.signal);
      await yieldToMain();
      if (lifetime.signal.aborted) return;
      if (outcome.kind === 'found') frameResults(view, outcome);
      placedNow();
      setShown(outcome);
    };
    showLocations().catch((error) => lifetime.signal.aborted || google.fail(error));
    return () => lifetime.abort();
  }, [view, google, outcome]);
  return shown === outcome ? shown : SEARCHING;
}

const SEARCHING: Outcome = { kind: 'searching' };

function frameResults(
  view: MapView,
  { framing, origin, structures }: Outcome & { kind: 'found' },
): void {
  const nearest = structures.slice(0, PAGE_SIZE).flatMap(({ position }) => position ?? []);
  if (framing === 'stay') view.stay();
  else view.lookAt(framing === 'visitor' ? [origin] : [origin, ...nearest]);
}
