import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Alarm } from '#pages/game/alarm.js';

/** How often it rings for these times. @param {number[]} seconds */
function rings(seconds) {
  let count = 0;
  const alarm = new Alarm(() => count++);
  for (const left of seconds) alarm.tick(left * 1000, true);
  return count;
}

test('it rings once when little time is left', () => {
  assert.equal(rings([25, 21, 20, 19, 10, 3]), 1);
});

test('an increment that hardly helps does not ring it again', () => {
  assert.equal(rings([19, 22, 19, 22, 19]), 1);
});

test('after clearly more time it rings again', () => {
  assert.equal(rings([19, 60, 19]), 2);
});

test('neither a clock that stands nor a game without clocks rings it', () => {
  const alarm = new Alarm(() => assert.fail());
  alarm.tick(5_000, false);
  alarm.tick(undefined, true);
});

test('one for two minutes waits until there was more, so that a page opened late is quiet', () => {
  let count = 0;
  const alarm = new Alarm(() => count++, { low: 120_000, rung: true });
  for (const left of [60, 119]) alarm.tick(left * 1000, true);
  assert.equal(count, 0);
  for (const left of [121, 120, 119, 125, 119]) alarm.tick(left * 1000, true);
  assert.equal(count, 1);
  for (const left of [181, 120]) alarm.tick(left * 1000, true);
  assert.equal(count, 2);
});
