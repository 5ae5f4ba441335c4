/** Runs in the page: imitates a visitor who uses everything, and other scripts and tools that change a page. */

export const inPage = {
  /** Types into every field, clicks every control and submits every form of the root, without leaving the page. */
  use: async (): Promise<void> => {
    if (!Reflect.get(window, 'isHeld')) {
      Reflect.set(window, 'isHeld', true);
      for (const type of ['click', 'submit'])
        addEventListener(type, (event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          if (type === 'submit' || link) event.preventDefault();
        });
    }
    const parts = () =>
      document.querySelectorAll<HTMLElement>(
        '#place :is(button, a, summary, input, textarea, select), [data-islands-view] button',
      );
    for (const one of parts()) {
      if (one.matches('[type=text], [type=search], input:not([type])')) {
        one.focus();
        Object.assign(one, { value: 'Lyon' });
        one.dispatchEvent(new InputEvent('input', { bubbles: true }));
      } else if (
        one instanceof HTMLButtonElement
          ? !(one.type === 'submit' && one.form)
          : one.matches('summary, a')
      )
        one.click();
    }
    await new Promise((resolve) => setTimeout(resolve, 350));
    const forms = [...document.querySelectorAll('#place form')].filter(
      (form) => !form.matches('[data-cards-part=filters]'),
    );
    for (const form of forms) HTMLFormElement.prototype.requestSubmit.call(form);
    await new Promise((resolve) => setTimeout(resolve, 100));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  },

  grantConsent: (): void => {
    addEventListener('island:mounted', () =>
      document.dispatchEvent(
        new CustomEvent('islands:consent', { detail: { service: 'google-maps', granted: true } }),
      ),
    );
  },

  refuseStorage: (): void => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  },

  refuseCookies: (): void => {
    Object.defineProperty(document, 'cookie', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
      set() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  },

  /** Changes only `Date`, because `performance.now` never jumps (https://www.w3.org/TR/hr-time-3/#sec-monotonic-clock). */
  jumpClock: (by: number): void => {
    const { now } = Date;
    Date.now = () => now() + by;
    const construct = (date: DateConstructor, given: readonly unknown[]) =>
      Reflect.construct(date, given.length > 0 ? given : [Date.now()]);
    Reflect.set(window, 'Date', new Proxy(Date, { construct }));
  },

  hideTab: async (): Promise<void> => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      Object.defineProperty(document, 'hidden', {
        configurable: true,
        get: () => state === 'hidden',
      });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  },

  leaveAndReturn: (): void => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  },

  /** Wraps every text node in two new elements. */
  translate: (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text && walker.currentNode.data.trim())
        texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, textarea, select, svg, font')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`${text.data} `);
    }
  },

  actAsExtension: async (): Promise<void> => {
    const added = [...document.querySelectorAll('#place *')]
      .filter(
        (element) => !element.matches('select, select *, svg, svg *, table *, input, img, br'),
      )
      .map((element) => {
        const mark = document.createElement('ext-note');
        mark.attachShadow({ mode: 'open' }).append('note');
        element.prepend(mark);
        return mark;
      });
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const mark of added) mark.remove();
  },

  moveRoot: async (): Promise<void> => {
    const place = document.querySelector('#place');
    const other = document.createElement('section');
    place?.before(other);
    other.append(...(place?.childNodes ?? []));
    await new Promise((resolve) => setTimeout(resolve, 50));
    place?.append(...other.childNodes);
    other.remove();
  },

  /** Wraps fields and buttons, and adds classes and styles, like jQuery plugins. */
  actAsPlugin: (): void => {
    for (const part of document.querySelectorAll<HTMLElement>(
      '#place :is(button, select, input)',
    )) {
      const box = document.createElement('span');
      box.className = 'ui-widget';
      part.before(box);
      box.append(part);
      part.classList.add('ui-enhanced');
      part.style.margin = '1px';
    }
  },

  showBanner: (): void => {
    const banner = document.createElement('div');
    banner.setAttribute('role', 'dialog');
    banner.setAttribute('aria-label', 'Cookies');
    const button = document.createElement('button');
    button.textContent = 'Tout accepter';
    banner.append(button);
    document.body.append(banner);
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Node && !banner.contains(target)) button.focus();
    });
    button.focus();
  },
};
