/**
 * Tool accordion: tools for quitting, each under its own toggle. When the visitor says that a tool was used
 * (`data-tool`), the server stores it and the tool is marked.
 */
import { defineContract } from '../../src/runtime/contract.ts';

export const contract = defineContract({
  name: 'tool-accordion',
  kind: 'island',
  purpose: 'Tools under toggles. A used tool is sent to the server and marked.',
  when: 'idle',
  addsElement: true,
  asks: ['tool'],
  early: { also: '[data-tool]' },
  config: {},
  parts: {
    item: { many: true, meaning: 'One tool. It gets the class is-checked once it was used.' },
    toggle: {
      many: true,
      within: 'item',
      elements: ['button'],
      neededBy: {
        part: 'panel',
        to: 'open the panel',
        advice: 'the panel stays visible; add a button to its item',
      },
      meaning: 'Opens and closes the panel of its item.',
    },
    panel: {
      many: true,
      within: 'item',
      unhidden: true,
      meaning: 'The content that the toggle of its item opens.',
    },
  },
  attributes: {
    'data-tool': {
      on: 'any',
      inRoot: true,
      type: 'string',
      example: '42',
      meaning:
        'The tool’s number. A click says that the tool was used. The toggle may have this attribute.',
    },
    'data-label-done': {
      on: 'any',
      type: 'string',
      meaning:
        'On an element with data-tool: its text once the tool was used, instead of aria-pressed.',
    },
  },
  events: {
    'tool:checked': {
      meaning: 'The server has stored a used tool.',
      detail: { tool: 'its number, a text' },
    },
  },
  hooks: {
    '.is-open': 'On a panel that is open.',
    '[aria-expanded]': 'On a toggle: whether it is open.',
    '.is-checked': 'On an item whose tool was used.',
    '[aria-pressed="true"]':
      'On the button of a tool that was used, unless it has a text of its own for that.',
  },
});
