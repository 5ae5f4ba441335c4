/** The part of Google's interface that is used, once its libraries are there. */
export interface GoogleApi {
  readonly maps: google.maps.MapsLibrary;
  readonly marker: google.maps.MarkerLibrary;
  readonly geocoding: google.maps.GeocodingLibrary;
  readonly core: google.maps.CoreLibrary;
}
