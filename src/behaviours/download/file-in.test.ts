// @vitest-environment node
import { expect, test } from 'vitest';
import { fileIn } from './file-in.ts';

test.each([
  ['/media/guide.pdf', 'guide.pdf'],
  ['guide.pdf', 'guide.pdf'],
  ['https://exemple.fr/a/b/kit%20%C3%A9t%C3%A9.zip?v=2#p=1', 'kit été.zip'],
  ['/media/100%.pdf', '100%.pdf'],
  ['/media/', ''],
  ['', ''],
])('the file name in %s is « %s »', (address, file) => {
  expect(fileIn(address)).toBe(file);
});
