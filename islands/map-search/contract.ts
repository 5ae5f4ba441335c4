/**
 * A search for stands, workshops and consultations near a place. The list works without a map. The Google map shows
 * the same structures, if there is a key, consent and a network.
 */
import { defineContract } from '../../src/runtime/contract.ts';

export const contract = defineContract({
  name: 'map-search',
  kind: 'island',
  purpose: 'A search of structures near a place, as a list and on a map.',
  when: 'idle',
  asks: ['structures', 'cities', 'geocoder', 'google'],
  ahead: ['answer', 'city-combobox'],
  early: { submit: true },
  config: {
    apiKey: {
      type: 'string',
      example: 'AIzaSyA1b2C3',
      default: '',
      needs: 'mapId',
      advice: 'no map is shown, because Google needs it for markers; add "mapId"',
      meaning: 'Key for Google Maps; no map without it.',
    },
    mapId: {
      type: 'string',
      example: '8e0a97af9386fef',
      default: '',
      meaning: 'Id of the map in Google Cloud; no markers without it.',
    },
    types: {
      type: 'list',
      items: { type: 'string', meaning: 'An action type, such as stand.' },
      default: [],
      meaning: 'Action types that are always searched. They replace the checkboxes.',
    },
    locate: {
      type: 'choice',
      of: ['auto', 'ask'],
      default: 'auto',
      meaning:
        'Whether the visitor is asked for their position at the start, or only by the button.',
    },
    geocoder: {
      type: 'string',
      example: '/geocodage/search',
      default: '',
      meaning:
        'Address of a service that locates addresses if Google can’t or may not be requested, such as /geocodage/search.',
    },
    geocodeFirst: {
      type: 'choice',
      of: ['google', 'geocoder'],
      default: 'google',
      meaning: 'Which of the two is requested first for an address, if both may be.',
    },
    consent: {
      type: 'choice',
      of: ['given', 'required'],
      default: 'given',
      meaning:
        'Whether the visitor’s consent is given. With "required", nothing is requested from Google before the event islands:consent.',
    },
  },
  parts: {
    home: {
      elements: ['form'],
      needsSubmit: true,
      meaning: 'The search form; its submit opens the results.',
    },
    address: {
      elements: ['input'],
      sentBy: 'home',
      fieldName: 'address',
      likelyTypes: ['search', 'text'],
      meaning: 'The address field, with suggestions of communes.',
    },
    region: {
      elements: ['select'],
      sentBy: 'home',
      fieldName: 'region',
      meaning: 'The region. Its label is used to locate it, its value is sent to the service.',
    },
    type: {
      elements: ['input'],
      inputTypes: ['checkbox', 'radio'],
      many: true,
      sentBy: 'home',
      fieldName: 'type',
      meaning: 'A checkbox or radio button for an action type.',
    },
    results: {
      meaning:
        'The results; hidden until the first search. Without a form, they are visible at once.',
    },
    back: { elements: ['button', 'a'], meaning: 'Leads back to the form.' },
    title: {
      words: true,
      meaning:
        'Shows « N événements », also for structures without a date, or « Voici la structure la plus proche » for one.',
    },
    list: {
      required: true,
      meantFor: ['div', 'section'],
      meaning: 'The list of structures of one page.',
    },
    pagination: { meaning: 'The buttons for the pages.' },
    map: { meaning: 'The map, or a message why there is none.' },
  },
  events: {
    'map-search:results': {
      meaning: 'A page of results is visible.',
      detail: { total: 'Structures found.', page: 'The page, from 1.' },
    },
  },
  hooks: {
    '[data-map-search-tools]': 'The row above the list: the switch, "Me localiser".',
    '[data-map-search-switch]': 'The switch between list and map, in narrow viewports.',
    '[aria-pressed="true"]': 'On the button of the switch whose view is shown.',
    '[data-map-search-distance]': 'The distance of a structure.',
    '[data-map-search-when]': 'The date of an event; its value is `past` for a past one.',
    '[data-map-search-types]': 'The action types of a structure.',
    '[data-map-search-actions]': 'The links of a structure.',
    '[data-map-search-pages]': 'The numbers of the pages.',
    '[aria-current="page"]': 'On the number of the page that is shown.',
    '[aria-current="true"]': 'On the row of the selected structure.',
    '[aria-disabled="true"]':
      'On "Me localiser" while it works, and on a button that leads to no further page.',
    '[data-map-search-no-map]': 'The message why there is no map, with a link to an external one.',
    '[data-map-search-canvas]': 'The element in which Google draws the map.',
    '[data-map-search-info]': 'The content of a marker’s info window.',
    '[data-map-search-here]': 'The button that searches the area that the map was moved to.',
    '[data-map-search-pin]': 'A marker; its value is `cluster` for a group of several.',
    '.is-selected': 'On the row and the marker of the selected structure.',
  },
});
