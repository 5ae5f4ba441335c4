/** Addresses of the site's own endpoints. */

/**
 * The address of an endpoint, from the path that the contract gives it (`/api/…`): the same origin, with the
 * prefix that the page names in `<meta name="islands-base" content="/fr">`.
 */
export function endpoint(path: string): string {
  const base = document.querySelector<HTMLMetaElement>('meta[name="islands-base"]')?.content ?? '';
  const address = base.trim().replace(/\/+$/, '') + path;
  // Whole only where a `<base>` of another origin would lead it there.
  const { origin } = new URL(address, document.baseURI);
  return origin === location.origin ? address : new URL(address, location.href).href;
}
