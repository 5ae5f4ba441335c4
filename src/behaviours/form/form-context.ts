/** What `behaviour.ts` offers to `form-help.ts`, which is a chunk of its own and imports none of it. */
import type { Field, FieldGroup } from './fields/field-groups.ts';
import type { Submit } from './submission/submits.ts';

export interface FormContext {
  readonly form: HTMLFormElement;
  readonly signal: AbortSignal;
  readonly isField: (target: EventTarget | null) => target is Field;
  readonly groups: () => readonly FieldGroup[];
  readonly submits: () => readonly Submit[];
  /** Whether it saves what is there, or leaves: it never waits for answers. */
  readonly isUnchecked: (submit: Submit) => boolean;
  /** The fields that got the focus before `form-help.ts` was there. One of them may still have it. */
  readonly entered: Set<Field>;
  /** Those that the template itself has disabled; valid answers enable them as well. */
  readonly sentDisabled: readonly Submit[];
  /** Whether a submit is under way (`submission/lock.ts`). */
  readonly isSubmitting: () => boolean;
  /** Looks at all fields again, and shows what has changed. */
  readonly look: () => void;
}
