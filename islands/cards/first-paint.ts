/**
 * The rules that hide, at the first paint, what the script will hide. CSS can't read JSON: a template says the number in
 * `data-cards-first`, up to 18. Without it, up to 12 are found in `data-cards` as JSON without blanks. Past that, all cards
 * show until the script has come.
 */
import { contract } from './contract.ts';

const MOST = 18;
const MOST_IN_JSON = 12;
const { default: DEFAULT } = contract.config.first;
/** Cards that nothing can reveal are never hidden. */
const HAS_MORE = `:has([data-cards-part='more'])`;
const DUE = `:is(:root:not([data-islands]) [data-cards]:not([data-island-state]), [data-cards][data-island-due])`;

export function firstPaint(): string {
  const firsts = Array.from({ length: MOST }, (_, at) => at + 1);
  /* Also where it is text: that is reported, and the default used. */
  const isDefault = `:is(:not([data-cards*='"first":']), [data-cards*='"first":"'], [data-cards*='"first": "']):not([data-cards-first])`;
  const known = [isDefault, ...firsts.flatMap(spellings)];
  const roots = [
    [DEFAULT, isDefault] as const,
    ...firsts.map((first) => [first, `:is(${spellings(first).join(', ')})`] as const),
  ];
  /*
   * The browser tries every rule on every card whenever it looks at their style. All limits are one rule, therefore,
   * and its first condition ends it for cards past the last of them.
   */
  const past = roots.map(([first, root]) => `${DUE}${root} ${after(first)}`);
  /* What is past the limit, and the button that has nothing to reveal, have one rule each: a property of the root answers it. */
  return `
[data-cards]${HAS_MORE} { --islands-cards-first: var(--islands-expected); }
[data-cards]${HAS_MORE}:is(${known.join(', ')}) { --islands-cards-past: var(--islands-expected); }
${roots.map(([first, root]) => `[data-cards]${root}:not(:has(${after(first)}))`).join(', ')} { --islands-cards-more: var(--islands-expected); }
:nth-child(-n + ${MOST})[data-cards-part='card']:is(${past.join(', ')}) { display: var(--islands-cards-first, revert-layer) !important; }
${DUE} ${after(MOST)} { display: var(--islands-cards-past, revert-layer) !important; }
${DUE} [data-cards-part='more'] { display: var(--islands-cards-more, revert-layer) !important; }
${noticeRoom()}
`;
}

/**
 * Returns the rule that keeps one line free for the notice above boxes that load the page: those of a form without a
 * submit button.
 */
function noticeRoom(): string {
  const submit = `:is(button:not([type]), [type='submit'], [type='image'])`;
  const before = `${DUE}:not([data-cards*='in-place']) form[data-cards-part='filters']:not(:has(${submit}))::before`;
  return `@media (scripting: enabled) {
${before}, [data-cards-view] { content: ''; display: block; flex-basis: 100%; min-height: 1lh; }
}`;
}

/** Returns the selector of the cards that come after the first ones. */
function after(first: number): string {
  return `[data-cards-part='card']:nth-child(n + ${first + 1})`;
}

/**
 * Returns the selectors of the spellings of the number: in JSON without blanks, whether last of the object or not, and
 * in the attribute.
 */
function spellings(first: number): string[] {
  const ends = first > MOST_IN_JSON ? [] : [',', '}'];
  return [
    ...ends.map((end) => `[data-cards*='"first":${first}${end}']`),
    `[data-cards-first='${first}']`,
  ];
}
