/** What is told of a change, and how: the pieces that comparisons are made of. */
import { tags } from '../editor-data/wording.ts';

export interface Change {
  /** `addition`: there is more. `behaviour`: what was right still is, and does something else. */
  readonly kind: 'breaking' | 'behaviour' | 'addition';
  /** Such as `data-cards`. */
  readonly root: string;
  /** A sentence for whoever upgrades. */
  readonly words: string;
}

/** What is told of one root; its name comes on top. */
export type Told = Omit<Change, 'root'>;

export type Records<Value> = Readonly<Record<string, Value>> | undefined;

/** Every name of either, with what both have of it. */
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

export function breaking(words: string): Told {
  return { kind: 'breaking', words };
}

export function behaviour(words: string): Told {
  return { kind: 'behaviour', words };
}

export function addition(words: string): Told {
  return { kind: 'addition', words };
}

/** Tells what is gone and what is new of a set of names. */
export function listChanges(
  what: string,
  old: readonly string[] = [],
  next: readonly string[] = [],
): readonly Told[] {
  return [
    ...old
      .filter((one) => !next.includes(one))
      .map((one) => breaking(`${what} \`${one}\` is gone.`)),
    ...next
      .filter((one) => !old.includes(one))
      .map((one) => addition(`${what} \`${one}\` is new.`)),
  ];
}

/** Fewer elements are allowed than before, or any were. */
export function elementChanges(
  what: string,
  old?: readonly string[],
  next?: readonly string[],
): readonly Told[] {
  if (!next) return old ? [addition(`${what} may be any element.`)] : [];
  const allowed = tags(next);
  const isNarrower = !old || old.some((tag) => !next.includes(tag));
  if (isNarrower) return [breaking(`${what} must be ${allowed}.`)];
  return next.length > old.length ? [addition(`${what} may be ${allowed}.`)] : [];
}

/** Such as `the part \`more\``, from `The part \`more\``. */
export function inSentence(what: string): string {
  return what.charAt(0).toLowerCase() + what.slice(1);
}
