import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en', {
  'event.unread': 'Not understood: {parts}.',
  'event.unsure': 'Please check: {parts}.',
  'event.unused': 'Not entered: {parts}.',
  'event.needs-name': 'A name is missing.',
  'event.column.rating': 'Rating',
});
const { understood } = await import('#pages/event/playerlines.js');
const { isMarked, remarks } = await import('#pages/event/playertable.js');

test('a line says what was not understood, what is to be checked and what is left out', () => {
  const said = (/** @type {string} */ line) => understood(line).map((row) => [isMarked(row), ...remarks(row)])[0];
  assert.deepEqual(said('Ana Novak, 2100'), [false]);
  assert.deepEqual(said('Ana Novak, 21o0, 1990'), [true, 'Not understood: 21o0.', 'Please check: Rating.']);
  assert.deepEqual(said('Ana Novak, 2100, 1990'), [false, 'Not entered: 1990.']);
  assert.deepEqual(said('2100'), [true, 'Not understood: 2100.', 'A name is missing.']);
});
