import { describe, expect, test } from 'vitest';
import { fieldGroupsOf } from '../fields/field-groups.ts';
import { messageFor } from './fault-texts.ts';
import { sentenceOf, texts } from './texts.ts';

function messageIn(field: string): string {
  document.body.innerHTML = `<form><label for="a">Champ</label>${field}</form>`;
  const form = document.querySelector('form');
  const [group] = form ? fieldGroupsOf(form) : [];
  if (!group?.isWrong) throw new Error('the test needs a field that is wrong');
  return messageFor(group);
}

describe('a message names the field and what is expected', () => {
  test.each([
    ['« Champ » : remplissez ce champ.', '<input id="a" required>'],
    ['« Champ » : remplissez ce champ.', '<textarea id="a" required> </textarea>'],
    ['« Champ » : cochez cette case pour continuer.', '<input id="a" type="checkbox" required>'],
    ['« Champ » : choisissez dans la liste.', '<select id="a" required><option></option></select>'],
    ['« Champ » : choisissez un fichier.', '<input id="a" type="file" required>'],
    ['« Champ » : faites votre choix.', '<input id="a" required readonly>'],
    ['« Champ » : indiquez une date.', '<input id="a" type="date" required>'],
    [
      '« Champ » : saisissez une adresse comme nom@exemple.fr.',
      '<input id="a" type="email" value="x">',
    ],
    [
      '« Champ » : saisissez une adresse complète, comme https://www.exemple.fr.',
      '<input id="a" type="url" value="exemple.fr">',
    ],
    ['« Champ » : saisissez 5 chiffres.', '<input id="a" pattern="[0-9]{5}" value="1">'],
    ['« Champ » : saisissez 1 chiffre.', '<input id="a" pattern="[0-9]{1}" value="x">'],
    ['« Champ » : saisissez 10 chiffres.', '<input id="a" pattern="\\d{10}" value="1">'],
    [
      '« Champ » : deux lettres.',
      '<input id="a" pattern="[a-z]{2}" title="deux lettres." value="1">',
    ],
    ['« Champ » : respectez le format demandé.', '<input id="a" pattern="[a-z]{2}" value="1">'],
    ['« Champ » : saisissez au moins 1 000.', '<input id="a" type="number" min="1000" value="5">'],
    ['« Champ » : saisissez au plus 5.', '<input id="a" type="number" max="5" value="9">'],
    [
      '« Champ » : choisissez à partir du 12 mars 2026.',
      '<input id="a" type="date" min="2026-03-12" value="2026-01-01">',
    ],
    [
      '« Champ » : choisissez au plus tard le 1er mars 2026.',
      '<input id="a" type="date" max="2026-03-01" value="2026-04-01">',
    ],
    ['« Champ » : indiquez une heure.', '<input id="a" type="time" required>'],
    [
      '« Champ » : choisissez à partir de 8 h 30.',
      '<input id="a" type="time" min="08:30" value="07:00">',
    ],
    [
      '« Champ » : choisissez au plus tard 18 h.',
      '<input id="a" type="time" max="18:00" value="19:00">',
    ],
    ['« Champ » : indiquez un mois.', '<input id="a" type="month" required>'],
    [
      '« Champ » : choisissez à partir de mars 2026.',
      '<input id="a" type="month" min="2026-03" value="2026-01">',
    ],
    ['« Champ » : indiquez une semaine.', '<input id="a" type="week" required>'],
    [
      '« Champ » : choisissez à partir de la semaine 9 de 2026.',
      '<input id="a" type="week" min="2026-W09" value="2026-W01">',
    ],
    [
      '« Champ » : indiquez une date et une heure.',
      '<input id="a" type="datetime-local" required>',
    ],
    [
      '« Champ » : choisissez au plus tard le 12 mars 2026 à 9 h 05.',
      '<input id="a" type="datetime-local" max="2026-03-12T09:05" value="2026-03-13T09:05">',
    ],
    [
      '« Champ » : saisissez au plus 2 décimales.',
      '<input id="a" type="number" min="0" step="0.01" value="0.001">',
    ],
    [
      '« Champ » : saisissez au moins 0,0005.',
      '<input id="a" type="number" min="0.0005" step="any" value="0">',
    ],
    [
      '« Champ » : avancez de 15 minutes en 15 minutes.',
      '<input id="a" type="time" min="00:00" step="900" value="08:07">',
    ],
    ['« Champ » : saisissez un nombre entier.', '<input id="a" type="number" min="0" value="1.5">'],
    ['« Champ » : avancez de 5 en 5.', '<input id="a" type="number" min="0" step="5" value="3">'],
  ])('%s', (message, field) => {
    expect(messageIn(field).replace(/\s/g, ' ')).toBe(message.replace(/\s/g, ' '));
  });

  test('a message of another script is shown unchanged', () => {
    document.body.innerHTML = '<form><input id="a" value="x"></form>';
    document.querySelector('input')?.setCustomValidity('Les deux mots de passe diffèrent.');
    const form = document.querySelector('form');
    const [group] = form ? fieldGroupsOf(form) : [];

    expect(group && messageFor(group)).toBe('Les deux mots de passe diffèrent.');
  });
});

describe('a template overrides the message', () => {
  test('for one kind of fault', () => {
    const attributes = 'data-message-value-missing="Indiquez un code." data-message="Corrigez."';

    expect(messageIn(`<input id="a" required ${attributes}>`)).toBe('Indiquez un code.');
    expect(messageIn(`<input id="a" type="email" value="x" ${attributes}>`)).toBe('Corrigez.');
  });

  test('on any radio button of the group', () => {
    expect(
      messageIn(
        '<input id="a" type="radio" name="r" required><input type="radio" name="r" data-message="Choisissez.">',
      ),
    ).toBe('Choisissez.');
  });
});

describe('the hint at the submit button', () => {
  test.each([
    [['Prénom'], 'À compléter ou à corriger : Prénom.'],
    [['Prénom', 'Motif'], 'À compléter ou à corriger : Prénom et Motif.'],
    [['A', 'B', 'C', 'D'], 'À compléter ou à corriger : A, B, C et 1 autre.'],
    [['A', 'B', 'C', 'D', 'E'], 'À compléter ou à corriger : A, B, C et 2 autres.'],
    [['x'.repeat(64)], 'Un champ à compléter ou à corriger.'],
    [['x'.repeat(20), 'y'.repeat(20)], `À compléter ou à corriger : ${'x'.repeat(20)} et 1 autre.`],
    [['x'.repeat(64), 'y'], '2 champs à compléter ou à corriger.'],
  ])('%j', (labels, sentence) => {
    expect(sentenceOf(texts.missing(labels))).toBe(sentence);
  });
});
