/** Theme 11: forms. */
import { AXE, type Theme, TREES, tests, units, WALKS } from './criterion.ts';

export const forms: Theme = {
  number: 11,
  name: 'Forms',
  criteria: [
    {
      number: '11.1',
      asks: 'each field has a label',
      here: 'The bundle adds one field, the speed of a film, with a label. All other fields are the template’s and keep their labels.',
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
      template:
        'A `label` for each field. `islands-check` doesn’t check this, but axe and html-validate do.',
    },
    {
      number: '11.2',
      asks: 'the label describes the field',
      here: 'Messages name a field by its label.',
      tests: [units('src/behaviours/form/fields/label.test.ts', 'is called "%s": %s')],
      template: 'The words of its labels. No tool can check this.',
    },
    {
      number: '11.3',
      asks: 'fields for the same thing have the same label',
      here: 'The quantity of a product, and the buttons beside it, have the same names in shop and cart.',
      tests: [
        units('fixtures/example.test.ts', 'gives each quantity the name of its product'),
        ...WALKS.filter(({ file }) => file.endsWith('order.spec.ts')),
      ],
      template: 'Its own labels on all pages. No tool can check this.',
    },
    {
      number: '11.4',
      asks: 'the label is next to its field',
      here: 'The bundle moves no label, and adds its own buttons next to their field.',
      tests: [tests('sweeps/as-it-is.spec.ts', 'mounts around the server’s nodes')],
      template: 'The layout of the form. No tool checks this.',
    },
    {
      number: '11.5',
      asks: 'fields that belong together are grouped',
      here: 'Radio buttons with the same name are one field group with one message.',
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
      here: 'Messages name a group by its legend. Groups of the bundle, such as the error summary, have a name.',
      tests: [
        TREES,
        units('src/behaviours/form/fields/label.test.ts', 'is called "%s": %s'),
        tests(
          'e2e/form-heard.spec.ts',
          'a refused form shows an error summary before the fields, and announces nothing else',
        ),
      ],
      template:
        '`legend` as the first child of `fieldset`. html-validate reports it if it is missing.',
    },
    {
      number: '11.7',
      asks: 'the legend describes the group',
      here: 'As 11.6. The template writes the legend.',
      template: 'Its words. No tool can check this.',
    },
    {
      number: '11.8',
      asks: 'long lists of options are grouped',
      here: 'The only list of options of the bundle has six speeds. Other lists are the template’s.',
      template: '`optgroup` in lists such as that of the regions. No tool checks this.',
    },
    {
      number: '11.9',
      asks: 'buttons describe their function',
      here: 'Buttons of the bundle have words. Buttons of the template without a name get one. If the words change, they describe the next click.',
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
        'The words of its buttons. `islands-check` reports a modal without a close button (`modal-close`).',
    },
    {
      number: '11.10',
      asks: 'required fields are marked, and errors are explained next to the field',
      here: 'A hint lists missing fields. An error message is next to its field, is its description for assistive technology, and is in the error summary to which a refused form leads.',
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
        '“(obligatoire)” in the label, `required` on the field, the format in a description. `islands-check` reports patterns that browsers ignore (`invalid-pattern`).',
      missing:
        'The submit is disabled until all fields are valid. The contract requires this, although many experts advise against it. A click on it still leads to the errors.',
    },
    {
      number: '11.11',
      asks: 'an error comes with a suggestion',
      here: 'Each message names the field and the expected value, with an example if there is a format.',
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
      template: '`data-message-…`, if it has better words.',
    },
    {
      number: '11.12',
      asks: 'orders and deletions can be undone, checked or confirmed',
      here: 'A removed product can be put back. The dialog to delete the account says what will be deleted, and focuses the button that keeps it.',
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
      template: 'A page with a summary of the order before it is sent. No tool checks this.',
    },
    {
      number: '11.13',
      asks: 'fields about the visitor can be filled in by the browser',
      here: 'The bundle doesn’t change `autocomplete`, and accepts values that the browser fills in.',
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
        '`autocomplete` on fields about the visitor. axe reports invalid values, but not missing ones.',
    },
  ],
};
