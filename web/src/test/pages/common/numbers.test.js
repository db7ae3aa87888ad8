import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typed } from '#pages/common/numbers.js';

const NUMBERS = [
  ['5', 5],
  [' 0.5 ', 0.5],
  ['0,25', 0.25],
  ['½', 0.5],
  ['1½', 1.5],
  ['1 ¾', 1.75],
];

for (const [written, number] of /** @type {[string, number][]} */ (NUMBERS)) {
  test(`'${written}' is ${number}`, () => assert.equal(typed(written), number));
}

for (const written of ['', ' ', '-5', '5+3', '1e3', 'five', '123456', '1.2345']) {
  test(`'${written}' is no number`, () => assert.ok(Number.isNaN(typed(written))));
}
