import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DeviceTime } from '#pages/clock/devicetime.js';

/** A device that has been up for a second, at half past some day. */
function device() {
  const hands = { uptime: 1_000, wall: 1_800_000_000_000 };
  return { hands, time: new DeviceTime(() => hands.uptime, () => hands.wall) };
}

test('time passes as the device is up, whatever becomes of its time of day', () => {
  const { hands, time } = device();
  hands.uptime += 5_000;
  hands.wall -= 3_600_000;
  assert.equal(time.now(), 1_800_000_005_000);
  time.wake();
  assert.equal(time.now(), 1_800_000_005_000);
});

test('the time that the device has slept has passed', () => {
  const { hands, time } = device();
  hands.wall += 60_000;
  time.wake();
  assert.equal(time.now(), 1_800_000_060_000);
});

test('a time of day that is put right by less than a second changes nothing', () => {
  const { hands, time } = device();
  hands.wall += 900;
  time.wake();
  assert.equal(time.now(), 1_800_000_000_000);
});
