import { useLayoutEffect, useRef } from 'react';
import { cleanInto } from '../../../src/services/html-cleaner/html-cleaner.ts';

/**
 * Renders an editor's HTML, cleaned: before the next paint where the browser can do it. What comes late for an older
 * text is dropped.
 */
export function CleanHtml({ html }: { readonly html: string }) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const workbench = document.createElement('div');
    let isCurrent = true;
    const show = () => holder.current?.replaceChildren(...workbench.childNodes);
    cleanInto(workbench, html).then(
      () => isCurrent && workbench.hasChildNodes() && show(),
      // The cleaner's chunk did not arrive: no text is better than one that can run.
      () => holder.current?.replaceChildren(),
    );
    if (workbench.hasChildNodes() || !html) show();
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return <div ref={holder} />;
}
