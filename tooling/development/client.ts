/**
 * Runs in every page of `npm start`, before the entry. It loads Vite's client (error overlay, replaced styles) and the
 * preamble of React Fast Refresh, and updates the page when a fixture or the main file of a root is saved.
 */
import '@vitejs/plugin-react/preamble';

interface Saved {
  /** The path from the root of the project. */
  readonly file: string;
  /** Whether the file was created or deleted. */
  readonly isNew: boolean;
}

const PAGE_FILE = /^fixtures\/pages\/(.+)\.(html|ts)$/;
const CATALOGUE_FILE = /^(index\.html$|fixtures\/catalogue\/)/;

import.meta.hot?.on('fixtures:saved', (saved: Saved) => {
  if (isShownHere(saved)) location.reload();
});

/** Whether the page shows the file. The catalogue lists all pages; it shows them in frames, which update themselves. */
function isShownHere({ file, isNew }: Saved): boolean {
  if (location.pathname === '/') return isNew || CATALOGUE_FILE.test(file);
  const page = PAGE_FILE.exec(file)?.[1];
  return page ? location.pathname === `/${page}` : !CATALOGUE_FILE.test(file);
}

/** The registry has already replaced the module, so `scan` starts the new code. */
addEventListener('islands:replaced', (event) => {
  const { name } = Object(event).detail;
  const roots = [...document.querySelectorAll<HTMLElement>(`[data-${name}]`)];
  if (roots.length === 0) location.reload();
  for (const root of roots) restart(root);
});

function restart(root: HTMLElement): void {
  const typed = valuesIn(root);
  window.Islands?.stop(root);
  root.addEventListener('island:mounted', () => restore(root, typed), { once: true });
  window.Islands?.scan(root);
}

type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Typed {
  readonly value: string;
  readonly isChecked: boolean;
}

/**
 * Returns the values of fields, by name and by position among fields with this name. Fields that the root created are new
 * elements after a restart.
 */
function valuesIn(root: HTMLElement): ReadonlyMap<string, Typed> {
  return new Map(
    fieldsIn(root).map(([key, field]) => [
      key,
      { value: field.value, isChecked: field instanceof HTMLInputElement && field.checked },
    ]),
  );
}

function restore(root: HTMLElement, typed: ReadonlyMap<string, Typed>): void {
  for (const [key, field] of fieldsIn(root)) {
    const before = typed.get(key);
    if (!before || field.type === 'file') continue;
    const isChecked = field instanceof HTMLInputElement && field.checked;
    if (field.value === before.value && isChecked === before.isChecked) continue;
    field.value = before.value;
    if (field instanceof HTMLInputElement) field.checked = before.isChecked;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function fieldsIn(root: HTMLElement): readonly (readonly [string, TextField])[] {
  const counts = new Map<string, number>();
  return [...root.querySelectorAll<TextField>('input, select, textarea')].map((field) => {
    const count = (counts.get(field.name) ?? 0) + 1;
    counts.set(field.name, count);
    return [`${field.name} ${count}`, field];
  });
}
