/** Follows the file field: the chosen file, whether it is accepted, and a URL to show it. */
import { useEffect, useRef, useState } from 'react';
import { checkPicture, type Verdict } from './picture-check.ts';

export interface Choice {
  /** `undefined` while no file is chosen. */
  readonly verdict: Verdict | undefined;
  readonly file: File | undefined;
  /** The object URL of an accepted file. */
  readonly address: string | undefined;
}

const NOTHING: Choice = { verdict: undefined, file: undefined, address: undefined };

export function usePicture(input: HTMLInputElement): Choice {
  const [choice, setChoice] = useState(NOTHING);
  const seen = useRef<File>(undefined);

  useEffect(() => {
    const check = async () => {
      const file = input.files?.[0];
      if (file === seen.current) return;
      seen.current = file;
      // The message is removed first: the same text is announced again only after it was gone
      // (https://github.com/microsoft/vscode/issues/99466).
      setChoice((current) => (current.verdict === 'accepted' ? current : NOTHING));
      const next = file ? await judge(file) : NOTHING;
      if (seen.current !== file) return;
      setChoice(next);
      if (!file || next.verdict === 'accepted') return;
      // The field is emptied, because Chrome fires no event when the same file is chosen again:
      // https://github.com/GoogleChromeLabs/llaminator/pull/82
      seen.current = undefined;
      input.value = '';
    };
    void check();
    input.addEventListener('change', check);
    addEventListener('pageshow', check);
    return () => {
      input.removeEventListener('change', check);
      removeEventListener('pageshow', check);
    };
  }, [input]);
  useEffect(() => {
    const { address } = choice;
    return address ? () => URL.revokeObjectURL(address) : undefined;
  }, [choice]);
  return choice;
}

/** Checks the file. A file that can't be read any more counts as the wrong type. */
async function judge(file: File): Promise<Choice> {
  const verdict = await checkPicture(file).catch(() => 'type' as const);
  const address = verdict === 'accepted' ? URL.createObjectURL(file) : undefined;
  return { verdict, file, address };
}
