/** Takes out of the shipped contracts what is for tools and docs, and what the entry knows already. */
import { type Plugin, parseSync } from 'vite';

export function bareContracts(): Plugin {
  return {
    name: 'bare-contracts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /[\\/]contract\.ts$/ },
      handler(code, id) {
        if (id.includes('runtime')) return undefined;
        let bare = code;
        for (const { start, end } of sentencesIn(code).reverse()) {
          bare = bare.slice(0, start) + bare.slice(end).replace(/^\s*,/, '');
        }
        return { code: bare, map: null };
      },
    },
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const NOT_SHIPPED = ['meaning', 'purpose', 'kind', 'when', 'boxes', 'joinedBy'];

/** Where those properties stand, in the order of the code; attributes that no decoder reads go as a whole. */
function sentencesIn(code: string): Span[] {
  const spans: Span[] = [];
  visit(parseSync('contract.js', code).program, (node) => {
    const isDropped =
      isNode(node.value) && (isSentence(node, node.value) || isElsewhere(node.value));
    if (isDropped) spans.push(node);
    return isDropped;
  });
  return spans.sort((one, other) => one.start - other.start);
}

/** A field of that name holds an object, not a text. */
function isSentence({ key }: Node, value: Node): boolean {
  return isNode(key) && NOT_SHIPPED.includes(`${key.name}`) && value.type === 'Literal';
}

/** An attribute that doesn't stand on the root. */
function isElsewhere({ properties }: Node): boolean {
  return [properties]
    .flat()
    .some(
      (one) =>
        isNode(one) &&
        isNode(one.key) &&
        isNode(one.value) &&
        one.key.name === 'on' &&
        one.value.type === 'Literal' &&
        one.value.value !== 'root',
    );
}

type Node = Record<string, unknown> & Span;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** `see` answers whether it is done with the node and all in it. */
function visit(value: unknown, see: (node: Node) => boolean): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (isNode(value) && !see(value)) {
    for (const inner of Object.values(value)) visit(inner, see);
  }
}
