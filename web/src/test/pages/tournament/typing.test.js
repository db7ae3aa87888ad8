import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en', { 'tournament.later': 'Round {round} is paired.' });
const { fresh, later, resultOf } = await import('#pages/tournament/typing.js');

/** @param {number} board @param {string} [result] */
const row = (board, result) => ({ board, white: { number: 1, name: 'Ana' }, black: { number: 2, name: 'Boris' }, result });

test('each key stands for a result, and others for none', () => {
  assert.deepEqual(['1', '0', '=', '+', '-', 'x', 'X'].map(resultOf), ['1-0', '0-1', '1/2-1/2', '+/-', '-/+', '-/-', '-/-']);
  assert.deepEqual(['2', 'k', '', '10'].map(resultOf), [undefined, undefined, undefined, undefined]);
});

test('what is there already is not sent again', () => {
  const typed = new Map([[1, '1-0'], [2, '0-1']]);
  assert.deepEqual(fresh([row(1, '1-0'), row(2, '1-0'), row(3)], typed), [{ board: 2, result: '0-1' }]);
});

test('a correction says so if a later round has been paired', () => {
  assert.equal(later(2, 2), '');
  assert.equal(later(2, 3), 'Round 3 is paired.');
});
