/** Writes down the accessibility tree that Chromium passes to screen readers, so that people can review it. */
import type { CDPSession, Page } from '@playwright/test';

interface AxValue {
  readonly value?: unknown;
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

interface DomNode {
  readonly backendNodeId: number;
  /** Names and values alternate. */
  readonly attributes?: readonly string[];
  readonly children?: readonly DomNode[];
}

interface Source {
  readonly nodes: ReadonlyMap<string, AxNode>;
  /** The attributes by the node's number in the document. */
  readonly attributes: ReadonlyMap<number, ReadonlyMap<string, string>>;
}

/** A text, or an element with its role, name and states. */
type Branch = string | { readonly head: string; readonly below: readonly Branch[] };

/** Roles without a meaning of their own: their children take their place. */
const TRANSPARENT = ['RootWebArea', 'generic', 'none', 'LabelText', 'Section'];
const SILENT = ['InlineTextBox', 'LineBreak', 'ListMarker'];
/** Contains the browser's own controls, which may change with its version. */
const NATIVE = ['Audio', 'Video'];
const TOLD = [
  ...['checked', 'pressed', 'expanded', 'selected', 'disabled', 'readonly', 'required'],
  ...['invalid', 'modal', 'busy', 'live', 'focused'],
];
/** Attributes that screen readers announce but the protocol doesn't include in its tree. */
const HEARD = ['aria-current', 'aria-roledescription', 'aria-valuetext'];

/**
 * Returns the tree of the page as YAML, one line per node. If `expected` is given, reads the tree again for up to five
 * seconds until it is equal, because announcements have a delay.
 */
export type TreeReader = (expected?: string) => Promise<string>;

export async function treeReader(page: Page): Promise<TreeReader> {
  const session = await page.context().newCDPSession(page);
  return async (expected) => {
    const until = Date.now() + 5_000;
    let tree = await readTree(session);
    while (expected !== undefined && tree !== expected && Date.now() < until)
      tree = await readTree(session);
    return tree;
  };
}

async function readTree(session: CDPSession): Promise<string> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map<string, AxNode>(nodes.map((node) => [node.nodeId, node]));
  const source = { nodes: byId, attributes: await attributesIn(session) };
  return nodes
    .slice(0, 1)
    .flatMap((root) => branchesOf(root, source))
    .flatMap(linesOf)
    .join('\n');
}

function branchesOf(node: AxNode, source: Source): readonly Branch[] {
  const role = String(node.role?.value);
  if (!node.ignored && SILENT.includes(role)) return [];
  const name = textOf(node.name);
  if (!node.ignored && role === 'StaticText') return name ? [name] : [];
  const inner = (node.childIds ?? []).flatMap((id) => {
    const child = source.nodes.get(id);
    return child ? branchesOf(child, source) : [];
  });
  if (node.ignored || TRANSPARENT.includes(role)) return inner;
  const description = textOf(node.description);
  const heard = [
    role,
    name && `"${name}"`,
    ...statesOf(node, source),
    description && `– ${description}`,
  ];
  const below = NATIVE.includes(role) || isOnly(name, inner) ? [] : inner;
  return [{ head: heard.filter(Boolean).join(' '), below }];
}

/** Whether the only content is the text of the name. */
function isOnly(name: string, inner: readonly Branch[]): boolean {
  const bare = (text: string) => text.replaceAll(' ', '');
  return inner.every((one) => typeof one === 'string') && bare(inner.join('')) === bare(name);
}

function statesOf(
  { role, properties = [], backendDOMNodeId = 0 }: AxNode,
  { attributes }: Source,
): readonly string[] {
  const known = new Map(properties.map(({ name, value }) => [name, value.value]));
  const heard = role?.value === 'heading' ? ['level', ...TOLD] : TOLD;
  const told = heard.flatMap((name) => stateOf(name, known.get(name)));
  const own = attributes.get(backendDOMNodeId);
  return [...told, ...HEARD.flatMap((name) => stateOf(name, own?.get(name)))];
}

/** Returns the states. `false` is only included for states such as "collapsed", which screen readers announce. */
function stateOf(name: string, value: unknown): readonly string[] {
  const isNo = value === false || value === 'false';
  if (value === undefined || value === '' || (isNo && name !== 'expanded')) return [];
  return [value === true || value === 'true' ? `[${name}]` : `[${name}=${value}]`];
}

/** Normalises spaces, because screen readers don't distinguish them. */
function textOf(value: AxValue | undefined): string {
  return String(value?.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

async function attributesIn(session: CDPSession): Promise<Source['attributes']> {
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const found = new Map<number, ReadonlyMap<string, string>>();
  const collect = ({ backendNodeId, attributes = [], children = [] }: DomNode): void => {
    const pairs = attributes.map((name, at) => [name, attributes[at + 1] ?? ''] as const);
    found.set(backendNodeId, new Map(pairs.filter((_, at) => at % 2 === 0)));
    children.forEach(collect);
  };
  collect(root);
  return found;
}

function linesOf(branch: Branch): readonly string[] {
  if (typeof branch === 'string') return [`- text: ${plain(branch)}`];
  const [first, ...others] = branch.below;
  if (first === undefined) return [`- ${plain(branch.head)}`];
  if (typeof first === 'string' && others.length === 0)
    return [`- ${plain(branch.head)}: ${plain(first)}`];
  const below = branch.below.flatMap(linesOf).map((line) => `  ${line}`);
  return [`- ${plain(branch.head)}:`, ...below];
}

/** Adds quotes if YAML would read the text differently. */
function plain(text: string): string {
  return /^[\p{Letter}«(][^:#]*$/u.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
}
