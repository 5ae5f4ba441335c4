/** Themes 5 to 7: tables, links, scripts. */
import { AXE, type Theme, TREES, tests, units, WALKS } from './criterion.ts';

const NO_TABLE = 'the bundle creates no tables';

export const tables: Theme = {
  number: 5,
  name: 'Tables',
  criteria: [
    { number: '5.1', asks: 'complex tables have a summary', notApplicable: NO_TABLE },
    { number: '5.2', asks: 'the summary explains the table', notApplicable: NO_TABLE },
    { number: '5.3', asks: 'layout tables can be read cell by cell', notApplicable: NO_TABLE },
    { number: '5.4', asks: 'a table’s title is connected with it', notApplicable: NO_TABLE },
    { number: '5.5', asks: 'the title describes the table', notApplicable: NO_TABLE },
    {
      number: '5.6',
      asks: 'headers of rows and columns are marked as headers',
      notApplicable: NO_TABLE,
    },
    {
      number: '5.7',
      asks: 'cells are connected with their headers',
      here: 'If a template shows the cart in a table, the note that replaces a removed product is a row with one cell across all columns.',
      tests: [tests('e2e/cart-templates.spec.ts', 'keeps the rows of a table')],
      template: 'Its own tables. No tool checks these.',
    },
    { number: '5.8', asks: 'layout tables have no headers', notApplicable: NO_TABLE },
  ],
};

export const links: Theme = {
  number: 6,
  name: 'Links',
  criteria: [
    {
      number: '6.1',
      asks: 'each link describes its target',
      here: 'Links of the bundle name their target, such as the film of a transcription. A link that opens a window says so. If it no longer opens one, it no longer says so.',
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
      asks: 'each link has a name',
      here: 'All links of the bundle have a name in every state.',
      tests: [AXE, TREES],
      template: 'Its own links. axe and html-validate report empty ones.',
    },
  ],
};

export const scripts: Theme = {
  number: 7,
  name: 'Scripts',
  criteria: [
    {
      number: '7.1',
      asks: 'scripts are compatible with assistive technology',
      here: 'In every state, each root has the expected names, roles and states in the accessibility tree. Elements that act as buttons are buttons. A modal without a role or a name gets both.',
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
        'The right elements. `islands-check` reports a part or a root on a wrong element (`part-element`, `root-element`), and modals without role or name (`modal-role`, `modal-name`).',
    },
    {
      number: '7.2',
      asks: 'the alternative to a script serves the same purpose',
      here: 'Without script, in a browser that is too old, and if a chunk can’t be loaded, the server’s page stays and can be used.',
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
        'A server that handles requests without script. `islands-check` reports forms and links that would do nothing (`form-without-action`, `link-without-address`, `more-without-list`).',
    },
    {
      number: '7.3',
      asks: 'scripts work by keyboard and by any pointer',
      here: 'The tests do seven complete tasks by keyboard alone, use every control of every page by keyboard in wide and narrow windows, and tap on a phone.',
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
      asks: 'visitors are told before the context changes',
      here: 'Checkboxes that load the page say so before. The next film is announced and can be cancelled. The title of the page follows its content. Before unsent text is lost, the visitor is asked.',
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
      template: 'A button in each filter form. Without one, checking a box loads the page.',
    },
    {
      number: '7.5',
      asks: 'status messages are announced without moving the focus',
      here: 'Live regions announce a message once, and again if it appears again. Alerts announce failures of actions that the visitor has started.',
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
