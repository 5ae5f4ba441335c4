/** What a form says: marks and messages at its fields, the line at its submit, the status. With it, submits wait. */
import type { BehaviourContext } from '../../runtime/behaviour.ts';
import { isRendered } from '../../runtime/focus.ts';
import type { contract } from './contract.ts';
import type { Core } from './core.ts';
import { followDeadEnds } from './dead-ends.ts';
import { messageFor } from './fault-texts.ts';
import { makeFieldLinks } from './field-links.ts';
import { makeLines } from './lines.ts';
import { lint, outOfReach } from './lint.ts';
import { makeMarks } from './marks.ts';
import { followPress } from './press.ts';
import type { Field, Question } from './question.ts';
import { type Fault, makeSummary } from './summary.ts';
import { followVisits } from './visits.ts';
import { makeSubmitsWait } from './waiting-submits.ts';
import { watchSilentValues } from './watch.ts';

type Context = BehaviourContext<typeof contract>;

export interface Help {
  readonly show: (questions: readonly Question[], isClosed: boolean) => void;
  /** Somebody wants to send an incomplete form: shows every fault and leads to them. */
  readonly refuse: () => void;
}

export function makeHelp(core: Core, { parts, report }: Context): Help {
  const visits = followVisits(core);
  visits.visit([...core.entered].filter(isLeft));
  const marks = makeMarks(core);
  const links = makeFieldLinks(core);
  const lines = makeLines(core, parts.hint, links);
  const summary = makeSummary(core, links);
  const isPressed = followPress(core);
  const holdSubmits = makeSubmitsWait(core);
  /** The last message of each question that was heard: on another way past it, the field itself tells. */
  const heard = new WeakMap<Field, string>();

  const refuse = () => {
    const wrong = wrongOf(core.questions());
    for (const { fields } of wrong) visits.visit(fields);
    const faults = wrong.map(faultOf);
    for (const { field, message } of faults) heard.set(field, message);
    visits.takeLeft();
    core.look();
    for (const { field } of faults) if (!isThere(field)) report(outOfReach(field));
    if (faults.length > 1) summary.open(faults);
    else if (faults[0]) leadTo(faults[0]);
  };
  /** The focus tells what is wrong with the field that it comes to. */
  const leadTo = ({ field, message }: Fault) => {
    const had = document.activeElement;
    if (isRendered(field)) field.focus();
    if (document.activeElement === had) lines.say(message);
  };
  const mark = (question: Question, left: Field | undefined): readonly Fault[] => {
    const isServers = marks.hasServersWord(question) && visits.isUntouched(question);
    const isJudged = !isServers && visits.isJudged(question);
    const fault = isJudged && question.isWrong ? faultOf(question) : undefined;
    marks.show(question, isJudged ? { message: fault?.message ?? '' } : undefined);
    tell(question, fault, left);
    return fault ? [fault] : [];
  };
  const tell = ({ fields }: Question, fault: Fault | undefined, left: Field | undefined) => {
    if (!fault) heard.delete(fields[0]);
    else if (left && fields.includes(left) && heard.get(fault.field) !== fault.message) {
      heard.set(fault.field, fault.message);
      lines.say(fault.message);
    }
  };

  lint(core.form, parts.error, report);
  followDeadEnds(core, refuse);
  const isWaiting = () => core.submits().some(({ disabled }) => disabled);
  watchSilentValues({ look: core.look, isWaiting }, core.signal);
  return {
    refuse,
    show(questions, isClosed) {
      const wrong = wrongOf(questions);
      holdSubmits(wrong.length > 0, isClosed);
      lines.show(wrong, { isClosed, isTicked: visits.takeTicked() });
      if (isPressed()) return;
      const left = visits.takeLeft();
      marks.forgetLeft();
      summary.follow(questions.flatMap((question) => mark(question, left)));
    },
  };
}

function faultOf(question: Question): Fault {
  return { field: question.fields[0], message: messageFor(question) };
}

function wrongOf(questions: readonly Question[]): readonly Question[] {
  return questions.filter(({ isWrong }) => isWrong);
}

/** The focus is neither in the field nor in another one of its group. */
function isLeft(field: Field): boolean {
  const { activeElement } = document;
  const name = activeElement?.getAttribute('name');
  return field !== activeElement && (!name || field.name !== name);
}

/** Where a theme hides a box to draw its own, the label is there. */
function isThere(field: Field): boolean {
  return [field, ...(field.labels ?? [])].some(isRendered);
}
