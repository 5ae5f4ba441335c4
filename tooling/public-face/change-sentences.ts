/** Builds the sentences that describe a change. */
import { tags } from '../editor-data/wording.ts';

export interface Change {
  /**
   * `breaking`: valid templates become invalid. `behaviour`: they stay valid but do something else. `addition`: something
   * is new.
   */
  readonly kind: 'breaking' | 'behaviour' | 'addition';
  /** Such as `data-cards`. */
  readonly root: string;
  /** A sentence for people who upgrade. */
  readonly words: string;
}

/** A change of one root, without the name of the root. */
export type RootChange = Omit<Change, 'root'>;

export type Records<Value> = Readonly<Record<string, Value>> | undefined;

/** Returns every name of both versions, with both values. */
export function byName<Value>(
  old: Records<Value> = {},
  next: Records<Value> = {},
): readonly (readonly [string, Value | undefined, Value | undefined])[] {
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].map((name) => [
    name,
    old[name],
    next[name],
  ]);
}

export function breaking(words: string): RootChange {
  return { kind: 'breaking', words };
}

export function behaviour(words: string): RootChange {
  return { kind: 'behaviour', words };
}

export function addition(words: string): RootChange {
  return { kind: 'addition', words };
}

export function removed(what: string): RootChange {
  return breaking(`${what} was removed. Do not use it any more.`);
}

/** Describes removed and added names. */
export function listChanges(
  what: string,
  old: readonly string[] = [],
  next: readonly string[] = [],
): readonly RootChange[] {
  return [
    ...old.filter((one) => !next.includes(one)).map((one) => removed(`${what} \`${one}\``)),
    ...next
      .filter((one) => !old.includes(one))
      .map((one) => addition(`${what} \`${one}\` is new.`)),
  ];
}

/** Describes elements that are no longer allowed. */
export function elementChanges(
  what: string,
  old?: readonly string[],
  next?: readonly string[],
): readonly RootChange[] {
  if (!next) return old ? [addition(`${what} may now be any element.`)] : [];
  const allowed = tags(next);
  const isNarrower = !old || old.some((tag) => !next.includes(tag));
  if (isNarrower) return [breaking(`${what} must now be ${allowed}. Change the element.`)];
  return next.length > old.length ? [addition(`${what} may now be ${allowed}.`)] : [];
}

/** Returns for example `the part \`more\`` for `The part \`more\``. */
export function inSentence(what: string): string {
  return what.charAt(0).toLowerCase() + what.slice(1);
}
