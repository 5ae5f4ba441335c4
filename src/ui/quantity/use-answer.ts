/** What there is to say about a quantity field. */
import { useCallback, useState } from 'react';

export interface FieldAnswer {
  /**
   * `described`: refused, and heard with the field, which gets the focus. `reverted`: refused, and the field shows again
   * what the cart holds. `heard`: said, and not seen.
   */
  readonly kind: 'refused' | 'described' | 'reverted' | 'shown' | 'heard';
  readonly sentence: string;
  /** Another number makes the same sentence be heard again. */
  readonly turn: number;
}

export interface AnswerModel {
  readonly answer: FieldAnswer;
  readonly say: (kind: FieldAnswer['kind'], sentence: string) => void;
  /** Called when what was said is true no more. */
  readonly forget: () => void;
}

export function useAnswer(): AnswerModel {
  const [answer, setAnswer] = useState(SILENCE);
  const say = (kind: FieldAnswer['kind'], sentence: string) =>
    setAnswer(({ turn }) => ({ kind, sentence, turn: turn + 1 }));
  const forget = useCallback(
    () => setAnswer((said) => (said.sentence ? { ...SILENCE, turn: said.turn } : said)),
    [],
  );
  return { answer, say, forget };
}

const SILENCE: FieldAnswer = { kind: 'shown', sentence: '', turn: 0 };
