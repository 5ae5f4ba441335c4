import { describe, expect, it, vi } from 'vitest';
import { defineContract } from './contract.ts';
import { ContractError } from './contract-error.ts';
import type { Fault } from './core/kinds.ts';
import { checkRoot, findParts } from './parts.ts';

const contract = defineContract({
  name: 'sample',
  kind: 'island',
  purpose: '',
  when: 'idle',
  parts: {
    list: { required: true, meaning: '' },
    item: { many: true, meaning: '' },
    more: { elements: ['button'], meaning: '' },
    result: { anywhere: true, meaning: '' },
    file: { elements: ['input'], inputTypes: ['file'], meaning: '' },
  },
});

function partsOf(html: string) {
  document.body.innerHTML = html;
  const root = document.querySelector('[data-sample]');
  if (!root) throw new Error('expected a root');
  const faults: Fault[] = [];
  const life = {
    signal: new AbortController().signal,
    report: (fault: Fault) => void faults.push(fault),
    fail: () => {},
  };
  return { parts: findParts(root, contract, life), faults };
}

describe('the parts of a root', () => {
  it('belong to the nearest root of their kind, in document order', () => {
    const { parts } = partsOf(`<div data-sample><ul data-sample-part="list">
      <li data-sample-part="item" id="a"></li>
      <li><div data-sample><b data-sample-part="item" id="inner"></b></div></li>
      <li data-sample-part="item" id="b"></li></ul></div>`);

    expect(parts.item.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(parts.more).toBeUndefined();
  });

  it('may be elsewhere in the page if the contract says so', () => {
    const { parts } = partsOf(
      '<div data-sample><p data-sample-part="list"></p></div><p data-sample-part="result"></p><p data-sample-part="more"></p>',
    );

    expect(parts.result?.outerHTML).toBe('<p data-sample-part="result"></p>');
    expect(parts.more).toBeUndefined();
  });

  it('are reported and ignored if the contract has no such name or element', () => {
    const { parts, faults } = partsOf(
      '<div data-sample><p data-sample-part="list"></p><p data-sample-part="lsit"></p><p data-sample-part="constructor"></p><a data-sample-part="more"></a></div>',
    );

    expect(parts.more).toBeUndefined();
    expect(faults.map(({ found }) => found)).toEqual(['"lsit"', '"constructor"', '<a>']);
  });

  it('are inputs of the types that the contract allows', () => {
    const { parts, faults } = partsOf(
      '<div data-sample><p data-sample-part="list"></p><input data-sample-part="file"></div>',
    );

    expect(parts.file).toBeUndefined();
    expect(faults).toMatchObject([
      { expected: 'the part "file" to be <input type="file">', found: '<input type="text">' },
    ]);
    expect(
      partsOf(
        '<div data-sample><p data-sample-part="list"></p><input type="FILE" data-sample-part="file"></div>',
      ).parts.file,
    ).toBeInstanceOf(HTMLInputElement);
  });

  it('are not file fields, whose value script can not set, unless the contract allows them', () => {
    const fields = defineContract({
      ...contract,
      parts: { quantity: { elements: ['input'], meaning: '' } },
    });
    document.body.innerHTML =
      '<div data-sample><input type="file" data-sample-part="quantity"></div>';
    const report = vi.fn();
    const [root] = document.body.children;
    const life = { signal: new AbortController().signal, report, fail: () => {} };

    expect(root && findParts(root, fields, life).quantity).toBeUndefined();
    expect(report.mock.calls[0]?.[0]).toMatchObject({ found: '<input type="file">' });
  });

  it('stop a root from being mounted if a required one is missing', () => {
    expect(() => partsOf('<div data-sample></div>')).toThrow(ContractError);
  });
});

describe('the element of a root', () => {
  const onForms = defineContract({ ...contract, elements: ['form', 'fieldset'] });

  it('is returned if the contract allows it', () => {
    const form = document.createElement('form');

    expect(checkRoot(form, onForms)).toBe(form);
    expect(checkRoot(document.createElement('p'), contract).localName).toBe('p');
  });

  it('stops a root with another tag name from being mounted, and lists the allowed ones', () => {
    expect(() => checkRoot(document.createElement('div'), onForms)).toThrow(
      'expected <form> or <fieldset>, found <div>',
    );
  });
});
