/**
 * Tests every fixture page in WebKit: the server's nodes stay, nothing fails, axe finds nothing, and HTML inserted later is
 * mounted. Saves a picture of each page in `reports/webkit/`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import axe from 'axe-core';
import { findViolations } from '../../axe.ts';
import { markServerNodes, serverNodesThatMoved } from '../../sweeps/identity.ts';
import { isFaulty, pages } from '../../sweeps/pages.ts';
import { test } from './test.ts';
import type { Visitor } from './visitor.ts';

declare global {
  interface Window {
    sentMain?: Node | undefined;
  }
}

const PICTURES = 'reports/webkit';
const WIDTH = 1280;
const HIGHEST = 3000;

for (const fixture of pages) {
  const { name } = fixture;

  test(`/${name} is mounted around the server’s nodes under a strict policy, and so is HTML inserted later`, async ({
    visitor,
  }) => {
    const releaseScript = await visitor.opensBeforeScript(`/${name}?csp`);
    await visitor.runs(keepMain);
    await visitor.runs(markServerNodes);
    await releaseScript();

    expect.soft(await visitor.runs(serverNodesThatMoved), 'server nodes that moved').toEqual([]);
    expect.soft(await violations(visitor), 'axe').toEqual([]);
    await takePicture(visitor, name);
    await visitor.runs(replaceMain);
    await visitor.waitsForRoots();
    const faults = await visitor.recordedFaults();
    expect
      .soft(
        faults.filter((one) => isFaulty(fixture) === false || isCrash(one)),
        'faults',
      )
      .toEqual([]);
  });
}

/** Whether it is a failure even on a page with mistakes on purpose. */
function isCrash(fault: string): boolean {
  return /^(uncaught|rejected|refused)/.test(fault);
}

async function violations(visitor: Visitor): Promise<readonly string[]> {
  await visitor.driver.executeScript(axe.source);
  return visitor.runs(findViolations, 'html');
}

/** Runs in the page before its roots start: keeps a copy of the server's HTML. */
function keepMain(): void {
  window.sentMain = document.querySelector('main')?.cloneNode(true);
}

/** Runs in the page: replaces its main part by the copy of the server's HTML. */
function replaceMain(): void {
  document.querySelector('main')?.replaceWith(window.sentMain ?? '');
}

async function takePicture(visitor: Visitor, name: string): Promise<void> {
  const height = await visitor.runs(() => document.documentElement.scrollHeight);
  await visitor.resizes(WIDTH, Math.min(HIGHEST, height + 100));
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(`${PICTURES}/${name}.png`, await visitor.driver.takeScreenshot(), 'base64');
}
