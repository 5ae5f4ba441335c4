/** Follows the file field: what was chosen last, whether it will do, and an address to show it by. */
import { useEffect, useRef, useState } from 'react';
import { checkPicture, type Verdict } from './picture-check.ts';

export interface Choice {
  /** Undefined while nothing is chosen. */
  readonly verdict: Verdict | undefined;
  readonly file: File | undefined;
  /** An object URL of an accepted file. */
  readonly address: string | undefined;
}

const NOTHING: Choice = { verdict: undefined, file: undefined, address: undefined };

export function usePicture(input: HTMLInputElement): Choice {
  const [choice, setChoice] = useState(NOTHING);
  const seen = useRef<File>(undefined);

  useEffect(() => {
    const look = async () => {
      const file = input.files?.[0];
      if (file === seen.current) return;
      seen.current = file;
      // Words that are the same again are heard again only where they were gone: https://github.com/microsoft/vscode/issues/99466
      setChoice((current) => (current.verdict === 'accepted' ? current : NOTHING));
      const next = file ? await judge(file) : NOTHING;
      if (seen.current !== file) return;
      setChoice(next);
      if (!file || next.verdict === 'accepted') return;
      // An empty field tells when the same file is chosen again; in Chrome, one that holds it does not:
      // https://github.com/GoogleChromeLabs/llaminator/pull/82
      seen.current = undefined;
      input.value = '';
    };
    void look();
    input.addEventListener('change', look);
    addEventListener('pageshow', look);
    return () => {
      input.removeEventListener('change', look);
      removeEventListener('pageshow', look);
    };
  }, [input]);
  useEffect(() => {
    const { address } = choice;
    return address ? () => URL.revokeObjectURL(address) : undefined;
  }, [choice]);
  return choice;
}

/** Checks the file. One that can't be read any more counts as the wrong type. */
async function judge(file: File): Promise<Choice> {
  const verdict = await checkPicture(file).catch(() => 'type' as const);
  const address = verdict === 'accepted' ? URL.createObjectURL(file) : undefined;
  return { verdict, file, address };
}
