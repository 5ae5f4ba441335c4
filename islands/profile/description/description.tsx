/** The description, edited in place. Its text is only in the textarea, not in React's state. */
import { useEffect, useState } from 'react';
import { focusOn } from '../../../src/runtime/focus.ts';
import { Bound } from '../../../src/runtime/react/bound.tsx';
import { BoundButton } from '../../../src/runtime/react/bound-button.tsx';
import type { ProfileProps } from '../props.ts';
import { texts } from '../texts.ts';
import { useDraftGuard } from './draft-guard.ts';
import { restore, type Snapshot, serverText, snapshotOf } from './snapshot.ts';

interface DescriptionProps {
  readonly text: HTMLTextAreaElement;
  readonly parts: ProfileProps['parts'];
  readonly announce: (sentence: string) => void;
}

export function Description({ text, parts, announce }: DescriptionProps) {
  const { editing, edit, cancel } = useEditing(text, parts['description-edit'], announce);
  const hidden = !editing;
  const on = {
    keydown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || hidden) return;
      // A dialog around it stays open.
      event.stopPropagation();
      event.preventDefault();
      cancel();
    },
  };
  return (
    <>
      <Bound to={text} attributes={{ readonly: hidden }} on={on} />
      <BoundButton to={parts['description-edit']} attributes={{ hidden: editing }} press={edit} />
      <BoundButton to={parts['description-cancel']} attributes={{ hidden }} press={cancel} />
      <Bound to={parts['description-save']} attributes={{ hidden }} />
    </>
  );
}

/**
 * Tracks whether the text is being edited. It is from the start if the browser has restored a draft, or the server
 * has sent an editable text.
 */
function useEditing(
  text: HTMLTextAreaElement,
  opener: HTMLElement | undefined,
  announce: DescriptionProps['announce'],
) {
  const [snapshot, setSnapshot] = useState(() => draftOf(text));
  const [asked, setAsked] = useState<HTMLElement>();
  const editing = snapshot !== undefined;
  useDraftGuard(text, snapshot);

  /**
   * Checks again at `pageshow`: browsers may restore drafts as late as that
   * (https://github.com/alphagov/govuk-frontend/issues/1794), without any other event.
   */
  useEffect(() => {
    const restoreDraft = () => setSnapshot((current) => current ?? draftOf(text));
    addEventListener('pageshow', restoreDraft);
    return () => removeEventListener('pageshow', restoreDraft);
  }, [text]);
  /** Moves the focus after the commit, because the text is editable and the button visible only then. */
  useEffect(() => {
    if (asked) focusOn(asked, { preventScroll: asked === text });
    setAsked(undefined);
  }, [asked, text]);

  const edit = () => {
    setSnapshot(snapshotOf(text));
    setAsked(text);
    // The visitor continues the text. Some browsers put the caret at its start.
    text.setSelectionRange(text.value.length, text.value.length);
  };
  const cancel = () => {
    if (snapshot) restore(text, snapshot);
    setSnapshot(undefined);
    setAsked(opener);
    announce(texts.cancelled);
  };
  return { editing, edit, cancel };
}

function draftOf(text: HTMLTextAreaElement): Snapshot | undefined {
  const isDraft = !text.readOnly || text.value !== text.defaultValue;
  return isDraft ? serverText(text) : undefined;
}
