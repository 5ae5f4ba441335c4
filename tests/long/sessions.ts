/** Actions of visitors in an hour, run in the page without pauses. A round is what a visitor does in some seconds or minutes. */

export interface Session {
  readonly name: string;
  readonly address: string;
  /** Runs in the page: one round, which ends in the state of its start. */
  readonly round: () => Promise<void>;
  /** The number of rounds in an hour. */
  readonly rounds: number;
}

export const sessions: readonly Session[] = [
  {
    name: 'dialogs',
    address: '/accueil',
    rounds: 1200,
    round: async () => {
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      const opener = document.querySelector<HTMLElement>('[data-modal-open]');
      const modal = document.getElementById(opener?.getAttribute('data-modal-open') ?? '');
      if (!opener || !modal) throw new Error('expected a modal, and what opens it');
      const becomes = async (isHidden: boolean) => {
        for (let frames = 0; modal.hidden !== isHidden; frames += 1) {
          if (frames > 300) throw new Error(`expected the modal to ${isHidden ? 'close' : 'open'}`);
          await frame();
        }
      };
      opener.click();
      await becomes(false);
      modal.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await becomes(true);
    },
  },
  {
    name: 'filters',
    address: '/boutique',
    rounds: 1500,
    round: async () => {
      const boxes = document.querySelectorAll<HTMLInputElement>(
        '[data-shop-filters] [type=checkbox]',
      );
      if (boxes.length < 2) throw new Error('expected two boxes to filter by');
      for (const box of [...boxes].slice(0, 2)) box.click();
      await new Promise((drawn) => requestAnimationFrame(drawn));
      for (const box of [...boxes].slice(0, 2)) box.click();
      await new Promise((drawn) => requestAnimationFrame(drawn));
    },
  },
  {
    name: 'films',
    address: '/player',
    rounds: 600,
    round: async () => {
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      for (const word of [/suivant/i, /précédent/i]) {
        const usable = document.querySelectorAll<HTMLElement>(
          '[data-player-part=controls] button:not([aria-disabled="true"])',
        );
        const button = [...usable].find((one) => word.test(one.textContent ?? ''));
        if (!button) throw new Error(`expected a usable button that says ${word}`);
        button.click();
        await frame();
      }
    },
  },
  {
    name: 'searches',
    address: '/pres-de-chez-vous?google=blocked',
    rounds: 250,
    round: async () => {
      const root = document.querySelector('[data-map-search]');
      const field = document.querySelector<HTMLInputElement>('[data-map-search-part=address]');
      if (!root || !field?.form) throw new Error('expected the form of a search');
      const results = () =>
        new Promise((told) => root.addEventListener('map-search:results', told, { once: true }));
      field.value = '';
      const found = results();
      field.form.requestSubmit();
      await found;
      const turned = results();
      const pages = root.querySelectorAll<HTMLElement>('[data-map-search-part=pagination] button');
      const next = [...pages].at(-1);
      if (!next || next.ariaDisabled === 'true') throw new Error('expected a next page');
      next.click();
      await turned;
      root.querySelector<HTMLElement>('[data-map-search-part=back]')?.click();
      await new Promise((drawn) => requestAnimationFrame(drawn));
    },
  },
  {
    name: 'pages',
    address: '/accueil',
    rounds: 600,
    /** Like sites that replace the content of a page without loading it. */
    round: async () => {
      const main = document.querySelector('main');
      const keep: { html?: string } = Object(window);
      keep.html ??= await (await fetch('/accueil')).text();
      const next = new DOMParser().parseFromString(keep.html, 'text/html').querySelector('main');
      if (!main || !next?.querySelector('[data-cards]'))
        throw new Error('expected a page whose content holds cards');
      main.replaceChildren(...next.childNodes);
      history.pushState(null, '', `?page=${Math.floor(performance.now())}`);
      const roots = () => [...document.querySelectorAll('main [data-cards]')];
      const until = performance.now() + 20_000;
      while (!roots().every((root) => root.getAttribute('data-island-state') === 'mounted')) {
        if (performance.now() > until) throw new Error('expected the cards to start');
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
    },
  },
];
