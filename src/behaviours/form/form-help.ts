/** What a form says: marks and messages at its fields, the line at its submit, the status. With it, submits wait. */
import type { BehaviourContext } from '../../runtime/behaviour.ts';
import { isRendered } from '../../runtime/focus.ts';
import type { contract } from './contract.ts';
import type { Core } from './core.ts';
import { followDeadEnds } from './dead-ends.ts';
import { messageFor } from './fault-texts.ts';
import { makeLines } from './lines.ts';
import { lint, outOfReach } from './lint.ts';
import { makeMarks } from './marks.ts';
import { followPress } from './press.ts';
import type { Field, Question } from './question.ts';
import { followVisits } from './visits.ts';
import { makeSubmitsWait } from './waiting-submits.ts';
import { watchSilentValues } from './watch.ts';

type Context = BehaviourContext<typeof contract>;

export interface Help {
  readonly show: (questions: readonly Question[], isClosed: boolean) => void;
  /** Somebody wants to send an incomplete form: shows every fault and leads to the first. */
  readonly refuse: () => void;
}

export function makeHelp(core: Core, { parts, report }: Context): Help {
  const visits = followVisits(core);
  const marks = makeMarks(core);
  const lines = makeLines(core, parts.hint);
  const isPressed = followPress(core);
  const holdSubmits = makeSubmitsWait(core);

  const refuse = () => {
    const wrong = wrongOf(core.questions());
    for (const { fields } of wrong) visits.visit(fields);
    visits.takeLeft();
    core.look();
    const fields = wrong.map(({ fields: [field] }) => field);
    for (const field of fields) if (!isThere(field)) report(outOfReach(field));
    fields.find(isRendered)?.focus();
  };
  const mark = (question: Question, left: Field | undefined) => {
    const isServers = marks.hasServersWord(question) && visits.isUntouched(question);
    const isJudged = !isServers && visits.isJudged(question);
    const message = isJudged && question.isWrong ? messageFor(question) : '';
    marks.show(question, isJudged ? { message } : undefined);
    if (message && left && question.fields.includes(left)) lines.say(message);
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
      lines.show(wrong, isClosed);
      if (isPressed()) return;
      const left = visits.takeLeft();
      marks.forgetLeft();
      for (const question of questions) mark(question, left);
    },
  };
}

function wrongOf(questions: readonly Question[]): readonly Question[] {
  return questions.filter(({ isWrong }) => isWrong);
}

/** Where a theme hides a box to draw its own, the label is there. */
function isThere(field: Field): boolean {
  return [field, ...(field.labels ?? [])].some(isRendered);
}
