/** Themes 5 to 7: tables, links, scripts. */
import { AXE, type Theme, TREES, tests, units, WALKS } from './criterion.ts';

const NO_TABLE = 'the bundle makes no table';

export const tables: Theme = {
  number: 5,
  name: 'Tables',
  criteria: [
    { number: '5.1', asks: 'complex tables have a summary', notApplicable: NO_TABLE },
    { number: '5.2', asks: 'the summary says how to read the table', notApplicable: NO_TABLE },
    { number: '5.3', asks: 'tables for layout can be read cell by cell', notApplicable: NO_TABLE },
    { number: '5.4', asks: 'a table’s title belongs to it', notApplicable: NO_TABLE },
    { number: '5.5', asks: 'the title says what the table holds', notApplicable: NO_TABLE },
    { number: '5.6', asks: 'headers of rows and columns are headers', notApplicable: NO_TABLE },
    {
      number: '5.7',
      asks: 'cells belong to their headers',
      here: 'Where a template lists the cart in a table, the note in the place of a product that was taken out is a row, with a cell over all columns.',
      tests: [tests('e2e/cart-templates.spec.ts', 'keeps the rows of a table')],
      template: 'Its own tables. No tool checks these.',
    },
    { number: '5.8', asks: 'tables for layout use no headers', notApplicable: NO_TABLE },
  ],
};

export const links: Theme = {
  number: 6,
  name: 'Links',
  criteria: [
    {
      number: '6.1',
      asks: 'each link says where it leads',
      here: 'Links of the bundle name their goal, such as the film of a transcription. What opens a window says so, and says so no longer once it opens none.',
      tests: [
        tests('e2e/player.spec.ts', 'the transcription opens in a new tab and pauses the media'),
        tests(
          'e2e/link.spec.ts',
          'the link calls, opens no window and no longer mentions one',
          'the title no longer mentions a new window',
        ),
        units('fixtures/example.test.ts', 'has links that say if they open a new window'),
        TREES,
      ],
      template: 'The words of its links. No tool can check this.',
    },
    {
      number: '6.2',
      asks: 'each link has words',
      here: 'No link of the bundle is without a name, in any state.',
      tests: [AXE, TREES],
      template: 'Its own links; axe and html-validate tell of empty ones.',
    },
  ],
};

export const scripts: Theme = {
  number: 7,
  name: 'Scripts',
  criteria: [
    {
      number: '7.1',
      asks: 'what scripts do is understood by assistive technology',
      here: 'Each state of each root has its names, roles and states in the accessibility tree. What acts as a button is one; a modal without a role or a name is given both.',
      tests: [
        TREES,
        AXE,
        tests('e2e/link-buttons.spec.ts', '…: … works as on a button, and doesn’t scroll'),
        tests(
          'e2e/modal-template.spec.ts',
          'without role and name gets both, and this is reported',
        ),
        tests('e2e/tabs.spec.ts', 'show the first panel, and have the roles of tabs'),
      ],
      template:
        'Elements that are what they say: `islands-check` tells of a part or a root on the wrong one (`part-element`, `root-element`) and of modals without role or name (`modal-role`, `modal-name`).',
    },
    {
      number: '7.2',
      asks: 'the alternative to a script serves the same end',
      here: 'Without script, with a browser that is too old, and where a chunk is lost, the server’s page stands and can be used.',
      tests: [
        tests('sweeps/without-script.spec.ts', '/… can be read and used without JavaScript'),
        tests('e2e/examples.spec.ts', 'works'),
        tests(
          'e2e/chunks.spec.ts',
          'the page stays as the server sent it, and the failure is reported',
          'a form is submitted to the server, with the checked values',
        ),
        tests(
          'e2e/old-browsers.spec.ts',
          'advice, tabs and the dependence test are complete and usable, as the server sent them',
        ),
      ],
      template:
        'A server that answers without script: `islands-check` tells of forms and links that would do nothing (`form-without-action`, `link-without-address`, `more-without-list`).',
    },
    {
      number: '7.3',
      asks: 'scripts work by keyboard and by any pointer',
      here: 'Seven whole tasks by keyboard alone; every control of every page by keyboard, wide and narrow; taps on a phone.',
      tests: [
        ...WALKS,
        tests('sweeps/focus.spec.ts', '/… never loses the focus, at … px'),
        tests(
          'e2e/paddles.spec.ts',
          'a tap scrolls, also in the row before the footer of every page',
        ),
        tests('e2e/tabs.spec.ts', 'tabs work with a tap, and nothing is wider than the screen'),
        tests('e2e/tool-heard.spec.ts', 'a link without a target that is a tool becomes a button'),
      ],
    },
    {
      number: '7.4',
      asks: 'nobody is led elsewhere unasked',
      here: 'A box that loads the page says so before; the film that follows is announced and can be refused; a title follows what the page shows; text that was not sent is asked about.',
      tests: [
        tests(
          'e2e/filter-forms.spec.ts',
          'says before its boxes that checking one loads the page, and loads it',
        ),
        tests(
          'e2e/player-access.spec.ts',
          'the next film is announced once, together with the way to cancel it',
        ),
        tests('e2e/profile.spec.ts', 'is not lost if the visitor leaves by accident'),
        tests(
          'e2e/map-steps.spec.ts',
          'a search that was left with Back does not move the focus',
          'does not move the focus if the visitor has left before the map was loaded',
        ),
      ],
      template: 'A button in each form of filters: without one, a tick loads the page.',
    },
    {
      number: '7.5',
      asks: 'messages are heard without taking the focus',
      here: 'Live regions say a thing once, and again where it comes again; alerts say what fails to whoever waits for it.',
      tests: [
        units(
          'src/lib/live-region.test.ts',
          'is in the page and empty before it announces anything',
          'changes when the same sentence is announced again',
        ),
        tests(
          'e2e/cards.spec.ts',
          'each click shows three more cards, announces it, and moves the focus to the first new one',
        ),
        tests(
          'e2e/cart-heard.spec.ts',
          '"Mettre à jour" announces the content of the cart, even if nothing has changed',
          'the empty cart is announced once',
        ),
        tests(
          'e2e/form-heard.spec.ts',
          'after a box was checked, the missing fields are announced at once',
          'the message of an empty field is announced once, and then only describes the field',
        ),
        tests(
          'e2e/shop-filters.spec.ts',
          'works by keyboard, keeps the focus on the box, and announces each result once',
        ),
        tests(
          'e2e/map-steps.spec.ts',
          'the result of a search is announced once, a new page only by its number; the heading has the focus',
        ),
        tests('e2e/tool-heard.spec.ts', 'a used tool is announced by its button and by a status'),
        tests(
          'e2e/password.spec.ts',
          'is shown and hidden by mouse, and the button and a status say so',
        ),
        tests(
          'e2e/profile-picture.spec.ts',
          'is announced again if it is refused again for the same reason',
        ),
      ],
    },
  ],
};
