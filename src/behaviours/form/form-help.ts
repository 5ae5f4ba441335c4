/**
 * Everything that a form shows: marks and messages at its fields, the hint at its submit button, the status. With
 * this chunk, submit buttons wait for valid values.
 */

import { followPress } from '../../lib/follow-press.ts';
import type { BehaviourContext } from '../../runtime/behaviour.ts';
import { isRendered } from '../../runtime/focus.ts';
import type { contract } from './contract.ts';
import type { Field, FieldGroup } from './fields/field-groups.ts';
import { watchSilentValues } from './fields/silent-values.ts';
import { followVisits } from './fields/visits.ts';
import type { FormContext } from './form-context.ts';
import { messageFor } from './messages/fault-texts.ts';
import { makeFieldLinks } from './messages/field-links.ts';
import { makeLines } from './messages/lines.ts';
import { makeMarks } from './messages/marks.ts';
import { type Fault, makeSummary } from './messages/summary.ts';
import { followDeadEnds } from './submission/dead-ends.ts';
import { makeSubmitsWait } from './submission/waiting-submits.ts';
import { outOfReach, reportTemplateFaults } from './template-faults.ts';

type Context = BehaviourContext<typeof contract>;

export interface Help {
  readonly show: (groups: readonly FieldGroup[], isLocked: boolean) => void;
  /** Shows all faults and moves the focus to them. Called when the visitor tries to submit an invalid form. */
  readonly refuse: () => void;
}

export function makeHelp(context: FormContext, { parts, report }: Context): Help {
  const visits = followVisits(context);
  visits.visit([...context.entered].filter(isLeft));
  const marks = makeMarks(context);
  const links = makeFieldLinks(context);
  const lines = makeLines(context, parts.hint, links);
  const summary = makeSummary(context, links);
  const isPressed = followPress(context.signal, context.update);
  const holdSubmits = makeSubmitsWait(context);
  /**
   * The last announced message of each group. It is not announced again when the focus leaves the field once more:
   * the field's description has it.
   */
  const announced = new WeakMap<Field, string>();

  const refuse = () => {
    const wrong = wrongOf(context.groups());
    for (const { fields } of wrong) visits.visit(fields);
    const faults = wrong.map(faultOf);
    for (const { field, message } of faults) announced.set(field, message);
    visits.takeLeft();
    context.update();
    for (const { field } of faults) if (!isThere(field)) report(outOfReach(field));
    if (faults.length > 1) summary.open(faults);
    else if (faults[0]) leadTo(faults[0]);
  };
  /** Focuses a field, whose description has the message. If it is not focusable, announces the message. */
  const leadTo = ({ field, message }: Fault) => {
    const had = document.activeElement;
    if (isRendered(field)) field.focus();
    if (document.activeElement === had) lines.announce(message);
  };
  const mark = (group: FieldGroup, left: Field | undefined): readonly Fault[] => {
    const isServers = marks.hasServersWord(group) && visits.isUntouched(group);
    const isJudged = !isServers && visits.isJudged(group);
    const fault = isJudged && group.isWrong ? faultOf(group) : undefined;
    marks.show(group, isJudged ? { message: fault?.message ?? '' } : undefined);
    announce(group, fault, left);
    return fault ? [fault] : [];
  };
  const announce = ({ fields }: FieldGroup, fault: Fault | undefined, left: Field | undefined) => {
    if (!fault) announced.delete(fields[0]);
    else if (left && fields.includes(left) && announced.get(fault.field) !== fault.message) {
      announced.set(fault.field, fault.message);
      lines.announce(fault.message);
    }
  };

  reportTemplateFaults(context.form, parts.error, report);
  followDeadEnds(context, refuse);
  const isWaiting = () => context.submits().some(({ disabled }) => disabled);
  watchSilentValues({ update: context.update, isWaiting }, context.signal);
  return {
    refuse,
    show(groups, isLocked) {
      const wrong = wrongOf(groups);
      holdSubmits(wrong.length > 0, isLocked);
      lines.show(wrong, { isLocked, isTicked: visits.takeTicked() });
      if (isPressed()) return;
      const left = visits.takeLeft();
      marks.forgetLeft();
      summary.follow(groups.flatMap((group) => mark(group, left)));
    },
  };
}

function faultOf(group: FieldGroup): Fault {
  return { field: group.fields[0], message: messageFor(group) };
}

function wrongOf(groups: readonly FieldGroup[]): readonly FieldGroup[] {
  return groups.filter(({ isWrong }) => isWrong);
}

/** Whether the focus has left the field and its group. */
function isLeft(field: Field): boolean {
  const { activeElement } = document;
  const name = activeElement?.getAttribute('name');
  return field !== activeElement && (!name || field.name !== name);
}

/** Whether the field or its label is visible. A theme may hide a checkbox and draw its own. */
function isThere(field: Field): boolean {
  return [field, ...(field.labels ?? [])].some(isRendered);
}
