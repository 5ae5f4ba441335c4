/**
 * The picture: choosing, dropping or pasting a file, checking and previewing it. The file stays in the server's
 * field.
 */
import { useEffect, useId, useState } from 'react';
import { describedBy, describedWithout } from '../../../src/runtime/described-by.ts';
import { Bound } from '../../../src/runtime/react/bound.tsx';
import { PartView } from '../../../src/runtime/react/part-view.tsx';
import type { ProfileProps } from '../props.ts';
import { texts } from '../texts.ts';
import { useDrops } from './drops.ts';
import { Preview } from './preview.tsx';
import { usePicture } from './use-picture.ts';

interface PictureProps {
  readonly input: HTMLInputElement;
  readonly parts: ProfileProps['parts'];
  readonly announce: (sentence: string) => void;
}

export function Picture({ input, parts, announce }: PictureProps) {
  const choice = usePicture(input);
  useDrops(input);
  const { verdict } = choice;
  const refused = verdict === 'accepted' ? undefined : verdict;
  const place = parts['picture-error'];
  const [hadWords] = useState(() => Boolean(place?.textContent.trim()));
  const ownId = useId();
  const id = place?.id || ownId;
  const isHidden = hadWords && verdict === 'accepted';
  const submit = parts['picture-submit'];
  const words = refused ? texts[refused === 'heic' ? 'type' : refused] : undefined;

  useEffect(() => {
    if (choice.verdict === 'accepted') announce(texts.accepted);
  }, [announce, choice]);
  return (
    <>
      <Bound
        to={input}
        attributes={{
          'aria-invalid': refused ? 'true' : null,
          // A hidden element would still be read out as a description:
          // https://www.w3.org/TR/accname-1.2/#computation-steps
          'aria-describedby': isHidden ? describedWithout(input, id) : describedBy(input, id),
        }}
      />
      <Bound to={submit} attributes={submitState(submit, verdict === 'accepted')} />
      <Bound
        to={place}
        attributes={{ id, role: 'alert', hidden: isHidden }}
        {...(words && { text: words })}
      />
      <PartView part={place?.parentElement ?? besideField(input)}>
        {!place && (
          <p id={id} role="alert">
            {words}
          </p>
        )}
        {refused === 'heic' && <p role="alert">{texts.heic}</p>}
      </PartView>
      {parts['picture-preview'] && (
        <Preview key={choice.address} image={parts['picture-preview']} choice={choice} />
      )}
    </>
  );
}

/**
 * Returns the attributes of the submit button. In a `data-form`, the form decides when to enable it, because other
 * fields may be missing, too.
 */
function submitState(submit: HTMLElement | undefined, isReady: boolean) {
  return isReady && submit?.closest('[data-form]') ? {} : { disabled: !isReady };
}

/** Returns where to put the message: beside the label, because inside it would become part of the field's name. */
function besideField(input: HTMLInputElement): HTMLElement | undefined {
  return (input.closest('label') ?? input).parentElement ?? undefined;
}
