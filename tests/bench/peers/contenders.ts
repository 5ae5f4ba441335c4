/** The contenders: ours and the peers, each with the markup of its documentation. */
import type { AstroFiles } from './astro.ts';
import { attribute, FIRST, type Markup, type Root } from './page.ts';

export interface Contender {
  readonly name: string;
  /** The package, whose version is listed. Ours and plain React have none. */
  readonly package?: string;
  /** The sources of its bundle in `contenders/`, by the name of the built file. Ours is in `dist/`. */
  readonly entries: Readonly<Record<string, string>>;
  /** Whether Preact replaces React in its bundle. */
  readonly isPreact?: boolean;
  readonly markup: Markup;
}

export const OURS = 'ours';
export const NO_SCRIPT = 'no script';
const SCRIPT = '<script type="module" src="/peer.js"></script>';
const RAILS_CONTEXT =
  '<script type="application/json" id="js-react-on-rails-context">{"railsEnv":"production","inMailer":false}</script>';

/** Returns all contenders in the order of the table. */
export function contenders(astro: AstroFiles): readonly Contender[] {
  return [
    { name: NO_SCRIPT, entries: {}, markup: { head: '', root: ({ html }) => html } },
    ours(),
    peer('createRoot', 'create-root.tsx', ({ html, props }) =>
      inDiv(html, 'data-react', { 'data-props': props }),
    ),
    {
      ...peer('react_ujs', 'react-ujs.tsx', ({ html, props }) =>
        inDiv(html, 'data-hydrate="t"', {
          'data-react-class': 'Cards',
          'data-react-props': { ...props, hydrates: true },
        }),
      ),
      package: 'react_ujs',
    },
    reactOnRails(),
    {
      ...peer('Symfony UX React', 'ux-react.tsx', ({ html, props }) =>
        inDiv(html, 'data-controller="symfony--ux-react--react"', {
          'data-symfony--ux-react--react-component-value': 'Cards',
          'data-symfony--ux-react--react-props-value': props,
        }),
      ),
      package: '@symfony/ux-react',
    },
    {
      ...peer('turbo-mount', 'turbo-mount.tsx', ({ html, props }) =>
        inDiv(html, 'data-controller="turbo-mount"', {
          'data-turbo-mount-component-value': 'Cards',
          'data-turbo-mount-props-value': props,
        }),
      ),
      package: 'turbo-mount',
    },
    astroClient(astro),
    {
      ...peer('is-land, Preact', 'is-land.tsx', ({ html, props }) => {
        const value = attribute({ ...props, hydrates: true });
        return `<is-land type="preact" data-props=${value}>${html}</is-land>`;
      }),
      package: '@11ty/is-land',
      isPreact: true,
    },
    {
      ...peer('preact-island', 'preact-island.tsx', ({ html, props }) =>
        inDiv(
          `<script type="text/props">${JSON.stringify(props)}</script>${html}`,
          'data-island="cards"',
        ),
      ),
      package: 'preact-island',
      isPreact: true,
    },
  ];
}

function ours(): Contender {
  const config = `data-cards='{"first":${FIRST},"step":${FIRST}}' data-cards-first="${FIRST}" data-when="load"`;
  return {
    name: OURS,
    entries: {},
    markup: {
      head: '<link rel="stylesheet" href="/islands.css"><script type="module" async src="/islands.js"></script>',
      root: ({ html }) => inDiv(html, config),
    },
  };
}

function reactOnRails(): Contender {
  const root = ({ html, props, number }: Root) => {
    const json = JSON.stringify({ ...props, hydrates: true });
    const id = `Cards-${number}`;
    return `<div id="${id}">${html}</div><script type="application/json" class="js-react-on-rails-component" data-component-name="Cards" data-dom-id="${id}">${json}</script>`;
  };
  return {
    name: 'react-on-rails',
    package: 'react-on-rails',
    entries: { peer: 'react-on-rails.tsx' },
    markup: { head: RAILS_CONTEXT + SCRIPT, root },
  };
}

/** Uses the HTML that Astro writes for a React component with `client:load`. */
function astroClient({ island, load }: AstroFiles): Contender {
  const root = ({ html, props, number }: Root) => {
    const values = attribute(astroObject({ ...props, hydrates: true }));
    return `<astro-island uid="u${number}" component-url="/component.js" component-export="default" renderer-url="/renderer.js" props=${values} ssr client="load" opts="{&quot;name&quot;:&quot;Cards&quot;,&quot;value&quot;:true}" await-children>${html}<!--astro:end--></astro-island>`;
  };
  return {
    name: 'Astro',
    package: 'astro',
    entries: { component: 'astro-component.tsx', renderer: 'astro-renderer.ts' },
    markup: { head: `<script>${load};${island}</script>`, root },
  };
}

function peer(name: string, entry: string, root: Markup['root']): Contender {
  return { name, entries: { peer: entry }, markup: { head: SCRIPT, root } };
}

function inDiv(html: string, attributes: string, values: Record<string, unknown> = {}): string {
  const more = Object.entries(values).map(([name, value]) => ` ${name}=${attribute(value)}`);
  return `<div ${attributes}${more.join('')}>${html}</div>`;
}

/** Returns the value in Astro's format: arrays have the type 1, all others 0. */
function astroValue(value: unknown): unknown {
  if (Array.isArray(value)) return [1, value.map(astroValue)];
  return [0, typeof value === 'object' && value !== null ? astroObject(value) : value];
}

function astroObject(value: object): object {
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, astroValue(one)]));
}
