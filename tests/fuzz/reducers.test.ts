// @vitest-environment jsdom
/** Runs reducers with random events in any order: the claims of a product owner are true after each of them. */
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import * as cards from '../../islands/cards/state.ts';
import { structuresFrom } from '../../islands/map-search/list/structure.ts';
import * as map from '../../islands/map-search/state.ts';
import * as player from '../../islands/player/state.ts';
import * as modal from '../../islands/player-modal/state.ts';
import * as shop from '../../islands/shop-filters/state.ts';
import { fuzz } from './plan.ts';

const SERIES = { maxLength: 30 } as const;
const VALUES = ['sport', 'nutrition', 'sommeil', 'stress', ''] as const;
const sets = fc.subarray([...VALUES]).map((values) => new Set<string>(values));

/** Runs a series of events, and checks the state after each. The states are frozen, so a reducer that changes one throws. */
function run<State extends object, Event>(
  start: State,
  events: readonly Event[],
  reduce: (state: State, event: Event) => State,
  check: (after: State, before: State, event: Event) => void,
): void {
  let state = start;
  for (const event of events) {
    const after = reduce(frozen(state), event);
    check(after, state, event);
    state = after;
  }
}

/** Freezes a value with all plain objects and lists in it. */
function frozen<Value>(value: Value): Value {
  if (Array.isArray(value) || Object.getPrototypeOf(Object(value)) === Object.prototype)
    for (const inner of Object.values(Object.freeze(Object(value)))) frozen(inner);
  return value;
}

describe('the reducer', () => {
  fuzz(
    'cards reducer',
    'never shows fewer cards except after a filter, and "more" comes to an end',
    fc.property(
      fc.array(sets, { maxLength: 40 }),
      fc.record({ first: fc.integer({ min: 1, max: 20 }), step: fc.integer({ min: 1, max: 20 }) }),
      fc.array(
        fc.oneof(
          fc.record({ type: fc.constant('moreAsked' as const) }),
          fc.record({ type: fc.constant('cardSought' as const), place: fc.nat(60) }),
          fc.record({ type: fc.constant('filtersChanged' as const), filters: sets }),
        ),
        SERIES,
      ),
      (all, steps, events) => {
        const matching = (filters: ReadonlySet<string>) => cards.matchingCards(all, filters).length;
        run(
          { filters: new Set<string>(), limit: steps.first } as cards.CardsState,
          events,
          (state, event) =>
            cards.reduce(
              state,
              event.type === 'moreAsked' ? { ...event, matching: matching(state.filters) } : event,
              steps,
            ),
          (after, before, event) => {
            expect(after.limit).toBeGreaterThanOrEqual(steps.first);
            expect(after.limit).toSatisfy(Number.isInteger);
            if (event.type === 'filtersChanged') expect(after.limit).toBe(steps.first);
            else expect(after.limit).toBeGreaterThanOrEqual(before.limit);
            if (event.type === 'cardSought') expect(after.limit).toBeGreaterThan(event.place);
            if (event.type === 'moreAsked')
              expect(after.limit).toBe(
                Math.max(
                  before.limit,
                  Math.min(before.limit + steps.step, matching(before.filters)),
                ),
              );
            const found = cards.matchingCards(all, after.filters);
            expect(found).toEqual([...new Set(found)].sort((one, other) => one - other));
            for (const index of found) expect(all[index]).toBeDefined();
          },
        );
      },
    ),
  );

  const structures = fc
    .nat(45)
    .map((count) => structuresFrom(Array.from({ length: count }, () => ({}))));
  const outcomes: fc.Arbitrary<map.Outcome> = fc.oneof(
    structures.map((some) => ({
      kind: 'found' as const,
      structures: some,
      origin: { latitude: 48, longitude: 2 },
      framing: 'stay' as const,
    })),
    fc.constantFrom<map.Outcome>(
      { kind: 'searching' },
      { kind: 'failed' },
      { kind: 'not-located' },
      { kind: 'unlocated', isOutage: true },
    ),
  );
  const pages = fc.integer({ min: 1, max: 9 });
  fuzz(
    'map-search reducer',
    'stays on an existing page, and the page shows the selected structure',
    fc.property(
      fc.array(
        fc.oneof<fc.Arbitrary<map.SearchEvent>[]>(
          fc.record({ type: fc.constant('asked'), page: pages }),
          fc.record({ type: fc.constant('answered'), outcome: outcomes }),
          fc.record({ type: fc.constantFrom('opened', 'closed', 'unselected') }),
          fc.record({ type: fc.constant('pageTurned'), page: pages }),
          fc.record({ type: fc.constant('selected'), id: fc.nat(50).map(String) }),
          fc.record({ type: fc.constant('viewed'), view: fc.constantFrom('list', 'map') }),
        ),
        SERIES,
      ),
      (events) => {
        run(map.initialState(false), events, map.reduce, (after, _before, event) => {
          const all = map.structuresIn(after.outcome);
          const shown = map.structuresOnPage(after);
          const last = map.lastPage(after.outcome);
          expect(after.page).toBeGreaterThanOrEqual(1);
          expect(shown.length).toBeLessThanOrEqual(map.PAGE_SIZE);
          if (after.outcome.kind === 'found') {
            expect(after.page).toBeLessThanOrEqual(last);
            expect(shown.length > 0).toBe(all.length > 0);
          }
          if (event.type === 'selected' && all.some(({ id }) => id === event.id))
            expect(shown.map(({ id }) => id)).toContain(event.id);
          if (event.type === 'asked' || event.type === 'answered')
            expect(
              all.some(({ id }) => id === after.selected) || after.selected === undefined,
            ).toBe(true);
          const offered = map.pagesAround(Math.min(after.page, last), last);
          const numbers = offered.filter((page) => page !== undefined);
          expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
          expect([numbers[0], numbers.at(-1)]).toEqual([1, last]);
        });
      },
    ),
  );

  fuzz(
    'player reducer',
    'plays an existing media, and announces none after the last',
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.boolean(),
      fc.array(
        fc.oneof<fc.Arbitrary<player.PlayerEvent>[]>(
          fc.record({
            type: fc.constant('mediaChosen'),
            index: fc.nat(5),
            resumeAt: fc.option(fc.nat(100), { nil: undefined }),
          }),
          fc.record({
            type: fc.constantFrom('asked', 'started', 'paused', 'ended', 'failed', 'refused'),
          }),
          fc.record({
            type: fc.constantFrom('autoplayTurned', 'waitCancelled', 'secondPassed', 'resumed'),
          }),
        ),
        SERIES,
      ),
      (count, isAutoplayOn, events) => {
        const possible = events.filter(
          (event) => event.type !== 'mediaChosen' || event.index < count,
        );
        const start: player.PlayerState = { index: 0, count, status: 'paused', isAutoplayOn };
        run(start, possible, player.reduce, (after, before, event) => {
          expect(player.hasMedia(after, after.index)).toBe(true);
          if (event.type !== 'mediaChosen') expect(after.index).toBe(before.index);
          if (after.secondsLeft !== undefined) {
            expect(after.secondsLeft).toBeGreaterThanOrEqual(0);
            expect(after.secondsLeft).toBeLessThanOrEqual(player.SECONDS_BEFORE_NEXT);
            expect(player.hasMedia(after, after.index + 1)).toBe(true);
            expect(after.isAutoplayOn).toBe(true);
            expect(player.isUnderWay(after)).toBe(false);
          }
        });
      },
    ),
  );

  fuzz(
    'player-modal reducer',
    'shows an open modal, hides a closed one, and keeps its opener until then',
    fc.property(
      fc.array(
        fc.oneof<fc.Arbitrary<modal.ModalEvent>[]>(
          fc.record({
            type: fc.constant('triggered'),
            request: fc.nat(3).map((media) => ({ opener: document.body, media: `${media}` })),
          }),
          fc.record({ type: fc.constantFrom('waited', 'left') }),
        ),
        SERIES,
      ),
      (events) => {
        run(modal.CLOSED, events, modal.reduce, (after, before, event) => {
          if (after.phase === 'open' || after.phase === 'closing') expect(after.isShown).toBe(true);
          if (after.phase === 'closed') expect(after).toEqual(modal.CLOSED);
          else expect(after.request?.opener).toBeDefined();
          if (event.type === 'triggered') expect(after.request).toBe(event.request);
          if (event.type === 'left') expect(['closed', 'closing']).toContain(after.phase);
          if (before.phase === 'closed' && event.type !== 'triggered')
            expect(after).toEqual(before);
        });
      },
    ),
  );

  const groups = fc.constantFrom(...shop.GROUPS);
  const products = fc.record({ category: sets, objective: sets });
  fuzz(
    'shop-filters reducer',
    'shows products that match both groups, and counts them correctly',
    fc.property(
      fc.array(products, { maxLength: 30 }),
      fc.array(fc.record({ group: groups, value: fc.constantFrom(...VALUES) }), { maxLength: 10 }),
      fc.subarray([...VALUES, 'inconnu']).map((values) => new Set<string>(values)),
      (all, choices, values) => {
        const checked = shop.checkedValues(choices, values);
        const shown = all.filter((product) => shop.matches(product, checked));
        const isOff = shop.GROUPS.every((group) => checked[group].size === 0);
        if (isOff) expect(shown).toEqual(all);
        for (const product of shown)
          for (const group of shop.GROUPS)
            if (checked[group].size > 0)
              expect([...checked[group]].some((value) => product[group].has(value))).toBe(true);
        const counts = shop.countsOf(all, choices, checked);
        expect(counts).toHaveLength(choices.length);
        for (const [index, count] of counts.entries()) {
          const { group, value } = choices[index] ?? { group: 'category', value: '' };
          const alone = { ...checked, [group]: new Set([value]) };
          expect(count).toBe(all.filter((product) => shop.matches(product, alone)).length);
        }
      },
    ),
  );
});
