/** Finds a config in an attribute of its own, such as `data-config`. Roots read it from their marker only. */
import type { Contract } from '../../runtime/contract.ts';
import type { Problem } from '../finding.ts';
import { isKnown, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';
import { configKeysIn, keysIn } from '../sent-config.ts';
import { markerOf } from '../vocabulary.ts';

export function* configElsewhere(page: Page): Generator<Problem> {
  for (const name of page.foreignAttributes)
    for (const at of page.having(name))
      for (const contract of page.rootsOn(at)) {
        if (!holdsConfig(name, at, contract)) continue;
        const expected = `the config in ${markerOf(contract)}`;
        const advice = `the script ignores it there; move it into ${markerOf(contract)}`;
        yield { expected, found: `it in ${name}`, advice, at, attribute: name, level: 'error' };
      }
}

function holdsConfig(name: string, { attributes }: Markup, contract: Contract): boolean {
  const value = attributes.get(name) ?? '';
  if (Object.keys(contract.config ?? {}).length === 0) return false;
  const sent = attributes.get(markerOf(contract)) ?? '';
  if (/^\{./s.test(sent) || !isKnown(sent)) return false;
  return (
    configKeysIn(value, contract).length > 0 || (isNamedConfig(name) && keysIn(value).length > 0)
  );
}

function isNamedConfig(name: string): boolean {
  return /-(config|options|props|settings|params)$/.test(name);
}
