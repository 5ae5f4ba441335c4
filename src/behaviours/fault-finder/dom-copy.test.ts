import { expect, it } from 'vitest';
import { DomCopy } from './dom-copy.ts';

it('copies a form whose fields hide its properties', () => {
  const names = ['attributes', 'children', 'parentElement', 'localName', 'id', 'getAttribute'];
  document.body.innerHTML = `<form id="avis">${names.map((name) => `<input name="${name}">`).join('')}</form>`;
  const copy = new DomCopy();
  copy.add(document.body);
  const forms = [...document.querySelectorAll('form')].map((form) => copy.add(form));
  const fields = [...document.querySelectorAll('input')].map((field) => copy.add(field));

  expect(forms).toMatchObject([{ name: 'form', parent: { name: 'body' } }]);
  expect(forms[0]?.attributes).toEqual(new Map([['id', 'avis']]));
  expect(forms[0]?.children).toEqual(fields);
});
