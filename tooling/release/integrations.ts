/** Collects the integrations as they are shipped. WordPress and Drupal need all their files in one folder. */
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = 'integrations';
const AS_THEY_ARE = ['README.md', 'spip.md', 'nginx', 'php', 'playwright', 'twig'];
/** Tests and their helpers are not shipped. */
const NOT_SHIPPED = /(\.test\.ts|[\\/]testing)$/;

/** Writes `twig/`, `php/`, `drupal/islands/`, `wordpress/islands-front/` and the documents into the folder. */
export function putIntegrations(target: string, dist = 'dist'): void {
  mkdirSync(target, { recursive: true });
  for (const name of AS_THEY_ARE) copy(join(SOURCE, name), join(target, name));
  assemble(
    'drupal',
    'islands',
    { php: `${SOURCE}/php`, templates: `${SOURCE}/twig`, dist },
    target,
  );
  assemble('wordpress', 'islands-front', { php: `${SOURCE}/php`, dist }, target);
}

function assemble(
  system: string,
  name: string,
  parts: Readonly<Record<string, string>>,
  target: string,
): void {
  const folder = join(target, system, name);
  copy(join(SOURCE, system), folder);
  for (const [part, source] of Object.entries(parts))
    if (existsSync(source)) copy(source, join(folder, part));
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !NOT_SHIPPED.test(path) });
}
