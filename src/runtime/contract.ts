/**
 * The types of a `contract.ts`, which describes one kind of root as plain data. Decoding, TypeScript types, the
 * entry's descriptors, JSON schemas and the documentation are derived from it.
 */
import type { Descriptor, When } from './core/kinds.ts';

interface SchemaBase {
  /** For integrators, in English; not shipped. */
  readonly meaning: string;
  /** The root fails to mount without this value. */
  readonly required?: true;
  /** What a template may write, for editors; not shipped. */
  readonly example?: string;
}

/** Rules for a text that only the template checks use; not shipped. */
interface CheckedText {
  /** The separator between several values in one text. */
  readonly joinedBy?: string;
  /** A regular expression that the whole text must match. */
  readonly pattern?: string;
  /** `field`: the text is the name of a field in the root. */
  readonly names?: 'field';
  /**
   * The text is the id or the index of an item in a list. The list is in the config of such a root, which is inside
   * what the trigger opens.
   */
  readonly itemOf?: { readonly root: string; readonly list: string };
  /** The values that have a meaning for the root. Others are ignored. */
  readonly known?: readonly string[];
  /** Another attribute of the root, or another key of the config, without which this one does nothing. */
  readonly needs?: string;
  /** The attribute with an address. The name of its file is used if the text is missing or empty. */
  readonly orFileIn?: string;
  /** What a report advises if that name is missing, or the key that the text `needs`. */
  readonly advice?: string;
  /** The text is an http(s) or relative address. The root ignores others. */
  readonly webAddress?: true;
  /** The name of a field that sends the same text to the server. */
  readonly sentAs?: string;
  /** The text becomes the `href` of a link. */
  readonly href?: true;
}

/** A value that a template may send, in a config or an attribute. */
export type Schema =
  | (SchemaBase & { type: 'integer'; minimum?: number; maximum?: number; default?: number })
  /** `decimals`: the most digits after the point. Without it, any number will do. */
  | (SchemaBase & {
      type: 'number';
      minimum?: number;
      maximum?: number;
      decimals?: number;
      default?: number;
    })
  /** `orNumber`: a number is accepted too, and read as text. */
  | (SchemaBase & CheckedText & { type: 'string'; default?: string; orNumber?: true })
  | (SchemaBase & { type: 'boolean'; default?: boolean })
  | (SchemaBase & { type: 'choice'; of: readonly string[]; default?: string })
  | (SchemaBase & { type: 'list'; items: Schema; minimum?: number; default?: readonly [] })
  | (SchemaBase & { type: 'record'; fields: Shape; default?: object });

export type Shape = Readonly<Record<string, Schema>>;

/**
 * The conditions under which a root needs a part that is not required. All of them must be true. If the needed part is
 * `within` another part, it serves only what is inside the same one.
 */
interface PartNeed {
  /** There is a part with that name. */
  readonly part?: string;
  /** That part has the attribute. */
  readonly having?: string;
  /** There are more of these parts than the number at this key of the config. */
  readonly beyond?: string;
  /** The config has these values. */
  readonly config?: Readonly<Record<string, string>>;
  /** What the needed part does, and what to do without it, for reports. */
  readonly to: string;
  readonly advice: string;
}

/** An element that the root finds by `data-<name>-part`. */
export interface Part {
  readonly meaning: string;
  /** The allowed tag names. Without it, any element will do. */
  readonly elements?: readonly (keyof HTMLElementTagNameMap)[];
  /** The allowed types of an `<input>`. Without it, any type but `file` will do. */
  readonly inputTypes?: readonly string[];
  /**
   * The tag names and `<input>` types that the part is designed for. The checks report others, although they work;
   * not shipped.
   */
  readonly meantFor?: readonly (keyof HTMLElementTagNameMap)[];
  readonly meantTypes?: readonly string[];
  /** The root fails to mount without this part. */
  readonly required?: true;
  /** There may be any number of them. Without it, the first one is used. */
  readonly many?: true;
  /** A root without such a part inside searches the whole page. */
  readonly anywhere?: true;
  /**
   * The root replaces the text of this element, so child elements would stay beside the new text. Only the checks
   * use it; not shipped.
   */
  readonly words?: true;
  /** The name of the checkboxes that are read from the part. Only the checks use it; not shipped. */
  readonly boxes?: string;
  /** The part works only inside the part of that name, at any depth. Only the checks use it; not shipped. */
  readonly within?: string;
  /** The part works only as a child of the part of that name. Only the checks use it; not shipped. */
  readonly childOf?: string;
  /**
   * With these values in the config, the part is shown as soon as it matches the checked boxes. Only the checks use
   * it; not shipped.
   */
  readonly filtered?: Readonly<Record<string, string>>;
  /**
   * The part refers to a part of that name, by `aria-controls` or `href="#id"`. Only the checks use it; not
   * shipped.
   */
  readonly names?: string;
  /** The part is a form that has no use unless it can be submitted. Only the checks use it; not shipped. */
  readonly needsSubmit?: true;
  /** The part is a field that the form with that part name submits. Only the checks use it; not shipped. */
  readonly sentBy?: string;
  /** The part must be after the part of that name, which shows it. Only the checks use it; not shipped. */
  readonly after?: string;
  /** The part scrolls, so the keyboard has to reach it or an element in it. Only the checks use it; not shipped. */
  readonly scrolls?: true;
  /** Only the script shows the part again if the server hides it. Only the checks use it; not shipped. */
  readonly unhidden?: true;
  /** The stylesheet hides the part without script. Only the checks use it; not shipped. */
  readonly scriptOnly?: true;
  /** The attribute, with its value, that selects one of these parts. Only the checks use it; not shipped. */
  readonly selectedBy?: { readonly attribute: string; readonly value: string };
  /** What has no effect without the part. Only the checks use it; not shipped. */
  readonly neededBy?: PartNeed;
  /** The name by which the server reads the field. Only the checks use it; not shipped. */
  readonly fieldName?: string;
  /** The types of an `<input>` that is probably the part, whatever its name. Only the checks use it; not shipped. */
  readonly likelyTypes?: readonly string[];
}

/** Where an attribute is read. Only the checks use it; not shipped. */
interface CheckedPlace {
  /** The tag names of the elements that it is read from. Without it, any element will do. */
  readonly elements?: readonly (keyof HTMLElementTagNameMap)[];
  /** Whether it is read only inside its root. */
  readonly inRoot?: true;
  /** Names that people write by mistake instead of this one. */
  readonly mistakenFor?: readonly string[];
  /** The key of the config whose value it says once more. */
  readonly repeats?: string;
  /** A list with an item for each step of the input. */
  readonly each?: 'step';
}

/** A further attribute that the root reads. `on` says where: `root`, `any`, or the name of a part. */
export type Attribute = Schema & CheckedPlace & { readonly on: string };

export interface PageEvent {
  readonly meaning: string;
  /** The keys of `event.detail`, each with its meaning. */
  readonly detail?: Readonly<Record<string, string>>;
  readonly on?: 'root' | 'document';
}

export interface Contract {
  readonly name: string;
  readonly kind: 'island' | 'behaviour';
  readonly purpose: string;
  readonly when: When;
  /**
   * The allowed tag names of the root. A root with another tag name fails to mount. Without it, any element will
   * do.
   */
  readonly elements?: readonly (keyof HTMLElementTagNameMap)[];
  /** The tag names that the root is designed for. The checks report others, although they work; not shipped. */
  readonly meantFor?: readonly (keyof HTMLElementTagNameMap)[];
  /** The root adds an element at its end, so it should not be a list. Only the checks use it; not shipped. */
  readonly addsElement?: true;
  /** The root is a form that has no use unless it can be submitted. Only the checks use it; not shipped. */
  readonly needsSubmit?: true;
  /** The browser's own validation checks the form until the root does. Only the checks use it; not shipped. */
  readonly browserChecks?: true;
  /** The name of another root that must be inside this one. Only the checks use it; not shipped. */
  readonly holds?: string;
  /** The attributes of which the root needs one to do anything. Only the checks use it; not shipped. */
  readonly needsOneOf?: readonly string[];
  /** The names of the fields that are read from the root, which is a form. Only the checks use it; not shipped. */
  readonly fieldNames?: readonly string[];
  /** The type of an `<input>` inside the root. The root fails to mount without it. */
  readonly input?: string;
  /** The root is `body` itself, without a marker. */
  readonly page?: true;
  /** How the entry handles a visitor's early events (see `Descriptor`). */
  readonly early?: Pick<Descriptor, 'submit' | 'native' | 'keys' | 'also'>;
  /**
   * Further chunks that nearly every mount loads. The entry fetches them together with the root's own chunk; not
   * shipped.
   */
  readonly ahead?: readonly string[];
  /** The services that the root requests (`docs/endpoints.md`). The tests of failing services use it; not shipped. */
  readonly asks?: readonly (
    | 'cities'
    | 'structures'
    | 'geocoder'
    | 'fagerstrom'
    | 'tool'
    | 'google'
  )[];
  readonly config?: Shape;
  /** A marker with plain text instead of JSON is no fault. The root reads that text itself. */
  readonly plainText?: true;
  readonly parts?: Readonly<Record<string, Part>>;
  readonly attributes?: Readonly<Record<string, Attribute>>;
  readonly events?: Readonly<Record<string, PageEvent>>;
  /**
   * The selectors and custom properties that the root writes beside its state, for stylesheets and tests; not
   * shipped.
   */
  readonly hooks?: Readonly<Record<string, string>>;
}

/** Returns the contract with its literal types. */
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

/** The type of a set of fields after decoding. */
export type Decoded<Set> = { readonly [Key in keyof Set]: ValueOf<Set[Key]> };

/** The checked config of a root. */
export type ConfigOf<C extends Contract> = C extends { config: infer Set } ? Decoded<Set> : object;

type ElementOf<P> = P extends { elements: readonly (infer Tag)[] }
  ? Tag extends keyof HTMLElementTagNameMap
    ? HTMLElementTagNameMap[Tag]
    : never
  : HTMLElement;

type PartElements<P> = P extends { many: true }
  ? readonly ElementOf<P>[]
  : P extends { required: true }
    ? ElementOf<P>
    : ElementOf<P> | undefined;

/** The element type of a root, derived from its tag names. */
export type RootOf<C extends Contract> = ElementOf<C>;

/** The parts of a root by name. A part with `many` is a list; an optional part may be `undefined`. */
export type PartsOf<C extends Contract> = C extends { parts: infer Set }
  ? { readonly [Name in keyof Set]: PartElements<Set[Name]> }
  : object;

type RootAttributes<Set> = {
  readonly [Name in keyof Set as Set[Name] extends { on: 'root' } ? Name : never]: ValueOf<
    Set[Name]
  >;
};

/** The checked attributes of a root (those with `on: 'root'`), by full attribute name. */
export type AttributesOf<C extends Contract> = C extends { attributes: infer Set }
  ? RootAttributes<Set>
  : object;
