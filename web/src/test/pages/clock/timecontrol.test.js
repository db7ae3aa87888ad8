import assert from 'node:assert/strict';
import { test } from 'node:test';
import { periods } from '#pages/clock/timecontrol.js';

test('the periods of a time control are read', () => {
  assert.deepEqual(periods('40/5400+30:1800d2.5'), [
    { moves: 40, millis: 5_400_000, bonus: 'increment', bonusMillis: 30_000 },
    { moves: null, millis: 1_800_000, bonus: 'delay', bonusMillis: 2_500 },
  ]);
  assert.deepEqual(periods('300'), [{ moves: null, millis: 300_000, bonus: 'none', bonusMillis: 0 }]);
});
