import { useLayoutEffect, useRef } from 'react';
import { cleanInto } from '../../../src/services/html-cleaner/html-cleaner.ts';

/**
 * Renders an editor's HTML, sanitised. It is in the page before the next paint if the browser has a sanitizer. A
 * late result for an older text is dropped.
 */
export function CleanHtml({ html }: { readonly html: string }) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const workbench = document.createElement('div');
    let isCurrent = true;
    const show = () => holder.current?.replaceChildren(...workbench.childNodes);
    cleanInto(workbench, html).then(
      () => isCurrent && workbench.hasChildNodes() && show(),
      // The chunk of the sanitiser is lost. The text is left out, because it might run script.
      () => holder.current?.replaceChildren(),
    );
    if (workbench.hasChildNodes() || !html) show();
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return <div ref={holder} />;
}
