/** What may happen while a chunk is evaluated, which is one task that nobody can interrupt. */
import { expect, it } from 'vitest';
import { isNode, type SyntaxNode, shipped } from './sources.ts';

/** The first of a page costs a slow phone more than the whole of the chunk. */
it('makes no Intl object: `once` makes it where it is used', () => {
  const wrong = shipped.flatMap(({ path, program }) =>
    evaluatedIn(program)
      .filter(isIntl)
      .map(({ type }) => `${path}: ${type} of Intl`),
  );

  expect(wrong).toEqual([]);
});

/** Every node that runs as soon as the file is evaluated: none within a function. */
function evaluatedIn(value: unknown): readonly SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(evaluatedIn);
  if (!isNode(value) || /Function|MethodDefinition/.test(value.type)) return [];
  return [value, ...Object.values(value).flatMap(evaluatedIn)];
}

function isIntl({ type, callee }: SyntaxNode): boolean {
  if (type !== 'NewExpression' && type !== 'CallExpression') return false;
  return isNode(callee) && isNode(callee.object) && callee.object.name === 'Intl';
}
