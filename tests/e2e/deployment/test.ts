/** A test with nginx, the first version of the bundle, and a page of a site with its tags. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { guidePolicies } from '../../sweeps/policy.ts';
import { test as base } from '../../sweeps/test.ts';
import { type Hosts, hasNginx, NGINX_MISSING, startNginx } from './nginx.ts';
import { cards, NONCE, pageWith, tags } from './pages.ts';
import { deploy, firstVersion } from './versions.ts';

export const PATH = '/assets/islands';
export const { version: FIRST }: { version: string } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** Adds the exceptions for files on another origin to the guide's policy, and a nonce for the import map. */
const policyFor = (files: string) =>
  guidePolicies()
    .plain.replace("script-src 'self'", `$& ${files} 'nonce-${NONCE}'`)
    .replace("style-src 'self'", `$& ${files}`);

export const test = base.extend<{ hosts: Hosts; bundle: string }>({
  hosts: async ({ baseURL }, use) => {
    const hosts = await startNginx({ behind: baseURL ?? '', policy: policyFor });
    deploy(firstVersion(), hosts.folder);
    hosts.addPage('essai', pageWith(tags(`${hosts.files}${PATH}`)));
    await use(hosts);
    await hosts.stop();
  },
  /** Its address. */
  bundle: ({ hosts }, use) => use(`${hosts.files}${PATH}`),
});

if (!hasNginx && process.env.TEST_WORKER_INDEX === undefined)
  console.warn(`[skipped] tests/e2e/deployment ${NGINX_MISSING}`);

/** Skips all tests of the file if nginx is not installed. */
export function skipWithoutNginx(): void {
  test.skip(!hasNginx, `not run: ${NGINX_MISSING}`);
}

/** Opens the page of the site and waits until the grid is mounted. */
export async function open(page: Page, { site }: Hosts, name = 'essai'): Promise<void> {
  await page.goto(`${site}/${name}`);
  await expect(cards(page)).toHaveAttribute('data-island-state', 'mounted');
}
