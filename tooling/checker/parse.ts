/** Parses HTML as browsers do, with the place of every node, and collects the tags that the parser moves or ignores. */
import {
  type DefaultTreeAdapterTypes,
  html,
  Parser,
  type ParserErrorHandler,
  type ParserOptions,
  type Token,
} from 'parse5';
import type { Repair } from '../../src/checks/page.ts';

export type Element = DefaultTreeAdapterTypes.Element;
export type ChildNode = DefaultTreeAdapterTypes.ChildNode;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;

type TreeMap = DefaultTreeAdapterTypes.DefaultTreeAdapterMap;

/** A tag that the parser moved or ignored. */
export interface UndoneTag extends Omit<Repair, 'at'> {
  readonly tag: Token.TagToken;
  /**
   * The range of the source that is concerned: from the start of the surrounding element to the place where the parser put
   * the tag.
   */
  readonly since: number;
  readonly until: number;
}

export interface Parsed {
  readonly tree: ParentNode;
  readonly undone: readonly UndoneTag[];
  /** The ends of the names of attributes that their tag already has. */
  readonly repeated: readonly number[];
}

/** Parses a source. `isPage` is whether the source is a whole document. */
export function parseHtml(source: string, isPage: boolean): Parsed {
  const repeated: number[] = [];
  const onParseError: ParserErrorHandler = ({ code, startOffset }) => {
    if (code === 'duplicate-attribute') repeated.push(startOffset);
  };
  const options = { sourceCodeLocationInfo: true, onParseError };
  const parser = isPage ? new Watcher(options) : fragmentWatcher(options);
  parser.tokenizer.write(source, true);
  return { tree: isPage ? parser.document : parser.getFragment(), undone: parser.undone, repeated };
}

/** A static method of the parser creates an instance of the class on which it is called. */
function fragmentWatcher(options: ParserOptions<TreeMap>): Watcher {
  const parser = Watcher.getFragmentParser<TreeMap>(undefined, options);
  if (parser instanceof Watcher) return parser;
  throw new TypeError('expected parse5 to make the parser that was asked for');
}

/** Elements that must not be inside an element with the same name. */
const NOT_IN_ITSELF = ['a', 'button'];
/** Elements that the parser ignores outside a table. */
const OF_TABLES = ['caption', 'col', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'];
const BETWEEN_CELLS = ['table', 'tbody', 'tfoot', 'thead', 'tr'];
const HOLDING_CELLS = [...BETWEEN_CELLS, 'template'];
const IN_TABLES = [...OF_TABLES, 'form', 'input', 'script', 'style', 'table', 'template'];

class Watcher extends Parser<TreeMap> {
  readonly undone: UndoneTag[] = [];
  /** Tags that closed a paragraph. Most end tags of paragraphs are omitted on purpose. */
  readonly #endings: UndoneTag[] = [];

  /** The start tag that the parser is reading. */
  #starting: Token.TagToken | undefined;

  override onStartTag(tag: Token.TagToken): void {
    const around = this.openElements.current;
    if (around && 'tagName' in around) this.#noteMisplaced(tag, around);
    this.#starting = tag;
    super.onStartTag(tag);
    this.#starting = undefined;
  }

  /** Called by the parser for every element that is closed. */
  override onItemPop(node: ParentNode, isTop: boolean): void {
    if (this.#starting && 'tagName' in node) this.#noteEnded(this.#starting, node);
    super.onItemPop(node, isTop);
  }

  override onEndTag(tag: Token.TagToken): void {
    if (tag.tagName === 'p' && !this.openElements.hasInButtonScope(html.TAG_ID.P)) {
      const ending = this.#endings.pop();
      if (ending) this.undone.push({ ...ending, until: offsetOf(tag) });
    }
    super.onEndTag(tag);
  }

  #noteMisplaced(tag: Token.TagToken, around: Element): void {
    const name = tag.tagName;
    const form = name === 'form' && this.openElements.tmplCount === 0 ? this.formElement : null;
    if (form) this.undone.push(undoneTag('dropped', tag, form));
    else if (isBetweenCells(around) && !IN_TABLES.includes(name))
      this.undone.push(undoneTag('moved', tag, around));
    else if (OF_TABLES.includes(name) && this.#isOutOfTables())
      this.undone.push(undoneTag('dropped', tag, around));
  }

  /** Whether no ancestor may contain rows or cells. */
  #isOutOfTables(): boolean {
    const { items, stackTop } = this.openElements;
    const open = items.slice(0, stackTop + 1).filter((node) => 'tagName' in node);
    return open.length > 1 && !open.some(({ tagName }) => HOLDING_CELLS.includes(tagName));
  }

  #noteEnded(tag: Token.TagToken, element: Element): void {
    const name = tag.tagName;
    if (element.tagName === 'p' && name !== 'p')
      this.#endings.push(undoneTag('ended-p', tag, element));
    else if (element.tagName === name && NOT_IN_ITSELF.includes(name))
      this.undone.push(undoneTag('ended-same', tag, element));
  }
}

function isBetweenCells({ tagName, namespaceURI }: Element): boolean {
  return BETWEEN_CELLS.includes(tagName) && namespaceURI === html.NS.HTML;
}

function undoneTag(kind: Repair['kind'], tag: Token.TagToken, around: Element): UndoneTag {
  return {
    kind,
    tag,
    written: tag.tagName,
    around: around.tagName,
    since: around.sourceCodeLocation?.startOffset ?? 0,
    until: offsetOf(tag),
  };
}

function offsetOf({ location }: Token.TagToken): number {
  return location?.startOffset ?? 0;
}
