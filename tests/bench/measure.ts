/** Helpers of the benches: the main thread's own clock, medians, and scripts built from a file. */
import type { Page } from '@playwright/test';
import { build } from 'vite';

/** The browser's metrics of the main thread's work. */
type Metric = 'TaskDuration' | 'ScriptDuration';

/** Returns a function that reads the metric, in ms of the thread's own clock, since this call. */
export async function followThread(page: Page, metric: Metric): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN) * 1000;
  };
}

export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Builds a script for a page in production mode, because Vite runs the benches in `development`. */
export async function scriptFrom(input: string): Promise<string> {
  process.env.NODE_ENV = 'production';
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input } },
  });
  const [output] = [result].flat();
  const chunk =
    output && 'output' in output ? output.output.find(({ type }) => type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`expected a chunk of ${input}`);
  return chunk.code;
}
