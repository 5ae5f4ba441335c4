/** The map itself: a picture of the list, with one structure's window. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { turn } from '../../../src/lib/pace.ts';
import { isRendered } from '../../../src/runtime/focus.ts';
import type { GoogleApi } from '../../../src/services/google-maps/api.ts';
import { MapView } from '../../../src/services/google-maps/map-view.ts';
import type { Outcome } from '../state.ts';
import { PAGE_SIZE, structuresIn } from '../state.ts';
import { texts } from '../texts.ts';
import type { ViewProps } from '../view.tsx';
import { locationsOf } from './locations.ts';
import { MapInfo } from './map-info.tsx';

interface CanvasProps extends ViewProps {
  readonly api: GoogleApi;
}

export function MapCanvas(props: CanvasProps) {
  const { state, searchAround } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const [info] = useState(() => document.createElement('div'));
  const [hasMoved, setMoved] = useState(false);
  const view = useMapView(props, canvas, info, () => setMoved(true));
  const shown = usePins(view, props, () => setMoved(false));
  const selected = structuresIn(shown).find(({ id }) => id === state.selected);
  const keepFocus = useKeptFocus(view, canvas);
  useEffect(() => {
    if (selected) view?.select(selected.id, selected.name, isFocusFree(canvas.current));
    else keepFocus(() => view?.unselect());
  }, [view, selected, keepFocus]);
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
      {selected ? createPortal(<MapInfo {...props} selected={selected} />, info) : null}
    </>
  );
}

/** The window is closed by its own button or by Escape; the focus goes back to what opened it. */
function useMapView(
  { api, config, google, happen, state }: CanvasProps,
  canvas: React.RefObject<HTMLDivElement | null>,
  info: HTMLElement,
  moved: () => void,
): MapView | undefined {
  const [view, setView] = useState<MapView>();
  const latest = useRef(moved);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const close = () => {
      if (isFocusFree(element)) giveFocusBack(opener.current, made);
      happen({ type: 'unselected' });
    };
    const made = new MapView(api, element, {
      mapId: config.mapId,
      clusterLabel: texts.cluster,
      info,
      picked: ({ ids: [id] }) => id && happen({ type: 'selected', id }),
      closed: close,
      moved: () => latest.current(),
      broken: google.fail,
    });
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    const lifetime = new AbortController();
    /** Before Google hears it: the focus is still in the window. */
    element.addEventListener('keydown', closeByKey, { signal: lifetime.signal, capture: true });
    setView(made);
    return () => {
      lifetime.abort();
      made.end();
    };
  }, [api, canvas, config, google, happen, info]);
  useEffect(() => {
    if (state.selected !== undefined) opener.current = document.activeElement;
  }, [state.selected]);
  return view;
}

/** Runs what may take an element of the map's away: the focus that it had goes to the map. */
function useKeptFocus(
  view: MapView | undefined,
  canvas: React.RefObject<HTMLElement | null>,
): (change: () => void) => void {
  return useCallback(
    (change) => {
      const hadFocus = canvas.current?.contains(document.activeElement);
      change();
      if (hadFocus && document.activeElement === document.body) view?.focus();
    },
    [view, canvas],
  );
}

/** On the map or around it, or on what is hidden or gone since. */
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
 * New results replace the pins and move the framing, unless the visitor has put it where it is. Gives the outcome whose
 * pins are there: until then, an id means another structure.
 */
function usePins(
  view: MapView | undefined,
  { google, state: { outcome } }: CanvasProps,
  placed: () => void,
): Outcome {
  const latest = useRef(placed);
  const [shown, setShown] = useState<Outcome>(SEARCHING);
  useEffect(() => {
    if (!view || outcome.kind === 'searching') return undefined;
    const lifetime = new AbortController();
    const showLocations = async () => {
      await view.show(await locationsOf(structuresIn(outcome)), lifetime.signal);
      await turn();
      if (lifetime.signal.aborted) return;
      if (outcome.kind === 'found') look(view, outcome);
      latest.current();
      setShown(outcome);
    };
    showLocations().catch((error) => lifetime.signal.aborted || google.fail(error));
    return () => lifetime.abort();
  }, [view, google, outcome]);
  return shown === outcome ? shown : SEARCHING;
}

const SEARCHING: Outcome = { kind: 'searching' };

function look(view: MapView, { framing, origin, structures }: Outcome & { kind: 'found' }): void {
  const nearest = structures.slice(0, PAGE_SIZE).flatMap(({ position }) => position ?? []);
  if (framing === 'stay') view.stay();
  else view.lookAt(framing === 'visitor' ? [origin] : [origin, ...nearest]);
}
