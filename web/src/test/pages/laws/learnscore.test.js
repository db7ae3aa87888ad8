import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answered, missed, next, read, total } from '#pages/laws/learnscore.js';

const INCIDENTS = [
  { id: 'one', title: '', chapter: '4' },
  { id: 'two', title: '', chapter: '9' },
  { id: 'three', title: '', chapter: '9' },
];

test('answers are counted by incident and edition', () => {
  let score = answered({}, '2023', 'one', true);
  score = answered(score, '2023', 'one', false);
  score = answered(score, '2018', 'two', true);
  assert.deepEqual(score, { 2023: { one: [1, 2, 1] }, 2018: { two: [1, 1] } });
  assert.deepEqual(total(score, '2023', INCIDENTS), { met: 1, right: 1, asked: 2, all: 3 });
  assert.deepEqual(total(score, '2018', INCIDENTS.slice(0, 1)), { met: 0, right: 0, asked: 0, all: 1 });
});

test('new incidents come first, then those with a mistake, then any', () => {
  /** @param {import('#pages/laws/learnscore.js').Score} score */
  const ids = (score, but = '') => [0, 0.4, 0.99].map((at) => next(INCIDENTS, score, '2023', but, () => at)?.id);
  assert.deepEqual(ids({}), ['one', 'two', 'three']);
  assert.deepEqual(ids({ 2023: { one: [0, 1, 1], two: [1, 1] } }), ['three', 'three', 'three']);
  assert.deepEqual(ids({ 2023: { one: [0, 1, 1], two: [1, 1], three: [2, 2] } }), ['one', 'one', 'one']);
  assert.deepEqual(ids({ 2023: { one: [0, 1, 1], two: [1, 1], three: [2, 2] } }, 'one'), ['two', 'two', 'three']);
});

test('an incident stays among those that went wrong until all its questions are answered rightly in one go', () => {
  let score = answered({}, '2023', 'one', true, true);
  score = answered(score, '2023', 'one', false, false);
  assert.deepEqual(missed(INCIDENTS, score, '2023').map(({ id }) => id), ['one']);
  assert.deepEqual(missed(INCIDENTS, score, '2018'), []);
  score = answered(answered(score, '2023', 'one', false, true), '2023', 'one', true, false);
  assert.equal(missed(INCIDENTS, score, '2023').length, 1);
  score = answered(answered(score, '2023', 'one', true, true), '2023', 'one', true, false);
  assert.deepEqual(missed(INCIDENTS, score, '2023'), []);
});

test('the only incident comes again, and without any there is none', () => {
  assert.equal(next(INCIDENTS.slice(0, 1), {}, '2023', 'one', () => 0)?.id, 'one');
  assert.equal(next([], {}, '2023', '', () => 0), undefined);
});

test('what a browser has kept is taken as far as it makes sense', () => {
  assert.deepEqual(read({ 2023: { one: [1, 2], two: [3, 2], three: 'x', four: [0, 0], five: [1, 2, 1], six: [1, 2, 'x'] }, 2018: 7 }), { 2023: { one: [1, 2], five: [1, 2, 1] }, 2018: {} });
  assert.deepEqual(read(null), {});
  assert.deepEqual(read([1]), {});
});
