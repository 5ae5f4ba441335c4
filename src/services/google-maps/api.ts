/** The loaded libraries of Google's API that this project uses. */
export interface GoogleApi {
  readonly maps: google.maps.MapsLibrary;
  readonly marker: google.maps.MarkerLibrary;
  readonly geocoding: google.maps.GeocodingLibrary;
  readonly core: google.maps.CoreLibrary;
}
