/** What the core of the form offers to the help, which imports none of it: the two are chunks apart. */
import type { Field, Question } from './question.ts';
import type { Submit } from './submits.ts';

export interface Core {
  readonly form: HTMLFormElement;
  readonly signal: AbortSignal;
  readonly isField: (target: EventTarget | null) => target is Field;
  readonly questions: () => readonly Question[];
  readonly submits: () => readonly Submit[];
  /** Whether it saves what is there, or leaves: it never waits for answers. */
  readonly isUnchecked: (submit: Submit) => boolean;
  /** The fields that had the focus before the help was there, and perhaps still have it. */
  readonly entered: Set<Field>;
  /** Those that the template itself has disabled; valid answers enable them as well. */
  readonly sentDisabled: readonly Submit[];
  /** Whether a submit is under way. */
  readonly isShut: () => boolean;
  /** Computes everything anew. */
  readonly look: () => void;
}
