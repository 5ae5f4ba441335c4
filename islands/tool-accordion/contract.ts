/**
 * Tool accordion: tools for quitting, each under its own toggle. When the visitor says that a tool was used
 * (`data-tool`), the server stores it and the tool is marked.
 */
import { defineContract } from '../../src/runtime/contract.ts';

export const contract = defineContract({
  name: 'tool-accordion',
  kind: 'island',
  purpose: 'Tools under toggles; a used tool is told to the server and marked.',
  when: 'idle',
  asks: ['tool'],
  early: { also: '[data-tool]' },
  config: {},
  parts: {
    item: { many: true, meaning: 'One tool; marked is-checked once it was used.' },
    toggle: {
      many: true,
      within: 'item',
      elements: ['button'],
      meaning: 'Opens and closes the panel of its item.',
    },
    panel: { many: true, within: 'item', meaning: 'What the toggle of its item opens.' },
  },
  attributes: {
    'data-tool': {
      on: 'any',
      inRoot: true,
      type: 'string',
      example: '42',
      meaning: 'The tool’s number: a click says that it was used. May stand on the toggle.',
    },
    'data-label-done': {
      on: 'any',
      type: 'string',
      meaning: 'Beside data-tool: its words once the tool was used, instead of aria-pressed.',
    },
  },
  events: {
    'tool:checked': {
      meaning: 'The server has noted a tool.',
      detail: { tool: 'its number, a text' },
    },
  },
  hooks: {
    '.is-open': 'On a panel that is open.',
    '[aria-expanded]': 'On a toggle: whether it is open.',
    '.is-checked': 'On an item whose tool was used.',
    '[aria-pressed="true"]':
      'On the button of a tool that was used, unless it has words of its own for that.',
  },
});
