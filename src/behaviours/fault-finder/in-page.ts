/** Checks the page with the rules of `src/checks/`, and reports the findings on the console. */
import contracts from 'virtual:contracts/page';
import type { Finding } from '../../checks/finding.ts';
import { Page } from '../../checks/page.ts';
import { rules } from '../../checks/rules.ts';
import { Vocabulary } from '../../checks/vocabulary.ts';
import { importWithRetry } from '../../lib/import-with-retry.ts';
import { batchesOf } from '../../lib/pace.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import type { InstancesOn } from '../../runtime/core/kinds.ts';
import { logOnce, sentence } from '../../runtime/report/report.ts';
import { DomCopy } from './dom-copy.ts';
import { watchForMoves } from './moves.ts';
import { reportWideRows } from './wide-rows.ts';

const watched = new WeakSet<AbortSignal>();

/** Checks the page, and again a moment after server HTML was added. Further calls do nothing. */
export function watchForFaults(signal: AbortSignal, instancesOn: InstancesOn): void {
  if (signal.aborted || watched.has(signal)) return;
  watched.add(signal);
  const vocabulary = new Vocabulary(contracts);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver((changes) => {
    if (!changes.some(bringsServerHtml)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void checkPage(vocabulary), SETTLED_MS);
  });
  observer.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  watchForMoves({ roots: vocabulary.roots, instancesOn }, signal);
  void checkPage(vocabulary);
}

/** Loads and shows the overlay. It is a chunk of its own, because most authors only read the console. */
export async function showOverlay(signal: AbortSignal, instancesOn: InstancesOn): Promise<void> {
  const { openOverlay } = await importWithRetry(() => import('./overlay/overlay.ts'));
  if (!signal.aborted) openOverlay({ contracts, instancesOn }, signal);
}

/** Debounce in ms. A trigger may be added a little before its modal. */
const SETTLED_MS = 500;

/** Whether a change adds HTML of the server. What islands render themselves is not checked. */
function bringsServerHtml({ target, addedNodes }: MutationRecord): boolean {
  if (target instanceof Element && unshadowed(target).closest('[data-islands-view]')) return false;
  return [...addedNodes].some(
    (node) => node instanceof Element && !unshadowed(node).matches('[data-islands-view]'),
  );
}

/** Checks the page. A performance measure marks the end, for the overlay and for tests. */
async function checkPage(vocabulary: Vocabulary): Promise<void> {
  const start = performance.now();
  const page = await copyOfPage(vocabulary);
  const findings: Finding[] = [];
  for await (const batch of batchesOf(Object.entries(rules), 1))
    for (const [rule, find] of batch)
      for (const found of find(page))
        if (!found.isReportedByRoot) findings.push({ rule, ...found });
  for (const alike of groupsOf(findings)) report(alike);
  reportWideRows(vocabulary.roots.values());
  performance.measure('islands:faults', { start });
}

/** Leaves out the elements that roots have added themselves. */
const NOT_OURS = ':not([data-islands-view], [data-islands-view] *)';

async function copyOfPage(vocabulary: Vocabulary): Promise<Page> {
  const page = new Page(vocabulary);
  const copy = new DomCopy();
  for await (const elements of batchesOf([...document.querySelectorAll(NOT_OURS)]))
    for (const element of elements) page.add(copy.add(element));
  return page;
}

/** Groups equal findings. The same mistake in every row of a list is one mistake of the template. */
function groupsOf(findings: readonly Finding[]): Iterable<readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { rule, expected, found, advice } = finding;
    const key = [rule, expected, found, advice].join('\n');
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return groups.values();
}

function report([first, ...more]: readonly Finding[]): void {
  if (!first) return;
  const { level, expected, found, advice } = first;
  const { position: at } = first.at;
  if (!(at instanceof Element)) return;
  const times = more.length > 0 ? ` (${more.length + 1} times)` : '';
  const words = sentence({ expected, found: found + times, advice, at });
  logOnce(at, { level: level === 'error' ? 'error' : 'warn', text: words, at });
}
