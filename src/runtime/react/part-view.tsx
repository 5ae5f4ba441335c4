/** Renders JSX in or beside an element of the server's, in a container of its own. */

import type { ReactNode, ReactPortal } from 'react';
import { useDebugValue, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { makeView } from '../../lib/own-view.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import { BoundEach } from './bound.tsx';

interface PartViewProps {
  /** Nothing is rendered if the part is missing. */
  readonly part: HTMLElement | undefined;
  readonly children: ReactNode;
  /** The tag name of the container, such as `span` inside a paragraph. */
  readonly as?: 'div' | 'span' | 'li' | 'ul';
  /** Where the container is put: inside the part, after or before the server's content, or beside the part. */
  readonly place?: 'append' | 'prepend' | 'before' | 'after';
}

/**
 * Renders the children into a container in or beside the part. The container is in the page before any effect of
 * the children runs.
 */
export function PartView({
  part,
  children,
  as = 'div',
  place = 'append',
}: PartViewProps): ReactPortal | null {
  const container = useContainer(part, place, as);
  return part ? createPortal(children, container) : null;
}

/** Creates the container, and inserts it in each commit that changes its part or place. */
function useContainer(
  part: HTMLElement | undefined,
  place: NonNullable<PartViewProps['place']>,
  as: NonNullable<PartViewProps['as']>,
): HTMLElement {
  useDebugValue(part);
  const [container] = useState(() => makeView(as));
  useInsertionEffect(() => {
    if (part) unshadowed(part)[place](container);
    return () => container.remove();
  }, [part, place, container]);
  return container;
}

/** Renders the children in the part, and hides the server's content meanwhile. */
export function InsteadOf({ part, children, as = 'div' }: Omit<PartViewProps, 'place'>): ReactNode {
  const [serverContent] = useState(() =>
    [...(part ? unshadowed(part).children : [])].filter(
      (child): child is HTMLElement => child instanceof HTMLElement,
    ),
  );
  return (
    <>
      <BoundEach to={serverContent} patch={() => HIDDEN} />
      <PartView part={part} as={as}>
        {children}
      </PartView>
    </>
  );
}

const HIDDEN = { attributes: { hidden: true } };
