import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en');
const { isExplained, reasonText } = await import('#pages/tournament/reasons.js');

test('a reason comes with its Article, if it is one of the rules', () => {
  assert.equal(reasonText({ number: 3, reason: 'met', article: '2.1.1', text: 'Ana (2): they have met, in round 1' }, 'C.04.3'), 'Ana (2): they have met, in round 1 (C.04.3, 2.1.1)');
  assert.equal(reasonText({ number: 3, reason: 'kept-apart', text: 'Ana (2): kept apart' }, 'C.04.3'), 'Ana (2): kept apart');
});

test('a Swiss is explained, of players and of teams, and a table is not', () => {
  const of = (/** @type {object} */ terms) => isExplained(/** @type {any} */ ({ terms }));
  assert.deepEqual([of({ format: 'swiss' }), of({ format: 'swiss', teams: {} }), of({ format: 'double-swiss' }), of({ format: 'round-robin' })], [true, true, true, false]);
});
