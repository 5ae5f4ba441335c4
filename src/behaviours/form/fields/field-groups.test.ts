import { describe, expect, test } from 'vitest';
import { fieldGroupsOf } from './field-groups.ts';

/** Returns the names of the fields that are invalid. */
function wrongIn(html: string): string[] {
  document.body.innerHTML = `<form id="form">${html}</form>`;
  return questionsIn().flatMap(({ fields, isWrong }) => (isWrong ? [fields[0].name] : []));
}

function questionsIn() {
  const form = document.querySelector('form');
  if (!form) throw new Error('the test needs a form');
  return fieldGroupsOf(form);
}

describe('a form can’t be sent with', () => {
  test.each([
    { why: 'a required field that is empty', html: '<input name="a" required>' },
    { why: 'only spaces in a required field', html: '<input name="a" required value="  ">' },
    { why: 'only spaces in a required text', html: '<textarea name="a" required> \n </textarea>' },
    { why: 'a required read-only field that is empty', html: '<input name="a" required readonly>' },
    {
      why: 'a required read-only text that is empty',
      html: '<textarea name="a" required readonly></textarea>',
    },
    { why: 'a box that must be checked', html: '<input type="checkbox" name="a" required>' },
    {
      why: 'an optional field with a wrong value',
      html: '<input type="email" name="a" value="camille">',
    },
    {
      why: 'a first option that is no answer and has a text for a value',
      html: '<select name="a" required><option disabled selected>Choisir</option><option>b</option></select>',
    },
    {
      why: 'an empty option that is not the first',
      html: '<select name="a" required><option value="b">b</option><option value="" selected></option></select>',
    },
    {
      why: 'a number out of its range',
      html: '<input type="number" name="a" min="1" max="5" value="9">',
    },
    {
      why: 'a number between two steps',
      html: '<input type="number" name="a" min="0" value="1.5">',
    },
    {
      why: 'a required field of a first legend in a disabled fieldset',
      html: '<fieldset disabled><legend><input name="a" required></legend></fieldset>',
    },
  ])('$why', ({ html }) => {
    expect(wrongIn(html)).toEqual(['a']);
  });

  test('a required field outside with a form attribute', () => {
    document.body.innerHTML = '<form></form><input name="a" required form="form">';
    document.querySelector('form')?.setAttribute('id', 'form');

    expect(questionsIn().map(({ isWrong }) => isWrong)).toEqual([true]);
  });
});

describe('a form is not held back by', () => {
  test.each([
    { why: 'a read-only field with a value', html: '<input name="a" required readonly value="x">' },
    {
      why: 'a read-only field that nobody asks for',
      html: '<textarea name="a" readonly></textarea>',
    },
    { why: 'a disabled field', html: '<input name="a" required disabled>' },
    {
      why: 'a field in a disabled fieldset',
      html: '<fieldset disabled><input name="a" required readonly></fieldset>',
    },
    { why: 'a hidden value', html: '<input type="hidden" name="a" required>' },
    { why: 'a range', html: '<input type="range" name="a" required>' },
    {
      why: 'a field in a list of suggestions',
      html: '<datalist><input name="a" required></datalist>',
    },
    {
      why: 'a choice with an answer',
      html: '<select name="a" required><option value="">…</option><option selected>b</option></select>',
    },
  ])('$why', ({ html }) => {
    expect(wrongIn(html)).toEqual([]);
  });
});

describe('radio buttons with the same name are one group', () => {
  const radios = (checked: string) =>
    `<input type="radio" name="a" value="1" required><input type="radio" name="a" value="2" ${checked}>`;

  test('that is invalid until one is checked', () => {
    expect(wrongIn(radios(''))).toEqual(['a']);
    expect(wrongIn(radios('checked'))).toEqual([]);
    expect(questionsIn()).toHaveLength(1);
  });

  test('but checkboxes with the same name are several', () => {
    wrongIn('<input type="checkbox" name="a[]"><input type="checkbox" name="a[]">');

    expect(questionsIn()).toHaveLength(2);
  });
});

test('buttons are not fields', () => {
  document.body.innerHTML =
    '<form><button name="b"></button><input type="submit" value="x"></form>';

  expect(questionsIn()).toEqual([]);
});
