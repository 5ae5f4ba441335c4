/** The oldest browsers that are promised have all that the source asks of them, or are asked first whether they have it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OLDEST } from '../../tooling/build/oldest-browsers.ts';
import { missingGlobals, missingMembers } from './compatibility.ts';
import { isNode, nodesIn, type Source, shipped } from './sources.ts';

/** What an old browser lacks, where it is used nevertheless, and why that is right. */
const ASKED_FOR_FIRST: Readonly<Record<string, string>> = {
  checkVisibility: 'called with `?.`; without it boxes and styles tell less',
  cookieStore: '`in window` before; otherwise the cookie is looked at now and then',
  hidePopover: 'only where `showPopover` is',
  requestIdleCallback: '`in window` before; otherwise a timer',
  setHTML: '`in element` before; otherwise DOMPurify',
  showPopover: '`in element` before; otherwise the element is shown where it stands',
  trustedTypes: 'called with `?.`: without it nothing has to be trusted',
};

/** Names of our own objects that some object of a browser has, too. */
const OURS = 'address escape image lock move navigation region take when'.split(' ');

describe.each(shipped.map((source) => [source.path, source] as const))('%s', (_path, source) => {
  it('asks no browser for what the oldest ones lack', () => {
    const excused = [...Object.keys(ASKED_FOR_FIRST), ...OURS];

    expect(missingIn(source).filter((name) => !excused.includes(name))).toEqual([]);
  });
});

it('names only excuses that are needed', () => {
  const used = new Set(shipped.flatMap(missingIn));

  expect([...Object.keys(ASKED_FOR_FIRST), ...OURS].filter((name) => !used.has(name))).toEqual([]);
});

it('knows what came later, and what was there before', () => {
  expect(missingMembers).toContain('ariaLabel');
  expect(missingMembers).toContain('checkVisibility');
  expect(missingGlobals).toContain('URLPattern');
  expect(missingMembers).not.toContain('closest');
  expect(missingGlobals).not.toContain('AbortController');
});

it.each(['README.md', 'docs/deployment.md'])('are the ones that %s names', (document) => {
  const { chrome, firefox, safari } = OLDEST;

  expect(readFileSync(document, 'utf8')).toMatch(
    new RegExp(
      `Chrome\\b[^\\n]*${chrome}[^]*Firefox\\b[^\\n]*${firefox}[^]*Safari\\b[^\\n]*${safari}`,
    ),
  );
});

/** Returns the missing ones among properties that are read or set, and globals that are called or made. */
function missingIn({ program }: Source): readonly string[] {
  const names = nodesIn(program).flatMap(({ type, computed, property, object, callee }) => {
    if (type === 'NewExpression' || type === 'CallExpression') return globalIn(callee);
    if (type !== 'MemberExpression') return [];
    const member = !computed && isNode(property) ? String(property.name) : '';
    return [...(missingMembers.has(member) ? [member] : []), ...globalIn(object)];
  });
  return [...new Set(names)];
}

function globalIn(node: unknown): readonly string[] {
  const name = isNode(node) && node.type === 'Identifier' ? String(node.name) : '';
  return missingGlobals.has(name) ? [name] : [];
}
