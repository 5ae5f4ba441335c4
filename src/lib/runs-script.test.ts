import { expect, test } from 'vitest';
import { runsScript } from './runs-script.ts';

test.each([
  'javascript:boum()',
  ' \u0001JavaScript:boum()',
  'java\tscr\nipt:boum()',
  'data:text/html,<script>boum()</script>',
  'blob:https://exemple.fr/1',
  'vbscript:boum()',
])('a link to %j runs script', (address) => {
  expect(runsScript(address)).toBe(true);
});

test.each([
  '',
  '/javascript:boum()',
  '#javascript:boum()',
  'https://apps.apple.com/fr/app/id1',
  'itms-apps://apps.apple.com/app/id1',
  'market://details?id=fr.exemple',
  'tel:3989',
  'mailto:a@exemple.fr',
  'http://[',
])('a link to %j runs no script', (address) => {
  expect(runsScript(address)).toBe(false);
});
