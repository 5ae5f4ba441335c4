// @vitest-environment jsdom
/** Runs the rules of the checker on random templates: each finding is a complete sentence. */
import contracts from 'virtual:contracts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { findingsIn } from '../../src/checks/rules.ts';
import { templateRules } from '../../src/checks/template-rules.ts';
import { pageIn } from '../page-in.ts';
import { rootsOf } from './markups.ts';
import { fuzz } from './plan.ts';

const rooted = contracts.filter(({ page, name }) => !page && !name.endsWith('-open'));

describe('a template', () => {
  fuzz(
    'checks',
    'is checked completely, and mistakes are reported in complete sentences',
    fc.property(
      fc.constantFrom(...rooted).chain(rootsOf),
      fc.constantFrom(...rooted).chain(rootsOf),
      (one, other) => {
        const page = pageIn(`${one().outerHTML}${other().outerHTML}`);
        for (const rules of [undefined, templateRules])
          for (const { expected, found, advice, rule } of findingsIn(page, rules))
            for (const words of [expected, found, advice]) expect(words, rule).toMatch(/\S/);
      },
    ),
  );
});
