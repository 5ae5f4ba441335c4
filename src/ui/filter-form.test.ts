import { expect, test } from 'vitest';
import { overruledBy } from './filter-form.ts';

test.each([
  ['<form></form>', []],
  ['<form action="?filter[]=a"></form>', []],
  ['<form action="/ailleurs"></form>', ['"/ailleurs"']],
  ['<form action="https://exemple.fr/"></form>', ['"/"']],
  ['<form action="http://["></form>', ['""']],
  ['<form method="post"></form>', ['"post"']],
])('%s: the ignored settings are %j', (html, found) => {
  document.body.innerHTML = html;
  const [form] = document.forms;

  expect(form && overruledBy(form).map((fault) => fault.found)).toEqual(found);
});
