/** Renders JSX into a part, in a container of its own after what the server put there. */
import type { ReactNode, ReactPortal } from 'react';
import { useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { BoundEach } from './bound.tsx';

interface PartViewProps {
  /** Nothing is rendered where the part is missing. */
  readonly part: HTMLElement | undefined;
  readonly children: ReactNode;
  /** The tag of the container: `span` inside a paragraph. */
  readonly as?: 'div' | 'span' | 'li' | 'ul';
}

/** The container lies in the part before any effect of the children runs. */
export function PartView({ part, children, as = 'div' }: PartViewProps): ReactPortal | null {
  const [container] = useState(() => {
    const element = document.createElement(as);
    element.dataset.islandsView = '';
    return element;
  });
  useInsertionEffect(() => {
    part?.append(container);
    return () => container.remove();
  }, [part, container]);
  return part ? createPortal(children, container) : null;
}

/** The same, and what the server put into the part is hidden meanwhile. */
export function InsteadOf({ part, children, as = 'div' }: PartViewProps): ReactNode {
  const [serverContent] = useState(() =>
    [...(part?.children ?? [])].filter(
      (child): child is HTMLElement => child instanceof HTMLElement,
    ),
  );
  return (
    <>
      <BoundEach to={serverContent} desired={() => HIDDEN} />
      <PartView part={part} as={as}>
        {children}
      </PartView>
    </>
  );
}

const HIDDEN = { attributes: { hidden: true } };
