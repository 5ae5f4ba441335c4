/** What costs a page points on purpose. Each is in the table with its reason; one that costs nothing any more is a failure. */
export interface Exception {
  readonly pages: readonly string[];
  /** The audit, by Lighthouse's id. */
  readonly audit: string;
  readonly reason: string;
}

/** The pages `…-errors` whose mistakes are such that a root can't start: the others are told as warnings, which cost nothing. */
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
      'one case has arrows without words, as a template may: they get their names when the carousel starts, which is when it comes near the window.',
  },
  {
    pages: WRITTEN_WRONG,
    audit: 'errors-in-console',
    reason: 'their HTML breaks the contract on purpose, and the console tells the integrator so.',
  },
  {
    pages: ['coupure-errors', 'panne-errors'],
    audit: 'errors-in-console',
    reason: 'their server is cut off or answers with a 500, which the browser and the bundle tell.',
  },
];

/** Returns the reason why this audit may cost the page points, or `undefined` where there is none. */
export function reasonFor(
  page: string,
  audit: string,
  exceptions = EXCEPTIONS,
): string | undefined {
  return exceptions.find((one) => one.audit === audit && one.pages.includes(page))?.reason;
}
