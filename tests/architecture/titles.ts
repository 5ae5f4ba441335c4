/** The titles of the tests of a file, as its source has them. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { isNode, nodesIn } from './sources.ts';

const TESTERS = ['test', 'it', 'describe'];

/** Returns the titles of tests and of what groups them. `…` stands for each expression of a template. */
export function titlesIn(file: string): readonly string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  return nodesIn(program).flatMap(({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || !TESTERS.includes(callerIn(callee))) return [];
    return Array.isArray(given) ? titleOf(given[0]) : [];
  });
}

/** What is called in the end: `test` of `test.describe(…)` and of `test.each(…)(…)`. */
function callerIn(callee: unknown): string {
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return String(callee.name);
  return callerIn(callee.object ?? callee.callee ?? callee.tag);
}

function titleOf(argument: unknown): readonly string[] {
  if (!isNode(argument)) return [];
  if (typeof argument.value === 'string') return [argument.value];
  if (argument.type !== 'TemplateLiteral' || !Array.isArray(argument.quasis)) return [];
  return [argument.quasis.map((piece) => piece.value.cooked).join('…')];
}
