import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answered, missed, read, total } from '#pages/learn/score.js';

const INCIDENTS = ['one', 'two', 'three'].map((id) => ({ id, headline: '', chapter: '4', level: 1 }));

test('answers are counted by incident and edition, and the latest says whether it is known', () => {
  let score = answered({}, '2023', 'one', true);
  score = answered(score, '2023', 'one', false);
  score = answered(score, '2018', 'two', true);
  assert.deepEqual(score, { 2023: { one: [1, 2, 1] }, 2018: { two: [1, 1] } });
  assert.deepEqual(total(score, '2023', INCIDENTS), { met: 1, known: 0, right: 1, asked: 2, all: 3 });
  score = answered(score, '2023', 'one', true);
  assert.deepEqual(total(score, '2023', INCIDENTS), { met: 1, known: 1, right: 2, asked: 3, all: 3 });
});

test('an incident stays among those that went wrong until it goes right', () => {
  let score = answered(answered({}, '2023', 'one', false), '2023', 'two', true);
  assert.deepEqual(missed(INCIDENTS, score, '2023').map(({ id }) => id), ['one']);
  assert.deepEqual(missed(INCIDENTS, score, '2018'), []);
  score = answered(score, '2023', 'one', true);
  assert.deepEqual(missed(INCIDENTS, score, '2023'), []);
});

test('what a browser has kept is taken as far as it makes sense', () => {
  assert.deepEqual(read({ 2023: { one: [1, 2], two: [3, 2], three: 'x', four: [0, 0], five: [1, 2, 1], six: [1, 2, 'x'] }, 2018: 7 }), { 2023: { one: [1, 2], five: [1, 2, 1] }, 2018: {} });
  assert.deepEqual(read(null), {});
  assert.deepEqual(read([1]), {});
});
