/**
 * Every fixture page in WebKit, with the questions of the sweeps: whether the server's nodes stay, what goes wrong, what axe
 * finds, whether HTML that comes late starts; and a picture of each, in `reports/webkit/`.
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

  test(`/${name} comes to life around the server’s nodes, under a strict policy, and so does HTML that comes late`, async ({
    visitor,
  }) => {
    const comesToLife = await visitor.opensBeforeScript(`/${name}?csp`);
    await visitor.runs(keepMain);
    await visitor.runs(markServerNodes);
    await comesToLife();

    expect.soft(await visitor.runs(serverNodesThatMoved), 'server nodes that moved').toEqual([]);
    expect.soft(await violations(visitor), 'axe').toEqual([]);
    await takePicture(visitor, name);
    await visitor.runs(replaceMain);
    await visitor.waitsForRoots();
    const faults = await visitor.heardFaults();
    expect
      .soft(
        faults.filter((one) => isFaulty(fixture) === false || isCrash(one)),
        'faults',
      )
      .toEqual([]);
  });
}

/** Whether it is wrong even on a page whose template is wrong on purpose. */
function isCrash(fault: string): boolean {
  return /^(uncaught|rejected|refused)/.test(fault);
}

async function violations(visitor: Visitor): Promise<readonly string[]> {
  await visitor.driver.executeScript(axe.source);
  return visitor.runs(findViolations, 'html');
}

/** Keeps, in the page and before its roots start, a copy of what the server sent. */
function keepMain(): void {
  window.sentMain = document.querySelector('main')?.cloneNode(true);
}

/** Replaces, in the page, its main part by a copy as it was sent. */
function replaceMain(): void {
  document.querySelector('main')?.replaceWith(window.sentMain ?? '');
}

async function takePicture(visitor: Visitor, name: string): Promise<void> {
  const height = await visitor.runs(() => document.documentElement.scrollHeight);
  await visitor.resizes(WIDTH, Math.min(HIGHEST, height + 100));
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(`${PICTURES}/${name}.png`, await visitor.driver.takeScreenshot(), 'base64');
}
