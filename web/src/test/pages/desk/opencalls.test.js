import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openCalls } from '#pages/desk/opencalls.js';

/** @param {...string} types */
const open = (...types) =>
  openCalls(/** @type {any} */ (types.map((type) => ({ event: { type } })))).map(({ event }) => event.type);

test('a call stays until something has been decided', () => {
  assert.deepEqual(open('arbiter-called', 'move-made'), ['arbiter-called']);
  assert.deepEqual(open('arbiter-called', 'ruling', 'move-made'), []);
  assert.deepEqual(open('times-disputed', 'clocks-resumed', 'arbiter-called'), ['arbiter-called']);
});
