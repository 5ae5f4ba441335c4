/** Takes the sentences for integrators out of the contracts that are shipped: they are for tools and docs. */
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
          bare = `${bare.slice(0, start)}''${bare.slice(end)}`;
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

/** Where the values of `meaning` and `purpose` stand, in the order of the code. */
function sentencesIn(code: string): Span[] {
  const spans: Span[] = [];
  visit(parseSync('contract.js', code).program, (node) => {
    const { key, value } = node;
    if (node.type !== 'Property' || !isNode(key) || !isNode(value)) return;
    if (key.name === 'meaning' || key.name === 'purpose') spans.push(value);
  });
  return spans.sort((one, other) => one.start - other.start);
}

type Node = Record<string, unknown> & Span;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (isNode(value)) {
    see(value);
    for (const inner of Object.values(value)) visit(inner, see);
  }
}
