import { expect, test } from 'vitest';
import { fieldGroupsOf } from './field-groups.ts';
import { labelOf } from './label.ts';

function labelIn(html: string): string {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form');
  const [group] = form ? fieldGroupsOf(form) : [];
  if (!group) throw new Error('the test needs a field');
  return labelOf(group);
}

test.each([
  ['Prénom', '<label for="a">Prénom *</label><input id="a">'],
  ['Prénom', '<label for="a">Prénom\n   (obligatoire) :</label><input id="a">'],
  ['Prénom', '<label>Prénom <input></label>'],
  ['Motif', '<label>Motif <select><option>Arrêter</option></select></label>'],
  ['Moi', '<label><input type="radio" name="r"> Moi</label>'],
  [
    'Vous êtes',
    '<fieldset><legend>Vous êtes <small>(obligatoire)</small></legend><label><input type="radio" name="r"> Moi</label></fieldset>',
  ],
  ['Groupe', '<div role="radiogroup" aria-label="Groupe"><input type="radio" name="r"></div>'],
  ['Ailleurs', '<span id="x">Ailleurs</span><input aria-labelledby="x">'],
  ['Recherche', '<input aria-label="Recherche">'],
  ['Votre code', '<input title="Votre code">'],
  ['Code postal', '<label>Où habitez-vous ? <input data-form-label="Code postal"></label>'],
  ['code', '<input name="code">'],
])('is called "%s": %s', (label, html) => {
  expect(labelIn(html)).toBe(label);
});
