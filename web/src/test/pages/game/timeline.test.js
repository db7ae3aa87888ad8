import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bars, marks } from '#pages/game/timeline.js';

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
