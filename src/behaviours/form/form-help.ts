/** What a form says: marks and messages at its fields, the line at its submit, the status. With it, submits wait. */
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
import { followPress } from './submission/press.ts';
import { makeSubmitsWait } from './submission/waiting-submits.ts';
import { outOfReach, reportTemplateFaults } from './template-faults.ts';

type Context = BehaviourContext<typeof contract>;

export interface Help {
  readonly show: (groups: readonly FieldGroup[], isLocked: boolean) => void;
  /** Shows every fault and leads to them: somebody wants to send an incomplete form. */
  readonly refuse: () => void;
}

export function makeHelp(context: FormContext, { parts, report }: Context): Help {
  const visits = followVisits(context);
  visits.visit([...context.entered].filter(isLeft));
  const marks = makeMarks(context);
  const links = makeFieldLinks(context);
  const lines = makeLines(context, parts.hint, links);
  const summary = makeSummary(context, links);
  const isPressed = followPress(context);
  const holdSubmits = makeSubmitsWait(context);
  /** The last message of each group that was heard: on another way past it, the field itself tells. */
  const heard = new WeakMap<Field, string>();

  const refuse = () => {
    const wrong = wrongOf(context.groups());
    for (const { fields } of wrong) visits.visit(fields);
    const faults = wrong.map(faultOf);
    for (const { field, message } of faults) heard.set(field, message);
    visits.takeLeft();
    context.look();
    for (const { field } of faults) if (!isThere(field)) report(outOfReach(field));
    if (faults.length > 1) summary.open(faults);
    else if (faults[0]) leadTo(faults[0]);
  };
  /**
   * Moves the focus to a field, whose description tells what is wrong. The message is said where the focus can't move.
   */
  const leadTo = ({ field, message }: Fault) => {
    const had = document.activeElement;
    if (isRendered(field)) field.focus();
    if (document.activeElement === had) lines.say(message);
  };
  const mark = (group: FieldGroup, left: Field | undefined): readonly Fault[] => {
    const isServers = marks.hasServersWord(group) && visits.isUntouched(group);
    const isJudged = !isServers && visits.isJudged(group);
    const fault = isJudged && group.isWrong ? faultOf(group) : undefined;
    marks.show(group, isJudged ? { message: fault?.message ?? '' } : undefined);
    tell(group, fault, left);
    return fault ? [fault] : [];
  };
  const tell = ({ fields }: FieldGroup, fault: Fault | undefined, left: Field | undefined) => {
    if (!fault) heard.delete(fields[0]);
    else if (left && fields.includes(left) && heard.get(fault.field) !== fault.message) {
      heard.set(fault.field, fault.message);
      lines.say(fault.message);
    }
  };

  reportTemplateFaults(context.form, parts.error, report);
  followDeadEnds(context, refuse);
  const isWaiting = () => context.submits().some(({ disabled }) => disabled);
  watchSilentValues({ look: context.look, isWaiting }, context.signal);
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

/** Whether the focus is neither in the field nor in another one of its group. */
function isLeft(field: Field): boolean {
  const { activeElement } = document;
  const name = activeElement?.getAttribute('name');
  return field !== activeElement && (!name || field.name !== name);
}

/** Whether a visitor can see the field or its label: a theme may hide a box to draw its own. */
function isThere(field: Field): boolean {
  return [field, ...(field.labels ?? [])].some(isRendered);
}
