import assert from 'node:assert/strict';
import { test } from 'node:test';
import { added, MOST } from '#pages/game/chatlines.js';

/** @param {number} number @returns {ChatLine} */
const line = (number) => ({ number, at: 0, name: 'Ana', text: `line ${number}` });

test('a line that comes twice is there once, and lines are in their order', () => {
  const lines = [line(3), line(1), line(3), line(2)].reduce(added, /** @type {ChatLine[]} */ ([]));
  assert.deepEqual(lines.map(({ number }) => number), [1, 2, 3]);
  assert.equal(added(lines, line(2)), lines);
});

test('only the latest lines are kept', () => {
  const lines = [...Array(MOST + 5).keys()].map(line).reduce(added, /** @type {ChatLine[]} */ ([]));
  assert.deepEqual([lines.length, lines[0].number], [MOST, 5]);
});
