/**
 * React may throw a render away, or do it twice: what renders must leave the world as it is.
 * https://react.dev/reference/rules/components-and-hooks-must-be-pure
 */
import { expect, it } from 'vitest';
import { isNode, nodesIn, resolved, type Source, type SyntaxNode, shipped } from './sources.ts';

/** Functions and methods that change the world, or tell it of something. */
const TOUCHES = new Set(
  [
    'addEventListener removeEventListener dispatchEvent observe fetch',
    'setAttribute removeAttribute toggleAttribute append prepend before after replaceWith',
    'replaceChildren remove insertBefore focus setTimeout setInterval requestAnimationFrame',
    'queueMicrotask report emit',
  ].flatMap((names) => names.split(' ')),
);

/** They touch only what they have just made, and what nobody else has. */
const MAKERS = ['makeView', 'makeLiveRegion'];

/** Binds nothing until it is applied; components give it no signal to listen to. */
const LAZY = ['bind'];

/** Hooks that call their arguments as they render. */
const RENDERING = ['useState', 'useReducer', 'useMemo'];

/** Methods that call their argument at once. */
const AT_ONCE =
  /^(map|flatMap|filter|find|findLast|findIndex|some|every|forEach|reduce|sort|from)$/;

interface Scope {
  readonly source: Source;
  /** Functions that are named in the component itself. */
  readonly local: ReadonlyMap<string, SyntaxNode>;
}

const functionsOf = new Map(shipped.map((source) => [source.path, topLevelFunctions(source)]));
const importsOf = new Map(shipped.map((source) => [source.path, importedNames(source)]));

const withReact = shipped.filter(({ imports }) => imports.includes('react'));

it.each(withReact.map((source) => [source.path, source] as const))(
  '%s renders without touching the world',
  (_, source) => {
    const wrong = renderingIn(source).flatMap(([name, node]) =>
      touchesOf(node, { source, local: namedFunctions(node) }, []).map(
        (path) => `${name} calls ${path} as it renders`,
      ),
    );

    expect(wrong).toEqual([]);
  },
);

/** Returns every component and hook of a file, with its name. */
function renderingIn({ program }: Source): readonly Named[] {
  return nodesIn(program).flatMap((node) => {
    const named = functionOf(node).filter(([name]) => /^(use)?[A-Z]/.test(name));
    if (named.length > 0) return named;
    const [first, second] = isCallOf(node, ['memo', 'defineIsland']) ? argumentsOf(node) : [];
    const component = [second, first].find(isFunction);
    return component ? [['the component', component]] : [];
  });
}

/** Returns the ways to what a function touches when it is called, as `a > b > setTimeout`. */
function touchesOf(node: SyntaxNode, scope: Scope, way: readonly string[]): readonly string[] {
  return executed(node.body).flatMap((call) => {
    const name = calleeName(call);
    if (!name || MAKERS.includes(name) || LAZY.includes(name)) return [];
    const path = [...way, name];
    if (TOUCHES.has(name)) return [path.join(' > ')];
    const found = isFree(call) ? lookUp(name, scope) : undefined;
    if (!found || way.includes(name)) return [];
    return touchesOf(found.node, found.scope, path);
  });
}

/** Returns what runs when the code does: calls, without those of functions that are only made. */
function executed(value: unknown): readonly SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(executed);
  if (!isNode(value)) return [];
  const isOnlyMade: boolean = isFunction(value);
  if (isOnlyMade) return [];
  const inside = Object.values(value).flatMap(executed);
  if (value.type !== 'CallExpression' && value.type !== 'NewExpression') return inside;
  const calledNow = isCalledNow(value) ? argumentsOf(value) : [];
  const made = calledNow.flatMap((one) => (isFunction(one) ? executed(one.body) : callOf(one)));
  return [value, ...inside, ...made];
}

/** `useState(make)` calls `make`. */
function callOf(argument: SyntaxNode): readonly SyntaxNode[] {
  return argument.type === 'Identifier'
    ? [{ type: 'CallExpression', callee: argument, arguments: [] }]
    : [];
}

function isCalledNow(call: SyntaxNode): boolean {
  const name = calleeName(call) ?? '';
  return RENDERING.includes(name) || (!isFree(call) && AT_ONCE.test(name));
}

function lookUp(name: string, { source, local }: Scope) {
  const node = local.get(name) ?? functionsOf.get(source.path)?.get(name);
  if (node) return { node, scope: { source, local } };
  const imported = importsOf.get(source.path)?.get(name);
  const from = shipped.find(({ path }) => path === imported?.path);
  const there = imported && functionsOf.get(imported.path)?.get(imported.name);
  return from && there ? { node: there, scope: { source: from, local: new Map() } } : undefined;
}

type Named = readonly [name: string, node: SyntaxNode];

/** Returns the functions and classes that other code of the file can call. */
function topLevelFunctions({ program }: Source): ReadonlyMap<string, SyntaxNode> {
  const statements = nodesOf(isNode(program) && program.body).map(({ declaration, ...node }) =>
    isNode(declaration) ? declaration : { ...node, type: String(node.type) },
  );
  const declared = statements.flatMap((one) => [one, ...nodesOf(one.declarations)]);
  return new Map(declared.flatMap((one) => [...functionOf(one), ...constructorOf(one)]));
}

/** Returns what runs when an instance of the class is made, under the name of the class. */
function constructorOf(node: SyntaxNode): readonly Named[] {
  if (node.type !== 'ClassDeclaration' || !isNode(node.id) || !isNode(node.body)) return [];
  const parts = nodesOf(node.body.body).flatMap(({ type, kind, value }) => {
    if (!isNode(value)) return [];
    if (type === 'PropertyDefinition') return [value];
    return kind === 'constructor' && isNode(value.body) ? [value.body] : [];
  });
  return [[String(node.id.name), { type: 'Constructor', body: parts }]];
}

function namedFunctions(node: SyntaxNode): ReadonlyMap<string, SyntaxNode> {
  return new Map(nodesIn(node.body).flatMap(functionOf));
}

/** Returns the name and the function where the node declares one. */
function functionOf(node: SyntaxNode): readonly Named[] {
  const { type, id, init } = node;
  if (!isNode(id) || typeof id.name !== 'string') return [];
  const declared = type === 'VariableDeclarator' ? init : node;
  return isFunction(declared) ? [[id.name, declared]] : [];
}

interface Imported {
  readonly path: string;
  readonly name: string;
}

function importedNames({ program, path }: Source): ReadonlyMap<string, Imported> {
  const imports = nodesIn(program).filter(({ type }) => type === 'ImportDeclaration');
  return new Map(
    imports.flatMap(({ source, specifiers }) =>
      nodesOf(specifiers).flatMap(({ local, imported }) =>
        isNode(local) && isNode(imported) && isNode(source)
          ? [
              [
                `${local.name}`,
                { path: resolved(path, `${source.value}`), name: `${imported.name}` },
              ],
            ]
          : [],
      ),
    ),
  );
}

function isFunction(value: unknown): value is SyntaxNode {
  return isNode(value) && /^(ArrowFunction|Function)(Expression|Declaration)$/.test(value.type);
}

function nodesOf(value: unknown): readonly SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function argumentsOf(call: SyntaxNode): readonly SyntaxNode[] {
  return nodesOf(call.arguments);
}

/** Whether a name is called, and not a method. */
function isFree({ callee }: SyntaxNode): boolean {
  return isNode(callee) && callee.type === 'Identifier';
}

function calleeName({ callee }: SyntaxNode): string | undefined {
  const named = isNode(callee) && isNode(callee.property) ? callee.property : callee;
  return isNode(named) && typeof named.name === 'string' ? named.name : undefined;
}

function isCallOf(node: SyntaxNode, names: readonly string[]): boolean {
  return node.type === 'CallExpression' && names.includes(calleeName(node) ?? '');
}
