import assert from 'node:assert/strict';
import { test } from 'node:test';
import { address, ended, grades, left, named, newSeed, passed, resumed, unanswered, used, withAnswer } from '#pages/learn/sitting.js';

const MINUTE = 60_000;
const BEGUN = { begun: 1_000, name: 'Ada', answers: [null, null, null] };

test('an examination is named by its address', () => {
  const seed = newSeed(() => 0.5);
  assert.deepEqual(named(address('2023', seed).replace(/.*\?/, '?')), { edition: '2023', seed });
  assert.deepEqual(named('?edition=2018&seed=k7qf'), { edition: '2018', seed: 'K7QF' });
  for (const other of ['', '?edition=2023', '?seed=K7QF', '?edition=2023&seed=<b>', '?edition=2023&seed=K']) assert.equal(named(other), null);
});

test('the clock runs from the beginning, whatever has been reloaded since', () => {
  const again = resumed(JSON.parse(JSON.stringify(withAnswer(BEGUN, 1, 2))));
  assert.deepEqual(again?.answers, [null, 2, null]);
  assert.equal(unanswered(again ?? BEGUN), 2);
  assert.equal(left(again ?? BEGUN, 1_000 + 10 * MINUTE), 50 * MINUTE);
  assert.equal(left(BEGUN, 1_000 + 61 * MINUTE), 0);
});

test('who comes back after the hour has used the hour, and handing in twice changes nothing', () => {
  assert.equal(used(ended(BEGUN, 1_000 + 90 * MINUTE)), 60);
  const early = ended(BEGUN, 1_000 + 12.5 * MINUTE);
  assert.equal(used(early), 13);
  assert.equal(used(ended(early, 1_000 + 40 * MINUTE)), 13);
});

test('what a browser has kept is taken only if it makes sense', () => {
  for (const kept of [null, 'x', {}, { begun: 'x', name: '', answers: [] }, { begun: 1, name: '', answers: Array(21).fill(0) }]) assert.equal(resumed(kept), null);
  assert.deepEqual(resumed({ begun: 1, name: '', answers: ['x', 1] })?.answers, [null, 1]);
});

test('sixteen of twenty pass and fifteen do not', () => {
  assert.equal(passed(16, 20), true);
  assert.equal(passed(15, 20), false);
});

test('grades are by Article, in the order of the Laws', () => {
  const incidents = [{ chapter: '9' }, { chapter: '4' }, { chapter: '9' }];
  const chapters = ['4', '5', '9'].map((number) => ({ number }));
  assert.deepEqual(grades(incidents, [true, false, false], chapters), [
    { chapter: '4', right: 0, asked: 1 },
    { chapter: '9', right: 1, asked: 2 },
  ]);
});
