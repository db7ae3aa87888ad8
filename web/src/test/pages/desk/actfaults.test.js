import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointedAt } from '#pages/desk/actfaults.js';

/** @param {string[]} fields */
const form = (...fields) => (/** @type {string} */ name) => fields.includes(name);

/** @param {Partial<Problem>} error */
const problem = (error) => ({ error: { code: 'unexpected-content', detail: '', ...error } });

test('what the server cannot read is told at its field, or at that around it', () => {
  assert.deepEqual(pointedAt(problem({ pointer: '/remainingMillis' }), form('remainingMillis')), { name: 'remainingMillis' });
  assert.deepEqual(pointedAt(problem({ pointer: '/penalty/lessMillis' }), form('penalty', 'penalty.lessMillis')), { name: 'penalty.lessMillis' });
  assert.deepEqual(pointedAt(problem({ pointer: '/penalty/type' }), form('penalty')), { name: 'penalty' });
});

test('what the Laws object to is told at its field in their words', () => {
  const refused = (/** @type {string} */ type) => problem({ code: 'refused', detail: 'Why not.', refusal: { objection: { type } } });
  assert.deepEqual(pointedAt(refused('no-such-article'), form('basis')), { name: 'basis', said: 'Why not.' });
  assert.deepEqual(pointedAt(refused('reason-needed'), form('reason')), { name: 'reason', said: 'Why not.' });
  assert.deepEqual(pointedAt(refused('game-over'), form('result')), {});
});

test('what is about no field is told of the whole form', () => {
  assert.deepEqual(pointedAt(problem({ pointer: '/elsewhere' }), form('result')), {});
  assert.deepEqual(pointedAt(new Error('no network'), form('result')), {});
});
