import { useEffect, useRef } from 'react';
import { cleanInto } from '../../src/services/html-cleaner/html-cleaner.ts';

/** HTML of an editor's, cleaned. What comes late for an older text is dropped. */
export function CleanHtml({ html }: { readonly html: string }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const workbench = document.createElement('div');
    let isCurrent = true;
    cleanInto(workbench, html).then(
      () => isCurrent && holder.current?.replaceChildren(...workbench.childNodes),
      // The cleaner's chunk did not arrive: no text is better than one that can run.
      () => holder.current?.replaceChildren(),
    );
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return <div ref={holder} />;
}
