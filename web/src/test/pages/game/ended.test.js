import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

const KEYS = ['ended.won.time', 'ended.lost.time', 'ended.drawn.time.you', 'ended.drawn.time.opponent', 'ended.drawn.stalemate', 'ended.won.draw-odds', 'ended.lost.draw-odds', 'result-won', 'result-drawn', 'result-lost'];
page('en', Object.fromEntries(KEYS.map((key) => [key, key])));
const { ended } = await import('#pages/game/ended.js');

/** @param {object} ending */
const each = (ending) => ['white', 'black', 'spectator'].map((you) => ended(/** @type {any} */ (ending), you));

test('each player is told who won and by what, and a spectator nothing', () => {
  assert.deepEqual(each({ result: '1-0', how: { reason: 'time', of: 'black' } }), ['ended.won.time', 'ended.lost.time', '']);
});

test('a draw says whose time ran out', () => {
  assert.deepEqual(each({ result: '1/2-1/2', how: { reason: 'time', of: 'white' } }), ['ended.drawn.time.you', 'ended.drawn.time.opponent', '']);
});

test('a draw that counts as a win is won', () => {
  assert.deepEqual(each({ result: '1/2-1/2', counted: '0-1', how: { reason: 'stalemate' } }), ['ended.lost.draw-odds', 'ended.won.draw-odds', '']);
});

test('without a short word there is only the result', () => {
  assert.deepEqual(each({ result: '1-0', how: { reason: 'other', of: 'black' } }), ['result-won', 'result-lost', '']);
  assert.deepEqual(each({ result: '1/2-0', how: { reason: 'other' } }), ['result-drawn', 'result-lost', '']);
});
