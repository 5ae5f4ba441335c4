/** Finds addresses that lead nowhere: a number without `tel:`, the name of an app, or one that would run a script. */
import type { Attribute } from '../../runtime/contract.ts';
import { attributesIn } from '../described.ts';
import type { Problem } from '../finding.ts';
import { isKnown, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';

export function* wrongAddress(page: Page): Generator<Problem> {
  for (const { name, attribute, contract, marker } of attributesIn(page.vocabulary)) {
    if (attribute.type !== 'string' || !attribute.href) continue;
    const kind = contract.attributes?.[marker];
    for (const at of page.having(name))
      if (at.attributes.has(marker) && isOurs(at.attributes.get(marker), kind))
        yield* wrongIn(at, name);
  }
}

/** Whether the root does something for this value of its marker. Others belong to other scripts. */
function isOurs(value = '', kind?: Attribute): boolean {
  return kind?.type !== 'string' || (kind.known?.includes(value) ?? true);
}

function* wrongIn(at: Markup, name: string): Generator<Problem> {
  const value = at.attributes.get(name)?.trim() ?? '';
  const advice = isKnown(value) ? adviceFor(value, name) : undefined;
  if (!advice) return;
  yield {
    expected: `${name} to be an address, such as tel:… or https://…`,
    found: `"${value}"`,
    advice,
    at,
    attribute: name,
    level: 'error',
  };
}

/** Returns what to do; `undefined` if the address may be right. An empty one is not used. */
function adviceFor(value: string, name: string): string | undefined {
  if (!value || isRelativePath(value)) return undefined;
  if (RUNS.test(value)) return `the link keeps its href; correct ${name}`;
  if (ADDRESS.test(value)) return undefined;
  if (/^[a-z]+:$/i.test(value)) return `it leads nowhere; write what follows ${value}`;
  const number = value.replaceAll(/[\s().-]/g, '');
  return /^\+?\d+$/.test(number)
    ? `it leads to a page of this site; write ${name}="tel:${number}"`
    : 'it leads to a page of this site; begin it with a scheme such as https:, or with "/"';
}

/** The schemes of `src/lib/runs-script.ts`, which needs a browser. */
const RUNS = /^(javascript|vbscript|data|blob):/i;
/** A scheme with something after it, or the beginning of an address of this site. */
const ADDRESS = /^([a-z][a-z\d+.-]*:\S|[/#?.])/i;

/** Whether it may be meant relative to the page: `apps/ios`, `ios.html`. */
function isRelativePath(value: string): boolean {
  return /^[\w-]+(\/|\.(html?|php|aspx?|jsp)\b)/i.test(value);
}
