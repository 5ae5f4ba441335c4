import { expect, test } from 'vitest';
import { makeView } from '../lib/own-view.ts';
import { bind } from './bind.ts';
import { clearTraces } from './traces.ts';

clearTraces();

function put(html: string): HTMLElement {
  document.body.innerHTML = html;
  const [first] = document.body.children;
  if (!(first instanceof HTMLElement)) throw new Error('the test needs an element');
  return first;
}

async function copyOf(element: HTMLElement): Promise<HTMLElement> {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('the test needs an element');
  document.body.append(copy);
  // Observers run before the next task.
  await Promise.resolve();
  return copy;
}

const SENT = '<button class="b a" style="color: red;" hidden="">Lire la suite <svg></svg></button>';

test('a copy of a bound element is restored to what the server sent; the original stays bound', async () => {
  const button = put(SENT);
  bind(button).apply({
    attributes: { hidden: null, 'aria-expanded': true },
    classes: { 'is-open': true, a: false },
    styles: { '--level': '1' },
    text: 'Réduire',
  });
  const changed = button.outerHTML;

  const copy = await copyOf(button);

  expect(copy.isEqualNode(put(SENT))).toBe(true);
  expect(changed).toContain('is-open');
});

test('a copy has no empty class or style attribute that the server did not send', async () => {
  const sent = '<p>a</p>';
  const paragraph = put(sent);
  bind(paragraph).apply({ classes: { 'is-open': true }, styles: { '--level': '1' } });

  const copy = await copyOf(paragraph);

  expect(copy.outerHTML).toBe(sent);
});

test('a copy loses the elements that the script has added; the original keeps them', async () => {
  const box = put('<div><b>a</b></div>');
  box.append(makeView('span'));

  const copy = await copyOf(box);

  expect(copy.innerHTML).toBe('<b>a</b>');
  expect(box.children).toHaveLength(2);
});

test('an element that is only moved keeps everything', async () => {
  const box = put('<div><b hidden=""></b></div>');
  const [bold] = box.querySelectorAll('b');
  if (bold) bind(bold).apply({ attributes: { hidden: false } });
  box.append(makeView('span'));

  document.body.prepend(box);
  await Promise.resolve();

  expect(box.querySelector('b')?.hidden).toBe(false);
  expect(box.children).toHaveLength(2);
});

test('the note is removed when the binding is released', () => {
  const sent = '<p title="serveur">a</p>';
  const paragraph = put(sent);
  const binding = bind(paragraph);
  binding.apply({ attributes: { title: 'îlot', lang: 'fr' }, text: 'b' });
  expect(paragraph.outerHTML).toContain('data-islands-was');

  binding.release();

  expect(paragraph.outerHTML).toBe(sent);
});

test('a note that another script has written is harmless', async () => {
  const paragraph = put('<p data-islands-was="oups">a</p>');

  const copy = await copyOf(paragraph);

  expect(copy.outerHTML).toBe('<p>a</p>');
});

test.each([
  ['a handler', '{"@onclick":"boum()"}'],
  ['an address that runs', '{"@href":" javascript:boum()"}'],
  ['a document', '{"@srcdoc":"<p>"}'],
  ['where a form leads', '{"@action":"https://ailleurs.example/","@FormAction":"/"}'],
  ['another form', '{"@form":"commentaire","@formnovalidate":""}'],
  ['no text', '{"@title":{"a":1},".b":3}'],
  ['names that can’t be', '{"@ ":"1","@<":"1",". ":"","=":"x"}'],
  ['no JSON', '{"@title"'],
])('a note of another script with %s changes nothing', async (_what, note) => {
  const sent = '<a>lien</a>';
  const link = put(sent);
  link.setAttribute('data-islands-was', note);

  const copy = await copyOf(link);

  expect(copy.outerHTML).toBe(sent);
});

test('a copied image gets the server’s address back, also inside a copied parent', async () => {
  const sent = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">';
  const image = put(sent);
  bind(image, new AbortController().signal).apply({
    attributes: { src: 'blob:http://localhost/1' },
  });

  const copy = await copyOf(image);

  expect(copy.outerHTML).toBe(sent);
});

test('a copy gets back a text that only looks like an address', async () => {
  const sent = '<p>JavaScript: les bases</p>';
  const line = put(sent);
  bind(line, new AbortController().signal).apply({ text: 'a' });

  const copy = await copyOf(line);

  expect(copy.outerHTML).toBe(sent);
});
