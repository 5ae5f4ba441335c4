/**
 * The language in which every `contract.ts` describes its root. Decoding, types, the entry's descriptor,
 * JSON schemas and documentation are derived from these descriptions; they are plain data.
 */
import type { Descriptor, When } from './core/kinds.ts';

interface SchemaBase {
  /** For integrators, in English; not shipped. */
  readonly meaning: string;
  /** Without it the root can't live. */
  readonly required?: true;
  /** What a template may write, for editors; not shipped. */
  readonly example?: string;
}

/** What only the checks know of a text; not shipped. */
interface CheckedText {
  /** What stands between several values. */
  readonly joinedBy?: string;
  /** A regular expression that all of it matches. */
  readonly pattern?: string;
  /** `field`: it is the name of a field in the root. */
  readonly names?: 'field';
  /** It is the id or the index of an item of a list: in the config of such a root, within what the trigger opens. */
  readonly itemOf?: { readonly root: string; readonly list: string };
  /** The values that the root knows; others are left alone. */
  readonly known?: readonly string[];
  /** Another attribute of the root, without which it does nothing. */
  readonly needs?: string;
}

/** A value that a template may send, in a config or an attribute. */
export type Schema =
  | (SchemaBase & { type: 'integer'; minimum?: number; maximum?: number; default?: number })
  /** `decimals`: how many digits it may have after the point; any number without it. */
  | (SchemaBase & {
      type: 'number';
      minimum?: number;
      maximum?: number;
      decimals?: number;
      default?: number;
    })
  /** `orNumber`: a number is as good, and read as its text. */
  | (SchemaBase & CheckedText & { type: 'string'; default?: string; orNumber?: true })
  | (SchemaBase & { type: 'boolean'; default?: boolean })
  | (SchemaBase & { type: 'choice'; of: readonly string[]; default?: string })
  | (SchemaBase & { type: 'list'; items: Schema; minimum?: number; default?: readonly [] })
  | (SchemaBase & { type: 'record'; fields: Shape; default?: object });

export type Shape = Readonly<Record<string, Schema>>;

/** An element that the root knows by `data-<name>-part`. */
export interface Part {
  readonly meaning: string;
  /** The tag names that will do; any without it. */
  readonly elements?: readonly (keyof HTMLElementTagNameMap)[];
  /** The types that an `<input>` may have; any without it. */
  readonly inputTypes?: readonly string[];
  /** The tag names that it is made for, and the types of an `<input>`: others are reported; for the checks, not shipped. */
  readonly meantFor?: readonly (keyof HTMLElementTagNameMap)[];
  readonly meantTypes?: readonly string[];
  /** A root that lacks it does not start. */
  readonly required?: true;
  /** Any number of them; otherwise the first counts. */
  readonly many?: true;
  /** Looked for in the whole page where the root holds none. */
  readonly anywhere?: true;
  /** The root writes its words, and elements in it would stay beside them; for the checks, not shipped. */
  readonly words?: true;
  /** The name of the boxes in it that are read; for the checks, not shipped. */
  readonly boxes?: string;
  /** It counts only in the part of that name, at any depth; for the checks, not shipped. */
  readonly within?: string;
  /** It counts only as a child of the part of that name; for the checks, not shipped. */
  readonly childOf?: string;
  /** It shows as soon as it matches the boxes, where the config has these values; for the checks, not shipped. */
  readonly filtered?: Readonly<Record<string, string>>;
  /** By `aria-controls` or `href="#id"` it names a part of that name; for the checks, not shipped. */
  readonly names?: string;
  /** A form that is of no use unless it is sent; for the checks, not shipped. */
  readonly needsSubmit?: true;
  /** A field that the part of that name, a form, sends; for the checks, not shipped. */
  readonly sentBy?: string;
  /** It stands after the part of that name, which shows it; for the checks, not shipped. */
  readonly after?: string;
}

/** Where an attribute is read, as far as only the checks know; not shipped. */
interface CheckedPlace {
  /** The tag names of the elements that it is read from; any without it. */
  readonly elements?: readonly (keyof HTMLElementTagNameMap)[];
  /** Whether it is read within its root only. */
  readonly inRoot?: true;
  /** Names that people write in its place. */
  readonly mistakenFor?: readonly string[];
  /** The key of the config whose value it says once more. */
  readonly repeats?: string;
  /** A list with an item for each step of the input. */
  readonly each?: 'step';
}

/** Another attribute that is read or understood. `on`: `root`, a part's name, or `any`. */
export type Attribute = Schema & CheckedPlace & { readonly on: string };

export interface PageEvent {
  readonly meaning: string;
  /** Each key of `detail`, with what it holds. */
  readonly detail?: Readonly<Record<string, string>>;
  readonly on?: 'root' | 'document';
}

export interface Contract {
  readonly name: string;
  readonly kind: 'island' | 'behaviour';
  readonly purpose: string;
  readonly when: When;
  /** The tag names that the root may have; any without it. A root of another name does not start. */
  readonly elements?: readonly (keyof HTMLElementTagNameMap)[];
  /** The tag names that the root is made for: it starts on others, which are reported; for the checks, not shipped. */
  readonly meantFor?: readonly (keyof HTMLElementTagNameMap)[];
  /** The root is a form that is of no use unless it is sent; for the checks, not shipped. */
  readonly needsSubmit?: true;
  /** The names of the fields that the root, a form, is read by; for the checks, not shipped. */
  readonly fieldNames?: readonly string[];
  /** The type of an input that the root holds, and does not start without. */
  readonly input?: string;
  /** Works on `body`, without a marker. */
  readonly page?: true;
  /** What the entry does with a visitor's early events (see `Descriptor`). */
  readonly early?: Pick<Descriptor, 'submit' | 'native' | 'keys' | 'also'>;
  /** Chunks that its start asks for in nearly every case, and that the entry asks for with its own; not shipped. */
  readonly ahead?: readonly string[];
  /** The services that it asks (`docs/endpoints.md`), for the tests of what happens when they fail; not shipped. */
  readonly asks?: readonly (
    | 'cities'
    | 'structures'
    | 'geocoder'
    | 'fagerstrom'
    | 'tool'
    | 'google'
  )[];
  readonly config?: Shape;
  /** A text in the marker that is no JSON is not a broken config: the root reads it itself. */
  readonly plainText?: true;
  readonly parts?: Readonly<Record<string, Part>>;
  readonly attributes?: Readonly<Record<string, Attribute>>;
  readonly events?: Readonly<Record<string, PageEvent>>;
  /** What the root writes beside its state, for stylesheets and tests: selectors and custom properties. Not shipped. */
  readonly hooks?: Readonly<Record<string, string>>;
}

/** Keeps the literal types of a description. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}

type Plain<F> = F extends { type: 'integer' | 'number' }
  ? number
  : F extends { type: 'string' }
    ? string
    : F extends { type: 'boolean' }
      ? boolean
      : F extends { type: 'choice'; of: readonly (infer Choice)[] }
        ? Choice
        : F extends { type: 'list'; items: infer Item }
          ? readonly Plain<Item>[]
          : F extends { type: 'record'; fields: infer Inner }
            ? Decoded<Inner>
            : never;

type ValueOf<F> = F extends { default: unknown } | { required: true }
  ? Plain<F>
  : Plain<F> | undefined;

/** The type of a set of fields once decoded. */
export type Decoded<Set> = { readonly [Key in keyof Set]: ValueOf<Set[Key]> };

/** The checked config of a root. */
export type ConfigOf<C extends Contract> = C extends { config: infer Set } ? Decoded<Set> : object;

type ElementOf<P> = P extends { elements: readonly (infer Tag)[] }
  ? Tag extends keyof HTMLElementTagNameMap
    ? HTMLElementTagNameMap[Tag]
    : never
  : HTMLElement;

type Found<P> = P extends { many: true }
  ? readonly ElementOf<P>[]
  : P extends { required: true }
    ? ElementOf<P>
    : ElementOf<P> | undefined;

/** The element of a root: of the class that its tag names have. */
export type RootOf<C extends Contract> = ElementOf<C>;

/** The parts of a root, by name: lists where there may be many, `undefined` where one may be missing. */
export type PartsOf<C extends Contract> = C extends { parts: infer Set }
  ? { readonly [Name in keyof Set]: Found<Set[Name]> }
  : object;

type RootAttributes<Set> = {
  readonly [Name in keyof Set as Set[Name] extends { on: 'root' } ? Name : never]: ValueOf<
    Set[Name]
  >;
};

/** The checked attributes of a root (those described as `on: 'root'`), by their full names. */
export type AttributesOf<C extends Contract> = C extends { attributes: infer Set }
  ? RootAttributes<Set>
  : object;
