import { describe, expect, it } from 'vitest';
import { bind, sentAttribute } from './bind.ts';

const BELOW = true;

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  const { firstElementChild } = document.body;
  if (!(firstElementChild instanceof HTMLElement)) throw new Error('expected an element');
  return firstElementChild;
}

describe('binding an element of the server', () => {
  it.each([
    ['an attribute that was there', '<p title="avant"></p>', { attributes: { title: 'après' } }],
    ['an attribute that was not', '<p></p>', { attributes: { 'aria-expanded': true } }],
    ['an attribute that goes', '<p hidden=""></p>', { attributes: { hidden: false } }],
    ['a class beside others', '<p class="a  b"></p>', { classes: { 'is-open': true } }],
    ['a first class', '<p></p>', { classes: { 'is-open': true } }],
    ['a class that goes', '<p class=" is-open a"></p>', { classes: { 'is-open': false } }],
    [
      'words beside an icon',
      '<p><svg><title>i</title></svg>\n  Voir <b>plus</b></p>',
      { text: 'Voir moins' },
    ],
    ['words where there were none', '<p><svg></svg></p>', { text: 'Fermer' }],
    ['a custom property', '<p></p>', { styles: { '--level': '2' } }],
    ['a style beside others', '<p style="color:red;  top: 0"></p>', { styles: { '--level': '2' } }],
    [
      'two styles where there were none',
      '<p></p>',
      { styles: { '--level': '2', visibility: 'visible' } },
    ],
    [
      'two classes beside others',
      '<p class="a  b"></p>',
      { classes: { 'is-open': true, 'is-valid': true } },
    ],
  ])('changes %s and restores it byte for byte', (_, html, patch) => {
    const bound = element(html);
    const before = bound.outerHTML;
    const binding = bind(bound);

    binding.apply(patch);
    expect(bound.outerHTML).not.toBe(before);
    binding.release();

    expect(bound.outerHTML).toBe(before);
  });

  it('keeps the text node, and the blanks around its text', () => {
    const bound = element('<button>\n  Ajouter au panier <svg></svg></button>');
    const node = bound.firstChild;

    bind(bound).apply({ text: 'Modifier la quantité' });

    expect(bound.firstChild).toBe(node);
    expect(node?.textContent).toBe('\n  Modifier la quantité ');
  });

  it('removes the text and restores it in its place, after other texts were written there', () => {
    const bound = element('<p> <svg></svg> 12 contenus\n</p>');
    const [sent, node] = [bound.outerHTML, bound.lastChild];
    const binding = bind(bound);

    binding.apply({ text: '' });
    expect(bound.textContent).toBe('  \n');
    binding.apply({ text: '9 sur 12' });
    expect(node?.textContent).toBe(' 9 sur 12\n');
    binding.apply({ text: '' });
    binding.release();

    expect(bound.outerHTML).toBe(sent);
    expect(bound.lastChild).toBe(node);
  });

  it('adds a text to an element without one, and removes it again', () => {
    const bound = element('<p><svg></svg></p>');
    const sent = bound.outerHTML;
    const binding = bind(bound);

    binding.apply({ text: 'Trois' });
    expect(bound.textContent).toBe('Trois');
    binding.apply({ text: '' });
    binding.apply({ text: 'Six' });
    expect(bound.textContent).toBe('Six');
    binding.release();

    expect(bound.outerHTML).toBe(sent);
  });

  it('replaces the text that a page translator has translated', () => {
    const bound = element('<button><font><font>Add to cart</font></font></button>');

    bind(bound).apply({ text: 'Modifier' });

    expect(bound.innerHTML).toBe('<font><font>Modifier</font></font>');
  });

  it('keeps what another script has changed meanwhile', () => {
    const bound = element('<p title="serveur"></p>');
    const binding = bind(bound);
    binding.apply({ attributes: { title: 'îlot' } });

    bound.title = 'thème';
    binding.release();

    expect(bound.title).toBe('thème');
  });

  it.each([
    ['first', 0, '2'],
    ['last', 1, '1'],
  ])('applies the other binding when the %s of two is released', (_, gone, left) => {
    const bound = element('<p tabindex="0"></p>');
    const bindings = [bind(bound), bind(bound)] as const;
    bindings[0].apply({ attributes: { tabindex: 1 } });
    bindings[1].apply({ attributes: { tabindex: 2 } });

    bindings[gone === 0 ? 0 : 1].release();
    expect(bound.getAttribute('tabindex')).toBe(left);
    bindings[gone === 0 ? 1 : 0].release();

    expect(bound.getAttribute('tabindex')).toBe('0');
  });

  it('restores a single key that the next patch leaves out', () => {
    const bound = element('<p title="serveur"></p>');
    const binding = bind(bound);
    binding.apply({ attributes: { title: 'îlot', lang: 'fr' } });

    binding.apply({ attributes: { lang: 'fr' } });

    expect([bound.title, bound.lang, bound.id]).toEqual(['serveur', 'fr', '']);
  });

  it('writes nothing if the element already has the value', async () => {
    const bound = element('<p hidden="" class="is-open">Oui</p>');
    const seen: MutationRecord[] = [];
    const observer = new MutationObserver((changes) => seen.push(...changes));
    observer.observe(bound, {
      attributes: true,
      childList: true,
      subtree: true,
      characterData: true,
    });

    bind(bound).apply({ attributes: { hidden: true }, classes: { 'is-open': true }, text: 'Oui' });

    expect([...seen, ...observer.takeRecords()]).toEqual([]);
  });

  it('is released when its signal aborts', () => {
    const bound = element('<p></p>');
    const life = new AbortController();
    bind(bound, life.signal).apply({ attributes: { hidden: true } });

    life.abort();

    expect(bound.outerHTML).toBe('<p></p>');
  });

  it('gives way to all others if it is below them, in any order', () => {
    const bound = element('<button disabled=""></button>');
    const above = bind(bound);
    above.apply({ attributes: { disabled: true } });
    const below = bind(bound, undefined, BELOW);

    below.apply({ attributes: { disabled: false } });
    expect(bound.hasAttribute('disabled')).toBe(true);
    above.apply({});
    expect(bound.hasAttribute('disabled')).toBe(false);
    above.apply({ attributes: { disabled: true } });
    expect(bound.hasAttribute('disabled')).toBe(true);
    above.release();
    below.release();

    expect(bound.outerHTML).toBe('<button disabled=""></button>');
  });

  it('keeps the value that the server sent readable', () => {
    const bound = element('<button title="envoyé"></button>');
    const binding = bind(bound);
    binding.apply({ attributes: { disabled: true, title: 'lié' } });

    expect(sentAttribute(bound, 'disabled')).toBeNull();
    expect(sentAttribute(bound, 'title')).toBe('envoyé');
    binding.release();
    expect(sentAttribute(bound, 'title')).toBe('envoyé');
  });
});
