/** Reads the titles of tests from the source of a file. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { isNode, nodesIn } from './sources.ts';

const TESTERS = ['test', 'it', 'describe'];

/** Returns the titles of tests and test groups. `…` stands for each expression of a template string. */
export function titlesIn(file: string): readonly string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  return nodesIn(program).flatMap(({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || !TESTERS.includes(callerIn(callee))) return [];
    return Array.isArray(given) ? titleOf(given[0]) : [];
  });
}

/** Returns the name of the called function: `test` for `test.describe(…)` and for `test.each(…)(…)`. */
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
