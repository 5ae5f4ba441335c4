/**
 * The CSS rules that hide, at first paint, the cards that the script will hide. CSS can't read JSON, so a template
 * repeats the number in `data-cards-first`, up to 18. Without it, numbers up to 12 are found in `data-cards` if the
 * JSON has no spaces. Otherwise, all cards are visible until the script has loaded.
 */
import { contract } from './contract.ts';
import { texts } from './texts.ts';

const MOST = 18;
const MOST_IN_JSON = 12;
const { default: DEFAULT } = contract.config.first;
/** Without a "more" button, no card is hidden. */
const HAS_MORE = `:has([data-cards-part='more'])`;
/** The script shows the cards up to the one that the address names. */
const UNNAMED = ':not(:target, :has(:target), :has(~ :target), :has(~ * :target))';
/** The address names no card beyond the highest number. */
const NAMES_NONE = `:not(:has(${after(MOST)}:target, ${after(MOST)} :target))`;
const DUE = `:is(:root:not([data-islands]) [data-cards]:not([data-island-state]), [data-cards][data-island-due])`;

export function firstPaint(): string {
  const firsts = Array.from({ length: MOST }, (_, at) => at + 1);
  /* A number in quotes is reported, and the default is used. */
  const isDefault = `[data-cards]:is(:not([data-cards*='"first":']), [data-cards*='"first":"'], [data-cards*='"first": "']):not([data-cards-first])`;
  const known = [isDefault, ...firsts.flatMap(spellings)];
  const roots = [
    [DEFAULT, isDefault] as const,
    ...firsts.map((first) => [first, `:is(${spellings(first).join(', ')})`] as const),
  ];
  /* The browser matches every rule against every card at each style update. All numbers are therefore in one rule,
     whose first condition rules out cards beyond the highest number. */
  const past = roots.map(([first, root]) => `${root} :nth-child(n + ${first + 1})`);
  const allShown = roots.map(([first, root]) => `${root}:not(:has(${after(first)}))`);
  /* Cards beyond the highest number have a rule of their own, for roots whose number is known. If the address names one
     of them, all are visible until the script has loaded: to look for it from each card would take long on a large page. */
  return `
@media screen and (scripting: enabled) {
:nth-child(-n + ${MOST})[data-cards-part='card']${UNNAMED}:is(${DUE}${HAS_MORE} *):is(${past.join(', ')}) { display: var(--islands-expected, revert-layer) !important; }
${DUE}${HAS_MORE}:is(${known.join(', ')})${NAMES_NONE} ${after(MOST)} { display: var(--islands-expected, revert-layer) !important; }
${DUE}:is(${allShown.join(', ')}) [data-cards-part='more'] { display: var(--islands-expected, revert-layer) !important; }
}
${noticeRoom()}
`;
}

/**
 * Returns the rules that reserve space for the notice above checkboxes that load the page, in a form without a submit
 * button. The same sentence, which is not visible, wraps in the same places.
 */
function noticeRoom(): string {
  const submit = `:is(button:not([type]), [type='submit'], [type='image'])`;
  const before = `${DUE}:not([data-cards*='in-place']) form[data-cards-part='filters']:not(:has(${submit}))::before`;
  return `@media (scripting: enabled) {
${before}, [data-cards-view] { display: block; width: 100%; min-height: 1lh; }
${before} { content: '${texts.reloads}'; visibility: hidden; }
}`;
}

/** Returns the selector of the cards after the first ones. */
function after(first: number): string {
  return `[data-cards-part='card']:nth-child(n + ${first + 1})`;
}

/** Returns the selectors of a number: in JSON without spaces, as the last key or not, and in the attribute. */
function spellings(first: number): string[] {
  const ends = first > MOST_IN_JSON ? [] : [',', '}'];
  return [
    ...ends.map((end) => `[data-cards*='"first":${first}${end}']`),
    `[data-cards-first='${first}']`,
  ];
}
