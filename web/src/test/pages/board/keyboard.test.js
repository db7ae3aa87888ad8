import assert from 'node:assert/strict';
import { test } from 'node:test';
import { away } from '#pages/board/keyboard.js';

const STEPS = [
  ['up', 'e2', [0, -1], false, 'e3'],
  ['up, with Black below', 'e2', [0, -1], true, 'e1'],
  ['left', 'e2', [-1, 0], false, 'd2'],
  ['left, with Black below', 'e2', [-1, 0], true, 'f2'],
  ['right at the edge', 'h2', [1, 0], false, 'h2'],
  ['to the end of the rank', 'c6', [8, 0], false, 'h6'],
  ['to the end of the file', 'c6', [0, 8], true, 'c8'],
  ['to the first corner', 'c6', [-8, -8], false, 'a8'],
  ['to the first corner, with Black below', 'c6', [-8, -8], true, 'h1'],
];

for (const [name, from, steps, turned, to] of /** @type {[string, string, [number, number], boolean, string][]} */ (STEPS)) {
  test(`${name} from ${from} leads to ${to}`, () => assert.equal(away(from, steps, turned), to));
}
