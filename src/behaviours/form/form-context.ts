/** The interface from `behaviour.ts` to `form-help.ts`, which is a chunk of its own and imports nothing from it. */
import type { Field, FieldGroup } from './fields/field-groups.ts';
import type { Submit } from './submission/submits.ts';

export interface FormContext {
  readonly form: HTMLFormElement;
  readonly signal: AbortSignal;
  readonly isField: (target: EventTarget | null) => target is Field;
  readonly groups: () => readonly FieldGroup[];
  readonly submits: () => readonly Submit[];
  /** Whether the button saves or cancels without validation. */
  readonly isUnchecked: (submit: Submit) => boolean;
  /** The fields that were focused before `form-help.ts` had loaded. One of them may still be focused. */
  readonly entered: Set<Field>;
  /** The buttons that the template has disabled. Valid values enable them, too. */
  readonly sentDisabled: readonly Submit[];
  /** Whether a submit is in progress (`submission/lock.ts`). */
  readonly isSubmitting: () => boolean;
  /** Checks all fields again, and shows what has changed. */
  readonly update: () => void;
}
