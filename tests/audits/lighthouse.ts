/** Runs Lighthouse. It is installed when it is first used, because its 200 packages are half as large as all others together. */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { trusted } from '../../src/lib/trusted.ts';
import { command } from '../run/process.ts';

const SOURCE = 'tests/audits';
const FILES = ['package.json', 'package-lock.json'];
const FOLDER = '.cache/audits';

/** In the order of the table. */
export const CATEGORIES = ['accessibility', 'best-practices', 'seo', 'performance'] as const;

export type Category = (typeof CATEGORIES)[number];

/** An audit that costs a category points. */
export interface Fault {
  readonly id: string;
  readonly title: string;
  /** The points that it costs, out of the category's 100. */
  readonly points: number;
  /** The value, such as `1.8 s`, or the first element, message or address. */
  readonly found: string;
}

/** The points of a category, out of 100, and the audits that cost points. */
export interface Verdict {
  readonly points: number;
  readonly faults: readonly Fault[];
}

export type Verdicts = Readonly<Partial<Record<Category, Verdict>>>;

/** Audits a page in a browser with an open debugging port. */
export type Audit = (address: string, categories: readonly Category[]) => Promise<Verdicts>;

/** Options for audits that don't measure time: they only wait for the page's requests. */
const WITHOUT_PAUSES = {
  throttlingMethod: 'provided',
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 0,
};

interface Ref {
  readonly id: string;
  readonly weight: number;
}

interface Result {
  readonly id: string;
  readonly title: string;
  /** From 0 to 1, or `null` if it does not apply. */
  readonly score: number | null;
  readonly displayValue?: string;
  readonly details?: { readonly items?: readonly Readonly<Record<string, unknown>>[] };
}

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly Ref[] }>
  >;
  readonly audits: Readonly<Record<string, Result>>;
}

interface Lighthouse {
  default(
    address: string,
    flags: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly lhr: Report } | undefined>;
}

/** Returns the version in this folder's `package.json`. */
export function lighthouseVersion(): string {
  return JSON.parse(readFileSync(`${SOURCE}/package.json`, 'utf8')).dependencies.lighthouse;
}

/** Installs Lighthouse if it is missing. Returns a function that audits a page with its profile of a phone. */
export async function openLighthouse(port: number): Promise<Audit> {
  await install();
  const requireFrom = createRequire(resolve(FOLDER, 'package.json'));
  const { default: lighthouse }: Lighthouse = trusted(requireFrom('lighthouse'));
  return async (address, categories) => {
    const isTimed = categories.includes('performance');
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: categories,
      formFactor: 'mobile',
      disableFullPageScreenshot: true,
      ...(isTimed ? { throttlingMethod: 'simulate' } : WITHOUT_PAUSES),
    });
    const report = result?.lhr;
    if (!report || report.runtimeError)
      throw new Error(`${address}: ${report?.runtimeError?.message ?? 'no report'}`);
    return Object.fromEntries(categories.map((name) => [name, verdictOf(name, report)]));
  };
}

async function install(): Promise<void> {
  const installed = `${FOLDER}/node_modules/lighthouse/package.json`;
  const version = lighthouseVersion();
  if (existsSync(installed) && JSON.parse(readFileSync(installed, 'utf8')).version === version)
    return;
  console.log(`installing Lighthouse ${version} into ${FOLDER}`);
  for (const file of FILES) cpSync(`${SOURCE}/${file}`, `${FOLDER}/${file}`);
  const options = ['ci', '--prefix', FOLDER, '--no-audit', '--no-fund'];
  if ((await command('npm', options)) !== 0) throw new Error('Lighthouse could not be installed');
}

function verdictOf(name: Category, report: Report): Verdict {
  const category = report.categories[name];
  if (!category) throw new Error(`expected the category ${name}`);
  const total = category.auditRefs.reduce((sum, { weight }) => sum + weight, 0);
  const faults = category.auditRefs.flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    return [faultOf(audit, (100 * weight * (1 - audit.score)) / total)];
  });
  return { points: Math.round(100 * (category.score ?? 0)), faults };
}

function faultOf({ id, title, displayValue, details }: Result, points: number): Fault {
  return { id, title, points, found: displayValue ?? shown(details?.items?.[0]) };
}

/** Returns a text for the first item of an audit. */
function shown(item: Readonly<Record<string, unknown>> | undefined): string {
  const node = item?.node;
  const snippet = typeof node === 'object' && node && Reflect.get(node, 'snippet');
  return String(snippet || item?.description || item?.url || item?.value || '').slice(0, 200);
}
