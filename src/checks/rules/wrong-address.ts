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
        yield* wrongIn(at, name, page);
  }
}

/** Whether the root does something for this value of its marker. Others belong to other scripts. */
function isOurs(value = '', kind?: Attribute): boolean {
  return kind?.type !== 'string' || (kind.known?.includes(value) ?? true);
}

function* wrongIn(at: Markup, name: string, { extent }: Page): Generator<Problem> {
  const value = at.attributes.get(name)?.trim() ?? '';
  const isOpen = !isKnown(value) || (extent === 'template' && UNRENDERED.test(value));
  const advice = isOpen ? undefined : adviceFor(value, name);
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
  if (RUNS.test(value)) return `the link keeps its href; correct ${name}`;
  if (!value || ADDRESS.test(value)) return undefined;
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*:)(.*)$/is.exec(value) ?? [];
  if (scheme && !rest) return `it leads nowhere; write what follows ${scheme}`;
  if (scheme) return `it may lead nowhere; remove the blank after ${scheme}`;
  if (UNRENDERED.test(value))
    return 'the template’s expression was not rendered; render the template';
  return adviceForPath(value, name);
}

/** Returns what to do about an address without a scheme. */
function adviceForPath(value: string, name: string): string | undefined {
  const number = dialled(value);
  if (/^\+?\d+$/.test(number))
    return `it leads to a page of this site; write ${name}="tel:${number}"`;
  return isRelativePath(value)
    ? undefined
    : 'it leads to a page of this site; begin it with a scheme such as https:, or with "/"';
}

/** The schemes of `src/lib/runs-script.ts`, which needs a browser. */
const RUNS = /^(javascript|vbscript|data|blob):/i;
/** A scheme with something after it, or the beginning of an address of this site. */
const ADDRESS = /^([a-z][a-z\d+.-]*:\S|[/#?.])/i;
/** An expression of a template language, such as `{{ url }}`, `[[url]]`, `<%= url %>`, `%URL%` or `@Model.Url`. */
const UNRENDERED = /[{}]|\[\[|<%|%[A-Z][A-Z_]{2,}%|^@\w/;

/** Returns a phone number without what people write between its digits. After the code of a country, no 0 is dialled. */
function dialled(value: string): string {
  return value.replace(/^((?:\+|00).*?)\(0\)/, '$1').replaceAll(/[\s().-]/g, '');
}

/** Whether it may be meant relative to the page: `apps/ios`, `ios.html`, `ios`. An app in the App Store has `id123`. */
function isRelativePath(value: string): boolean {
  return /^(?!id\d+$)[^\s.:/?#]+([/?#]|\.(html?|php|aspx?|jsp)\b|$)/i.test(value);
}
