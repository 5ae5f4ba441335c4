/** Limits what runs while a chunk is evaluated, because this is one task that can't be interrupted. */
import { expect, it } from 'vitest';
import { isNode, type SyntaxNode, shipped } from './sources.ts';

/** On a slow phone, the first `Intl` object of a page takes longer than evaluating the chunk. */
it('creates no Intl object: `once` creates it when it is used', () => {
  const wrong = shipped.flatMap(({ path, program }) =>
    evaluatedIn(program)
      .filter(isIntl)
      .map(({ type }) => `${path}: ${type} of Intl`),
  );

  expect(wrong).toEqual([]);
});

/** Returns every node that runs when the file is evaluated, so none inside a function. */
function evaluatedIn(value: unknown): readonly SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(evaluatedIn);
  if (!isNode(value) || /Function|MethodDefinition/.test(value.type)) return [];
  return [value, ...Object.values(value).flatMap(evaluatedIn)];
}

function isIntl({ type, callee }: SyntaxNode): boolean {
  if (type !== 'NewExpression' && type !== 'CallExpression') return false;
  return isNode(callee) && isNode(callee.object) && callee.object.name === 'Intl';
}
