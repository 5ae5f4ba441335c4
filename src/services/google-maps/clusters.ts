/** Groups pins that would overlap, with Google's own clusterer. */

import type { Algorithm, Cluster, Marker } from '@googlemaps/markerclusterer';
import { MarkerClusterer, SuperClusterAlgorithm } from '@googlemaps/markerclusterer';
import { cast } from '../../lib/trusted.ts';
import type { GoogleApi } from './api.ts';
import { Pin, shapeOf } from './pin.ts';
import { ViewportGrid } from './viewport-grid.ts';

interface ClusterOptions {
  readonly api: GoogleApi;
  readonly map: google.maps.Map;
  /** Returns the accessible name of a cluster. */
  readonly label: (count: number) => string;
  readonly enlarge: (pins: readonly Pin[]) => void;
  /** Remembers whether the map has the focus. Returns a function that gives it back to the map if it was lost. */
  readonly holdFocus: () => () => void;
  /** Called with the error if drawing the markers throws. */
  readonly broken: (error: unknown) => void;
}

/**
 * The last zoom with clusters is 15, one below the map's maximum. The index also clusters *at* its last zoom, so a
 * cluster there could never be opened (https://github.com/mapbox/supercluster/issues/105).
 */
const LAST_CLUSTERED_ZOOM = 15;

/**
 * Up to this number of pins, the clusterer's own algorithm draws all clusters of a zoom once, and a pan redraws
 * nothing. Above it, only the visible pins are clustered: with 10,000 pins, the clusterer's own algorithm attaches
 * 8,825 elements at zoom 12, and indexing takes 100 ms and more. `tests/bench/maps.ts` compares both.
 */
const WHOLE_UP_TO = 500;

export interface Clusters {
  end(): void;
}

export function clusterPins(pins: readonly Pin[], options: ClusterOptions): Clusters {
  const { map } = options;
  /**
   * Reports what `render` throws. Google calls `render` whenever the map is idle, and swallows its errors:
   * docs/decisions/0012-google-without-its-loader.md,
   * https://github.com/googlemaps/js-markerclusterer/blob/03d55fc588a0819d5e85e87ae06edf94ccf05492/src/markerclusterer.ts
   */
  class HeardClusterer extends MarkerClusterer {
    override render(): void {
      const giveBack = keepFocusInRender(options);
      try {
        super.render();
      } catch (error) {
        options.broken(error);
      }
      giveBack();
    }
  }
  const clusterer = new HeardClusterer({
    map,
    // The clusterer only passes markers to the algorithm and the renderer, so pins can be used instead.
    markers: cast<Marker[]>(pins),
    algorithm: algorithmFor(pins),
    renderer: { render: (cluster) => clusterMarker(cluster, options) },
    onClusterClick: (_event, cluster) => options.enlarge(pinsIn(cluster)),
  });
  return {
    end() {
      clusterer.clearMarkers(true);
      clusterer.setMap(null);
      for (const pin of pins) pin.remove();
    },
  };
}

/**
 * Keeps the focus of markers that are replaced. Google's clusterer removes single markers at once, and clusters in the next
 * frame: frame callbacks run in the order of their requests. The focus may have come to a cluster meanwhile. It is
 * checked one frame later, because Google may detach an element late. Call the returned function after the render.
 */
function keepFocusInRender({ holdFocus }: ClusterOptions): () => void {
  const giveBackNow = holdFocus();
  requestAnimationFrame(() => requestAnimationFrame(holdFocus()));
  return giveBackNow;
}

function algorithmFor(pins: readonly Pin[]): Algorithm {
  return pins.length > WHOLE_UP_TO
    ? new ViewportGrid(pins, LAST_CLUSTERED_ZOOM)
    : new SuperClusterAlgorithm({ maxZoom: LAST_CLUSTERED_ZOOM });
}

function clusterMarker(cluster: Cluster, { api, label }: ClusterOptions) {
  const count = pinsIn(cluster).reduce((sum, pin) => sum + pin.location.ids.length, 0);
  const element = new api.marker.AdvancedMarkerElement({
    position: cluster.position,
    title: label(count),
    gmpClickable: true,
    zIndex: count,
  });
  element.append(shapeOf(count, 'cluster'));
  return element;
}

function pinsIn({ markers }: Cluster): readonly Pin[] {
  const unknown: readonly unknown[] = markers ?? [];
  return unknown.filter((marker) => marker instanceof Pin);
}
