import assert from 'node:assert/strict';
import { test } from 'node:test';
import { between } from '#pages/board/casetime.js';

/** @param {number} [white] @param {number} [black] @returns {CaseStage} */
const stage = (white, black) => ({ millis: 0, board: '', squares: [], told: [], whiteMillis: white, blackMillis: black });

test('the clocks run evenly from one step to the next', () => {
  assert.deepEqual(between(stage(60_000, 90_000), stage(50_000, 90_000), 0.5), { white: 55_000, black: 90_000 });
  assert.deepEqual(between(stage(60_000, 90_000), stage(50_000, 92_000), 1), { white: 50_000, black: 92_000 });
});

test('without a time control there is nothing to show', () => {
  assert.deepEqual(between(stage(), stage(), 0.5), { white: undefined, black: undefined });
});
