import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en', {
  'tournament.unread': 'Not understood: {parts}.',
  'tournament.unsure': 'Please check: {parts}.',
  'tournament.unused': 'Not entered: {parts}.',
  'tournament.needs-name': 'A name is missing.',
  'tournament.column.rating': 'Rating',
});
const { understood } = await import('#pages/tournament/playerlines.js');
const { isMarked, remarks } = await import('#pages/tournament/playertable.js');

test('a line says what was not understood, what is to be checked and what is left out', () => {
  const said = (/** @type {string} */ line) => understood(line).map((row) => [isMarked(row), ...remarks(row)])[0];
  assert.deepEqual(said('Ana Novak, 2100'), [false]);
  assert.deepEqual(said('Ana Novak, 21o0, 1990'), [true, 'Not understood: 21o0.', 'Please check: Rating.']);
  assert.deepEqual(said('Ana Novak, 2100, 1990'), [false, 'Not entered: 1990.']);
  assert.deepEqual(said('2100'), [true, 'Not understood: 2100.', 'A name is missing.']);
});
