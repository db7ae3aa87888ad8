import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bars, lines, marks } from '#pages/game/timeline.js';

test('the longest think is the highest bar, and none is invisible', () => {
  const moves = [0, 1_000, 101_000].map((at, i) => ({ ply: i + 1, at, colour: /** @type {Colour} */ ('white') }));
  const [first, short, long] = bars(moves).map(({ height }) => height);
  assert.equal(long, 100);
  assert.ok(first > 0 && short > first && short < long);
});

/** @param {number} ply @param {string} type @param {object} [more] */
const note = (ply, type, more) => ({ ply, event: { type, at: '', ...more } });

test('each move has one mark, and a ruling counts more than an offer', () => {
  const notes = [note(2, 'draw-offered'), note(2, 'claim-decided', { consequences: [] }), note(3, 'draw-offered'), note(3, 'move-made')];
  assert.deepEqual(marks(notes, 4), [{ ply: 2, kind: 'ruled' }, { ply: 3, kind: 'said' }]);
});

test('both clocks go down from the most time that anybody had, and a fallen flag is at the bottom', () => {
  const moves = [[60_000, 60_000], [30_000, 60_000], [30_000, 0]].map(([whiteMillis, blackMillis], i) => ({ ply: i + 1, whiteMillis, blackMillis }));
  const [white, black] = lines(moves);
  assert.deepEqual([white, black].map(({ colour }) => colour), ['white', 'black']);
  assert.equal(white.points, '0.5,2.0 1.5,50.0 2.5,50.0');
  assert.equal(black.points, '0.5,2.0 1.5,2.0 2.5,98.0');
});

test('without clocks there are no lines', () => {
  assert.deepEqual(lines([{ ply: 1 }, { ply: 2 }]), []);
});
