/** French texts are in certain files, so that they can be edited in one place and translated by a browser. */
import { describe, expect, it } from 'vitest';
import { isNode, nodesIn, type SyntaxNode, shipped } from './sources.ts';

/** Matches French: accents, ligatures, guillemets, and short words that English doesn't have. */
const FRENCH =
  /[àâäçéèêëîïôöùûüœæÀÂÇÉÈÊËÎÏÔÙÛÜŒÆ«»]|\b(vous|votre|vos|nous|notre|nos|est|sont|une|des|les|du|dans|pour|avec|sur|pas|cette|ce|qui|que)\b/iu;
/** Files that may contain French: texts for visitors, and contracts, which may quote it. */
const MAY_HOLD_FRENCH = /(^|\/|-)(texts|contract)\.ts$/;
/** Other files with French that visitors don't read, with the reason. */
const QUOTED = new Map([
  ['src/services/html-cleaner/corpus.ts', 'samples of editors’ HTML, for tests only'],
  ['islands/map-search/search/regions.ts', 'names of regions, which are compared and not shown'],
]);

describe('French texts', () => {
  it('are only in texts.ts', () => {
    const wrong = shipped
      .filter(({ path }) => !MAY_HOLD_FRENCH.test(path) && !QUOTED.has(path))
      .flatMap(({ path, program }) =>
        wordsIn(program)
          .filter((words) => FRENCH.test(words))
          .map((words) => `${path}: ${words.trim()}`),
      );

    expect(wrong).toEqual([]);
  });

  /**
   * A translator wraps text nodes, and React then fails to remove a text that has siblings:
   * https://github.com/facebook/react/issues/11538
   */
  it('are the only child of their element, so that a translated page keeps working', () => {
    const wrong = shipped.flatMap(({ path, program }) =>
      nodesIn(program)
        .filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
        .filter(mixesWords)
        .map((element) => `${path}: ${nameOf(element)} has words beside other children`),
    );

    expect(wrong).toEqual([]);
  });
});

function wordsIn(program: unknown): readonly string[] {
  return nodesIn(program).flatMap(({ type, value }) => {
    if (type === 'Literal' || type === 'JSXText') return typeof value === 'string' ? [value] : [];
    if (type !== 'TemplateElement' || typeof value !== 'object' || value === null) return [];
    return 'raw' in value ? [String(value.raw)] : [];
  });
}

function mixesWords({ children }: SyntaxNode): boolean {
  const visible = Array.isArray(children) ? children.filter((child) => !isBlank(child)) : [];
  return visible.length > 1 && visible.some(mayBeWords);
}

/** Whether the child is whitespace between elements, or a comment. */
function isBlank(child: SyntaxNode): boolean {
  if (child.type === 'JSXText') return String(child.value).trim() === '';
  return isNode(child.expression) && child.expression.type === 'JSXEmptyExpression';
}

/** Whether the node is text, or an expression whose result may be a text. */
function mayBeWords(node: unknown): boolean {
  if (!isNode(node)) return false;
  const { type, expression, consequent, alternate, left, right, operator } = node;
  const { callee, object, name, value } = node;
  switch (type) {
    case 'JSXText':
    case 'TemplateLiteral':
      return true;
    case 'Literal':
      return typeof value === 'string' || typeof value === 'number';
    case 'JSXExpressionContainer':
      return mayBeWords(expression);
    case 'ConditionalExpression':
      return mayBeWords(consequent) || mayBeWords(alternate);
    case 'LogicalExpression':
      return mayBeWords(right) || (operator !== '&&' && mayBeWords(left));
    case 'BinaryExpression':
      return operator === '+' && (mayBeWords(left) || mayBeWords(right));
    case 'CallExpression':
      return mayBeWords(callee);
    case 'MemberExpression':
      return mayBeWords(object);
    default:
      return type === 'Identifier' && /^(texts|labels?|text|title|message)$/.test(String(name));
  }
}

function nameOf({ openingElement }: SyntaxNode): string {
  const name = isNode(openingElement) && isNode(openingElement.name) && openingElement.name.name;
  return name ? `<${name}>` : 'a fragment';
}
