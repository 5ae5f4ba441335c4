/** An audit that may cost a page points, with the reason. The run fails if an exception is no longer needed. */
export interface Exception {
  readonly pages: readonly string[];
  /** The audit, by Lighthouse's id. */
  readonly audit: string;
  readonly reason: string;
}

/** Pages with mistakes that prevent a root from starting, which logs an error. Other mistakes are logged as warnings and cost no points. */
const WRITTEN_WRONG = [
  ...['cards-errors', 'city-errors', 'fagerstrom-errors', 'form-errors', 'modal-errors'],
  ...['paddles-errors', 'password-errors', 'player-errors', 'range-errors', 'read-more-errors'],
  ...['shop-filters-errors', 'slider-errors', 'tabs-errors', 'testimonials-errors'],
];

export const EXCEPTIONS: readonly Exception[] = [
  {
    pages: ['testimonials'],
    audit: 'button-name',
    reason:
      'in one case the server sends arrow buttons without a name. The carousel adds the names when it mounts, and it mounts when it comes near the viewport.',
  },
  {
    pages: WRITTEN_WRONG,
    audit: 'errors-in-console',
    reason:
      'their HTML breaks the contract on purpose, and the console reports it to the integrator.',
  },
  {
    pages: ['coupure-errors', 'panne-errors'],
    audit: 'errors-in-console',
    reason:
      'their fake API cuts the response off or responds with a 500. The browser and the bundle log both to the console.',
  },
];

/** Returns the reason why this audit may cost the page points, or `undefined` if it may not. */
export function reasonFor(
  page: string,
  audit: string,
  exceptions = EXCEPTIONS,
): string | undefined {
  return exceptions.find((one) => one.audit === audit && one.pages.includes(page))?.reason;
}
