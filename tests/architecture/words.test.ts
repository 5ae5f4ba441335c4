/** Where words may stand, so that they can be edited in one place and translated by a browser. */
import { describe, expect, it } from 'vitest';
import { isNode, nodesIn, type SyntaxNode, shipped } from './sources.ts';

/** French has accents, ligatures, guillemets, and short words that no English sentence holds. */
const FRENCH =
  /[àâäçéèêëîïôöùûüœæÀÂÇÉÈÊËÎÏÔÙÛÜŒÆ«»]|\b(vous|votre|vos|nous|notre|nos|est|sont|une|des|les|du|dans|pour|avec|sur|pas|cette|ce|qui|que)\b/iu;
/** Files that hold French: what visitors read; contracts may quote it to integrators. */
const MAY_HOLD_FRENCH = /(^|\/|-)(texts|contract)\.ts$/;
/** French that nobody reads, and why it stands elsewhere. */
const QUOTED = new Map([
  ['src/services/html-cleaner/corpus.ts', 'samples of editors’ HTML, for tests only'],
  ['islands/map-search/search/regions.ts', 'names of regions, which are compared and not shown'],
]);

describe('words', () => {
  it('in French stand in texts.ts only', () => {
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
   * A translator wraps text nodes. React then fails to remove one that has siblings:
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

/** Blank lines between elements, and comments. */
function isBlank(child: SyntaxNode): boolean {
  if (child.type === 'JSXText') return String(child.value).trim() === '';
  return isNode(child.expression) && child.expression.type === 'JSXEmptyExpression';
}

/** Text, or an expression that gives a text as far as its form tells. */
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
