import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasEnvelope } from '#pages/desk/adjournment.js';

/** @param {string[]} types */
const log = (...types) => /** @type {Note[]} */ (/** @type {unknown} */ (types.map((type) => ({ event: { type } }))));

test('there is an envelope from the order to seal until it is opened or lost', () => {
  assert.equal(hasEnvelope(log('move-made')), false);
  assert.equal(hasEnvelope(log('move-made', 'sealing-ordered')), true);
  assert.equal(hasEnvelope(log('move-sealed', 'game-adjourned', 'envelope-labelled', 'resumption-begun')), true);
  assert.equal(hasEnvelope(log('move-sealed', 'envelope-opened', 'move-made')), false);
  assert.equal(hasEnvelope(log('move-sealed', 'envelope-lost')), false);
  assert.equal(hasEnvelope(log('move-sealed', 'envelope-opened', 'move-sealed')), true);
});
