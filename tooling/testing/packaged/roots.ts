/** Lists the roots and their events, from the contracts at the time the kit was built. */
import contracts from 'virtual:contracts';
import { eventNames } from '../../../fixtures/site/event-names.ts';

export async function listRoots(): Promise<{ islands: string[]; behaviours: string[] }> {
  const named = (wanted: string) =>
    contracts.filter(({ kind }) => kind === wanted).map(({ name }) => name);
  return { islands: named('island'), behaviours: named('behaviour') };
}

export async function listEvents(): Promise<readonly string[]> {
  return eventNames(contracts);
}
