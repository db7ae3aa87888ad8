import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted, habit, inARow, ruled } from '#pages/learn/days.js';

test('days in a row are counted, and a day without an answer begins anew', () => {
  let own = ruled(habit(null), '2026-02-27', 0);
  own = ruled(own, '2026-02-28', 1);
  own = ruled(own, '2026-03-01', 2);
  assert.equal(inARow(own, '2026-03-01'), 3);
  assert.equal(inARow(own, '2026-03-02'), 3, 'today may still come');
  assert.equal(inARow(own, '2026-03-03'), 0);
  assert.equal(ruled(own, '2026-03-03', 0).days, 1);
});

test('only the first answer of a day counts', () => {
  const own = ruled(ruled(habit(null), '2026-02-27', 3), '2026-02-27', 1);
  assert.equal(own.answer, 3);
  assert.equal(own.days, 1);
});

test('right answers in a row are counted, and the most of them are remembered', () => {
  const own = [true, true, false, true].reduce(counted, habit(null));
  assert.equal(own.row, 1);
  assert.equal(own.best, 2);
});

test('what a browser has kept is taken only if it makes sense', () => {
  const none = habit(null);
  for (const kept of ['x', 7, { last: 'yesterday' }, { days: -1 }, { row: 'x' }]) assert.deepEqual(habit(kept), none);
  assert.equal(habit({ last: '2026-02-27', days: 2, answer: 1, row: 0, best: 4 }).best, 4);
});
