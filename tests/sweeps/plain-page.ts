/** Runs in a page without script: finds words that can't be read, and links that lead nowhere. */

/** Returns elements with hidden words. The server may hide elements, but not those that only a root can reveal. */
export function hiddenWords(): string[] {
  const unread = 'script, style, template, noscript, title, desc, option, datalist, select';
  const closed = 'dialog:not([open]), details:not([open]) > :not(summary)';
  const revealed =
    '[data-cards-part=card], [data-timeline-part=row], [data-tabs-part=panel], [data-tool-accordion-part=panel], [data-read-more-part=text]';
  /** Buttons and links inside the page may be hidden, if they do nothing without script. */
  const useless = 'button, a[href^="#"]';
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  return [...document.body.querySelectorAll('*')]
    .filter((element) => hasWords(element) && !element.closest(`${unread}, ${closed}, ${useless}`))
    .filter((element) => {
      const hider = element.closest('[hidden]');
      if (hider && !hider.matches(revealed)) return false;
      return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Returns links and forms that lead nowhere, and the addresses on this host to which the others lead. */
export function pageTargets(): { deadEnds: string[]; addresses: string[] } {
  const deadEnds: string[] = [];
  const addresses = new Set<string>();
  const follow = (element: Element, target: string | null) => {
    const url = new URL(target ?? '', location.href);
    const isFragment = target?.startsWith('#');
    if (
      isFragment &&
      !(target?.slice(1) && document.getElementById(decodeURIComponent(target.slice(1))))
    )
      deadEnds.push(element.outerHTML.slice(0, 120));
    else if (url.origin === location.origin && !isFragment)
      addresses.add(url.pathname + url.search);
  };
  for (const link of document.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    if (href) follow(link, href);
    else deadEnds.push(link.outerHTML.slice(0, 120));
  }
  for (const form of document.querySelectorAll('form')) {
    const submits = [...form.elements].some((field) =>
      field.matches('[type=submit], [type=image], button:not([type])'),
    );
    if (!submits) deadEnds.push(`no submit: ${form.outerHTML.slice(0, 120)}`);
    if (form.method !== 'dialog') follow(form, form.getAttribute('action') ?? location.pathname);
  }
  return { deadEnds, addresses: [...addresses] };
}
