/** Renders JSX before an element of the server's, in a container of its own. */
import type { ReactNode, ReactPortal } from 'react';
import { useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface ViewBeforeProps {
  readonly element: HTMLElement;
  readonly children: ReactNode;
}

/** The container lies in the document before any effect of the children runs. */
export function ViewBefore({ element, children }: ViewBeforeProps): ReactPortal {
  const [container] = useState(() => {
    const div = document.createElement('div');
    div.dataset.islandsView = '';
    return div;
  });
  useInsertionEffect(() => {
    element.before(container);
    return () => container.remove();
  }, [element, container]);
  return createPortal(children, container);
}
