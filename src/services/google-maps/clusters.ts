/** Joins pins that would cover each other, by Google's own clusterer. */

import type { Algorithm, Cluster, Marker } from '@googlemaps/markerclusterer';
import { MarkerClusterer, SuperClusterAlgorithm } from '@googlemaps/markerclusterer';
import { cast } from '../../lib/trusted.ts';
import type { GoogleApi } from './api.ts';
import { Pin, shapeOf } from './pin.ts';
import { ViewportGrid } from './viewport-grid.ts';

interface ClusterOptions {
  readonly api: GoogleApi;
  readonly map: google.maps.Map;
  /** Returns the title of a cluster. */
  readonly label: (count: number) => string;
  readonly enlarge: (pins: readonly Pin[]) => void;
  /** Called with what Google's markers throw as they are drawn. */
  readonly broken: (error: unknown) => void;
}

/**
 * Clusters end at 15, one below the map's own limit: the index clusters *at* its last zoom, too, and what is one
 * cluster there could never be opened (https://github.com/mapbox/supercluster/issues/105).
 */
const LAST_CLUSTERED_ZOOM = 15;

/**
 * Up to so many pins the clusterer's own algorithm draws every cluster of the zoom once, and a pan redraws nothing;
 * beyond, only what is in view is clustered. Of 10,000 seeded points the former attaches 8,825 elements at zoom 12,
 * and indexes for 100 ms and more. `tests/bench/maps.ts` compares both.
 */
const WHOLE_UP_TO = 500;

export interface Clusters {
  end(): void;
}

export function clusterPins(pins: readonly Pin[], options: ClusterOptions): Clusters {
  const { map } = options;
  /**
   * Tells what `render` throws. Google calls that whenever the map comes to rest, and keeps what it throws to itself:
   * docs/decisions/0012-google-without-its-loader.md,
   * https://github.com/googlemaps/js-markerclusterer/blob/03d55fc588a0819d5e85e87ae06edf94ccf05492/src/markerclusterer.ts
   */
  class HeardClusterer extends MarkerClusterer {
    override render(): void {
      try {
        super.render();
      } catch (error) {
        options.broken(error);
      }
    }
  }
  const clusterer = new HeardClusterer({
    map,
    // The clusterer only hands markers on, to the algorithm and to the renderer: pins will do.
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
