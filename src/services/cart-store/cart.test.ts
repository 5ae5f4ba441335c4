// @vitest-environment node
import fc from 'fast-check';
import Cookies from 'js-cookie';
import { describe, expect, it } from 'vitest';
import { cartSetCookie, readCartCookie } from '../../../fixtures/api/cart-cookie.ts';
import type { Cart } from './cart.ts';
import { decodeCart, encodeCart, isSameCart, productIdOf } from './cart.ts';

const id = fc.stringMatching(/^\d{1,12}$/);
const quantity = fc.integer({ min: 1, max: 9999 });
const cart = fc
  .array(fc.tuple(id, quantity), { maxLength: 30 })
  .map((entries) => decodeCart(JSON.stringify(Object.fromEntries(entries))));

const plain = (one: Cart) => Object.fromEntries(one);
const written = (one: Cart) => Cookies.converter.write?.(encodeCart(one), 'cart_products') ?? '';
const readByServer = (value: string) => readCartCookie(`a=1; cart_products=${value}; b=2`);

describe('a cart in its cookie', () => {
  it('is decoded to the same cart, whatever it contains', () => {
    fc.assert(
      fc.property(cart, (one) => {
        expect(isSameCart(decodeCart(encodeCart(one)), one)).toBe(true);
      }),
    );
  });

  it('is the same cart for the server, in each spelling that it reads', () => {
    fc.assert(
      fc.property(cart, (one) => {
        const spellings = [
          written(one),
          encodeURIComponent(encodeCart(one)),
          encodeCart(one).replaceAll(',', '%2C'),
        ];
        for (const value of spellings)
          expect(Object.fromEntries(readByServer(value))).toEqual(plain(one));
      }),
    );
  });

  it('is decoded from what the server writes', () => {
    fc.assert(
      fc.property(cart, (one) => {
        const [, value = ''] = /^cart_products=([^;]*)/.exec(cartSetCookie(one)) ?? [];
        expect(plain(decodeCart(decodeURIComponent(value)))).toEqual(plain(one));
      }),
    );
  });

  it('is written as the shop pages have always written it', () => {
    expect(written(decodeCart('{"12":2,"34":1}'))).toBe('{%2212%22:2%2C%2234%22:1}');
  });
});

describe('a cookie that another script has written', () => {
  it('never throws, and gives only products in whole quantities', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const [key, value] of decodeCart(text)) {
          expect(key).toMatch(/^\d+$/);
          expect(Number.isInteger(value) && value >= 1 && value <= 9999).toBe(true);
        }
      }),
    );
  });

  it.each([
    ['', {}],
    [undefined, {}],
    ['x', {}],
    ['null', {}],
    ['[]', {}],
    ['[3,4]', {}],
    ['"12"', {}],
    ['{}', {}],
    ['{"12":"2"}', { 12: 2 }],
    ['{"12":"a","13":-1,"14":1.5,"15":0,"16":10000,"17":null,"18":[2],"19":3}', { 19: 3 }],
    ['{"constructor":1,"__proto__":2,"product_3":4,"5 ":6,"7":8}', { 7: 8 }],
    ['{"12":1,"12":3}', { 12: 3 }],
    ['{"12":"007"}', { 12: 7 }],
  ])('with %s is read as %j', (text, products) => {
    expect(plain(decodeCart(text))).toEqual(products);
  });
});

describe('the product in the id of an element', () => {
  it.each([
    ['product_12', '12'],
    ['12', '12'],
    ['product_', undefined],
    ['', undefined],
    ['product_1+1', undefined],
    ['product_12a', undefined],
    ['product_product_1', undefined],
  ])('"%s" is %s', (elementId, expected) => {
    expect(productIdOf(elementId)).toBe(expected);
  });
});
