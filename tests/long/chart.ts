/** Draws the counts of a long session as an SVG, with a panel for each series. */
import { type Counts, SERIES } from './page-counts.ts';

const WIDTH = 720;
const PANEL = 110;
const LEFT = 110;

/** The name of each panel, and how to show its counts. */
const NAMES: Readonly<Record<(typeof SERIES)[number], (value: number) => string>> = {
  heap: (value) => `${(value / 1e6).toFixed(1)} MB`,
  nodes: String,
  listeners: String,
  timers: String,
  observers: String,
};

/** Returns the SVG. `unit` describes the time between two counts, which is always the same. */
export function chartOf(title: string, unit: string, counts: readonly Counts[]): string {
  const panels = SERIES.map((series, row) => panelOf(series, row, counts));
  const height = 60 + SERIES.length * PANEL + 30;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" font-size="12" role="img" aria-label="${title}">
<rect width="100%" height="100%" fill="#fff"/>
<text x="16" y="26" font-size="16" font-weight="600">${title}</text>
${panels.join('\n')}
<text x="${LEFT}" y="${height - 12}" fill="#555">${counts.length} counts, each after ${unit}</text>
</svg>
`;
}

function panelOf(series: (typeof SERIES)[number], row: number, counts: readonly Counts[]): string {
  const values = counts.map((one) => one[series]);
  const top = 50 + row * PANEL;
  const [first = 0, last = 0, most] = [values[0], values.at(-1), Math.max(...values, 1)];
  const x = (index: number) =>
    LEFT + (index / Math.max(1, values.length - 1)) * (WIDTH - LEFT - 110);
  const y = (value: number) => top + PANEL - 30 - (value / (most * 1.15)) * (PANEL - 40);
  const line = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  const shown = NAMES[series];
  return `<text x="16" y="${top + 40}">${series}</text>
<line x1="${LEFT}" x2="${WIDTH - 110}" y1="${y(0)}" y2="${y(0)}" stroke="#bbb"/>
<polyline points="${line.join(' ')}" fill="none" stroke="#0a5" stroke-width="2"/>
<text x="${LEFT}" y="${y(first) - 6}" fill="#555">${shown(first)}</text>
<text x="${WIDTH - 104}" y="${y(last) + 4}">${shown(last)}</text>`;
}
