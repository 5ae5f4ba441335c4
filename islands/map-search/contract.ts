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
      meaning: 'Action types that are always searched, instead of boxes.',
    },
    locate: {
      type: 'choice',
      of: ['auto', 'ask'],
      default: 'auto',
      meaning: 'Whether the position is asked for at the start, or on the button only.',
    },
    geocoder: {
      type: 'string',
      example: '/geocodage/search',
      default: '',
      meaning:
        'Address of a service that locates addresses where Google can’t or may not be asked, such as /geocodage/search.',
    },
    geocodeFirst: {
      type: 'choice',
      of: ['google', 'geocoder'],
      default: 'google',
      meaning: 'Which of the two is asked first for an address where both may be.',
    },
    consent: {
      type: 'choice',
      of: ['given', 'required'],
      default: 'given',
      meaning: 'Whether Google is asked for anything before the event islands:consent grants it.',
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
      meaning: 'The address, completed by communes.',
    },
    region: {
      elements: ['select'],
      sentBy: 'home',
      meaning: 'The region: its label is located, its value sent.',
    },
    type: {
      elements: ['input'],
      inputTypes: ['checkbox', 'radio'],
      many: true,
      sentBy: 'home',
      meaning: 'A box for an action type.',
    },
    results: { meaning: 'Holds what a search shows; hidden until one is made.' },
    back: { elements: ['button', 'a'], meaning: 'Leads back to the form.' },
    title: { words: true, meaning: 'Says how many structures there are.' },
    list: {
      required: true,
      meantFor: ['div', 'section'],
      meaning: 'Holds the structures of a page.',
    },
    pagination: { meaning: 'Holds the moves between pages.' },
    map: { meaning: 'Holds the map, or says why there is none.' },
  },
  events: {
    'map-search:results': {
      meaning: 'A page of results shows.',
      detail: { total: 'Structures found.', page: 'The page, from 1.' },
    },
  },
  hooks: {
    '[data-map-search-tools]': 'The row above the list: the switch, "Me localiser".',
    '[data-map-search-switch]': 'List or map, on narrow windows.',
    '[data-map-search-distance]': 'How far a structure is.',
    '[data-map-search-when]': 'When an event is; its value is `past` once it was.',
    '[data-map-search-types]': 'The action types of a structure.',
    '[data-map-search-actions]': 'The links of a structure.',
    '[data-map-search-pages]': 'The numbers of the pages.',
    '[data-map-search-no-map]': 'Says why there is no map, and leads to one elsewhere.',
    '[data-map-search-canvas]': 'What Google draws in.',
    '[data-map-search-info]': 'What the window of a marker holds.',
    '[data-map-search-here]': 'The button that searches where the map was moved to.',
    '[data-map-search-pin]': 'A marker; its value is `cluster` where it stands for several.',
    '.is-selected': 'On the row and the marker of the structure that was chosen.',
  },
});
