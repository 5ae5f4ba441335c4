/** Theme 11: forms. */
import { AXE, type Theme, TREES, tests, units, WALKS } from './criterion.ts';

export const forms: Theme = {
  number: 11,
  name: 'Forms',
  criteria: [
    {
      number: '11.1',
      asks: 'each field has a label',
      here: 'The bundle adds one field, the speed of a film, with its label; the others are the template’s and keep theirs.',
      tests: [
        AXE,
        TREES,
        tests(
          'e2e/player-access.spec.ts',
          'the speed can be chosen if the template offers it, and is kept for later films and visits',
        ),
        units(
          'fixtures/examples.test.ts',
          'has no duplicate ids, and every label belongs to a field',
        ),
      ],
      template: 'A `label` for each field. `islands-check` says nothing; axe and html-validate do.',
    },
    {
      number: '11.2',
      asks: 'the label says what the field is for',
      here: 'What is said of a field calls it by its label.',
      tests: [units('src/behaviours/form/fields/label.test.ts', 'is called "%s": %s')],
      template: 'The words of its labels. No tool can check this.',
    },
    {
      number: '11.3',
      asks: 'fields for the same thing have the same label',
      here: 'A product’s quantity has its name in shop and cart, and so have the buttons beside it.',
      tests: [
        units('fixtures/example.test.ts', 'gives each quantity the name of its product'),
        ...WALKS.filter(({ file }) => file.endsWith('order.spec.ts')),
      ],
      template: 'Its own labels, from page to page. No tool can check this.',
    },
    {
      number: '11.4',
      asks: 'the label stands beside its field',
      here: 'The bundle moves no label; its own buttons stand beside the field that they are for.',
      tests: [tests('sweeps/as-it-is.spec.ts', 'mounts around the server’s nodes')],
      template: 'The layout of the form. No tool checks this.',
    },
    {
      number: '11.5',
      asks: 'fields that belong together are grouped',
      here: 'Radio buttons of a name count as one question with one message.',
      tests: [
        tests(
          'e2e/form.spec.ts',
          'a group of radio buttons has one message, after its last button',
        ),
      ],
      template: '`fieldset`, as in the examples. No tool checks this.',
    },
    {
      number: '11.6',
      asks: 'each group has a legend',
      here: 'What is said of a group calls it by its legend; what the bundle groups, such as its list of faults, has a name.',
      tests: [
        TREES,
        units('src/behaviours/form/fields/label.test.ts', 'is called "%s": %s'),
        tests(
          'e2e/form-heard.spec.ts',
          'a refused form shows an error summary before the fields, and announces nothing else',
        ),
      ],
      template:
        '`legend` as the first child of `fieldset`; html-validate tells where it is missing.',
    },
    {
      number: '11.7',
      asks: 'the legend says what the group is',
      here: 'As 11.6: the legend is the template’s.',
      template: 'Its words. No tool can check this.',
    },
    {
      number: '11.8',
      asks: 'long lists of options are grouped',
      here: 'The bundle’s one list of options has six speeds; other lists are the template’s.',
      template: '`optgroup` in lists such as that of the regions. No tool checks this.',
    },
    {
      number: '11.9',
      asks: 'buttons say what they do',
      here: 'Buttons that the bundle adds have words; those that the template leaves without a name get one; words that change say what the next press does.',
      tests: [
        TREES,
        AXE,
        tests('e2e/password.spec.ts', 'with an icon as button changes the name of the button'),
        tests('e2e/testimonials.spec.ts', 'gives a name to buttons without words'),
        tests(
          'e2e/modal-template.spec.ts',
          'without a close button gets one, and this is reported',
        ),
      ],
      template:
        'The words of its buttons. `islands-check` tells of a modal without a way out (`modal-close`).',
    },
    {
      number: '11.10',
      asks: 'what is required and what is wrong is said, beside the field and before the submit',
      here: 'A line says what is missing; what is wrong stands beside its field, belongs to it for assistive technology, and is in a list that the refused form leads to.',
      tests: [
        tests(
          'e2e/form.spec.ts',
          'the submit is disabled until all values are valid, and a hint lists what is missing',
          '… leads to the errors',
          'a screen reader announces a submit that fails, then one that succeeds',
        ),
        tests(
          'e2e/form-heard.spec.ts',
          'after the last field comes a list of missing fields, with a link to each',
        ),
        tests(
          'e2e/cart-button-quantity.spec.ts',
          'of "…" is refused with a message that describes the field',
        ),
        units('fixtures/example.test.ts', 'states the format of a field before an error'),
      ],
      template:
        '“(obligatoire)” in the label, `required` on the field, the format in a description. `islands-check` tells of patterns that browsers ignore (`invalid-pattern`).',
      missing:
        'The submit is disabled until all is right: the contract wants it so, and many hold that it hinders. Whoever presses it is led to the faults all the same.',
    },
    {
      number: '11.11',
      asks: 'a fault comes with a way to mend it',
      here: 'Each message names the field and what is expected, with an example where there is a format.',
      tests: [
        units(
          'src/behaviours/form/messages/messages.test.ts',
          'a message names the field and what is expected',
        ),
        tests(
          'e2e/form-heard.spec.ts',
          'a new error of the same field is announced when it is left',
        ),
        tests(
          'e2e/profile-picture.spec.ts',
          'is refused for …, each time, and the server’s picture is shown again',
        ),
      ],
      template: '`data-message-…`, where words of its own are better.',
    },
    {
      number: '11.12',
      asks: 'what binds or deletes can be undone, checked or confirmed',
      here: 'A product that was taken out can be put back; deleting the account says what will be lost and begins on the harmless button.',
      tests: [
        tests(
          'e2e/cart.spec.ts',
          'removes a product, and moves the focus to a note with a button that undoes it',
        ),
        tests(
          'e2e/profile.spec.ts',
          'the dialog to delete the account focuses the button that keeps it',
        ),
        units(
          'fixtures/example.test.ts',
          'says before the button, and in its description, what will be deleted',
        ),
      ],
      template: 'A page that sums an order up before it is sent. No tool checks this.',
    },
    {
      number: '11.13',
      asks: 'fields about the visitor can be filled in by the browser',
      here: 'The bundle leaves `autocomplete` as it is, and takes what the browser fills in.',
      tests: [
        tests(
          'e2e/city.spec.ts',
          'the postcode gets suggestions, too; works by keyboard, and autofill still works',
        ),
        tests(
          'e2e/password.spec.ts',
          'is shown and hidden by mouse, and the button and a status say so',
        ),
        units(
          'fixtures/example.test.ts',
          'lets the browser autofill what it knows about the visitor',
        ),
      ],
      template:
        '`autocomplete` on fields about the visitor; axe tells of values that don’t exist, nothing of those that are missing.',
    },
  ],
};
