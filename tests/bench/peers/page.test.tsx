import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cards } from './cards.tsx';
import { attribute, pageOf, rootOf } from './page.ts';

it('the component renders the same HTML as the server', () => {
  const { html, props } = rootOf(7);

  expect(renderToString(<Cards {...props} hydrates />)).toBe(html);
});

it('without hydration, the component shows only the first cards at once', () => {
  const { props } = rootOf(7);

  expect(renderToString(<Cards {...props} />).match(/<li [^>]*hidden/g)).toHaveLength(3);
});

it('a page has the given number of roots, each in the markup of the contender', () => {
  const markup = {
    head: '<script></script>',
    root: ({ html }: { html: string }) => `<b>${html}</b>`,
  };

  expect(pageOf(20, markup).match(/<section class="root"><b><h2>/g)).toHaveLength(20);
});

it('an attribute contains the unchanged props', () => {
  const props = { text: 'l’envie "passe" & <b>' };
  const template = attribute(props);

  expect(template).toBe('"{&quot;text&quot;:&quot;l’envie \\&quot;passe\\&quot; &amp; <b>&quot;}"');
});
