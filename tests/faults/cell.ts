/** Tests one cell: uses a root on a page before and after a fault, and checks the assertions. */
import { expect, type Page } from '@playwright/test';
import { markServerNodes, serverNodesThatMoved } from '../sweeps/identity.ts';
import type { PageLog } from '../sweeps/test.ts';
import { allStarted, visitBeforeScript } from '../sweeps/visit.ts';
import type { Fault } from './faults.ts';
import { inPage } from './in-page.ts';
import { pageWith, type Root, SIBLINGS } from './roots.ts';

const ADDRESS = '/pannes';

export async function playCell(
  page: Page,
  root: Root,
  fault: Fault,
  pageLog: PageLog,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === ADDRESS,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: pageWith(root) }),
  );
  await page.context().addCookies([{ ...CART, url: `http://127.0.0.1:${process.env.PORT}` }]);
  await fault.arrange?.(page, root);
  const release = await visitBeforeScript(page, ADDRESS);
  await page.evaluate(markServerNodes);
  await release();
  await allStarted(page, pageLog);
  const expected = fault.becomes ?? 'mounted';
  const marked = page.locator(`#place [data-${root.name}]`);
  await expect(marked.first()).toHaveAttribute(root.state, expected);

  await page.evaluate(inPage.use);
  if (fault.message) await expect(page.getByText(fault.message).first()).toBeAttached();
  if (fault.disturb) {
    await fault.disturb(page, root);
    await expect(marked.first()).toHaveAttribute(root.state, expected);
    await page.evaluate(inPage.use);
  }

  expect(pageLog.uncaughtErrors.filter(isOurs), 'uncaught errors').toEqual([]);
  if (!fault.moves && !REMOVES_NODES.has(root.name) && fault.name !== 'translated')
    expect(await page.evaluate(serverNodesThatMoved), 'server nodes').toEqual([]);
  for (const name of SIBLINGS)
    await expect(page.locator(`[data-${name}]`).first(), `data-${name}`).toHaveAttribute(
      `data-${name}-state`,
      'mounted',
    );
  await expect.poll(() => page.evaluate(stuck), 'usable').toEqual([]);
}

/** Whether the error is not from Google's script, which throws in one of the faults. */
const isOurs = (crash: string): boolean => !crash.includes('(https://maps.googleapis.com/');

const CART = { name: 'cart_products', value: encodeURIComponent('{"12":2,"34":1}') };

/** Roots that remove server nodes: the cart removes the rows of removed products. */
const REMOVES_NODES = new Set(['cart']);

/** Runs in the page: returns elements that make the page unusable. */
function stuck(): string[] {
  const isOpen = document.querySelector('[aria-modal="true"]:not([hidden])') !== null;
  const busy = [...document.querySelectorAll('[aria-busy="true"]')];
  const inert = isOpen ? [] : [...document.querySelectorAll('main[inert], #place[inert]')];
  const hidden = document.querySelector('#place')?.checkVisibility() === false ? ['#place'] : [];
  return [...[...busy, ...inert].map((element) => element.outerHTML.slice(0, 120)), ...hidden];
}
