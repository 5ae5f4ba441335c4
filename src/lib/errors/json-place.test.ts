import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeInJson } from './json-place.ts';

it.each([
  ['first', '{"first":6}', 1],
  ['step', '{ "first": 6,\n "step" : 3 }', 15],
  ['medias[1].title', '{"medias":[{"title":"a"},{"id":{"title":1},"title":"b"}]}', 43],
  ['medias[1]', '{"medias":[[1,2],7]}', 17],
  ['[2]', '[1,"a,b",3]', 9],
  ['a"b', '{"a\\"b":1}', 1],
  ['absent', '{"first":6}', undefined],
  ['first', '', undefined],
])('the index of %s in %s', (path, text, place) => {
  expect(placeInJson(text, path)).toBe(place);
});

it('the value at each index is the one that JSON.parse returns', () => {
  const key = fc.stringMatching(/^[a-z]{1,6}$/);
  fc.assert(
    fc.property(
      fc.array(fc.dictionary(key, fc.json(), { minKeys: 1 }), { minLength: 1 }),
      (list) => {
        const text = JSON.stringify(list, null, 1);
        const [last = ''] = Object.keys(list.at(-1) ?? {}).slice(-1);
        const place = placeInJson(text, `[${list.length - 1}].${last}`) ?? -1;

        expect(text.slice(place).startsWith(`"${last}": `)).toBe(true);
        expect(text.lastIndexOf(`\n  "${last}": `) + 3).toBe(place);
      },
    ),
  );
});
