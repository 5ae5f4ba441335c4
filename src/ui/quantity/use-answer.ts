/** The message of a quantity field. */
import { useCallback, useState } from 'react';

export interface FieldAnswer {
  /**
   * `refused`: the value was refused. `described`: it was refused, and the focus moves to the field, which is
   * described by the message. `reverted`: it was refused, and the field shows the cart's quantity again. `shown`:
   * visible and announced. `heard`: announced only.
   */
  readonly kind: 'refused' | 'described' | 'reverted' | 'shown' | 'heard';
  readonly sentence: string;
  /** A new number makes screen readers announce the same sentence again. */
  readonly turn: number;
}

export interface AnswerModel {
  readonly answer: FieldAnswer;
  readonly respond: (kind: FieldAnswer['kind'], sentence: string) => void;
  /** Removes a message that is no longer true. */
  readonly forget: () => void;
}

export function useAnswer(): AnswerModel {
  const [answer, setAnswer] = useState(SILENCE);
  const respond = (kind: FieldAnswer['kind'], sentence: string) =>
    setAnswer(({ turn }) => ({ kind, sentence, turn: turn + 1 }));
  const forget = useCallback(
    () => setAnswer((said) => (said.sentence ? { ...SILENCE, turn: said.turn } : said)),
    [],
  );
  return { answer, respond, forget };
}

const SILENCE: FieldAnswer = { kind: 'shown', sentence: '', turn: 0 };
