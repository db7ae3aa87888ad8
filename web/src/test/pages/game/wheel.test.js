import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Wheel } from '#pages/game/wheel.js';

const [PIXELS, LINES] = [0, 1];

/** Each a distance and a time. @param {[number, number][]} turns */
const steps = (turns, deltaMode = PIXELS) => {
  const wheel = new Wheel();
  return turns.map(([deltaY, timeStamp]) => wheel.steps({ deltaY, deltaMode, timeStamp }));
};

test('a notch is a move, forward or back', () => {
  assert.deepEqual(steps([[100, 0], [100, 50], [-120, 100]]), [1, 1, -1]);
  assert.deepEqual(steps([[3, 0], [-3, 50]], LINES), [1, -1]);
});

test('on a touchpad, as much as a notch is a move', () => {
  assert.deepEqual(steps([[30, 0], [30, 16], [30, 32], [30, 48], [30, 64], [30, 80]]), [0, 0, 1, 0, 0, 1]);
});

test('what was turned the other way, or long ago, does not count', () => {
  assert.deepEqual(steps([[60, 0], [-60, 16], [-30, 32]]), [0, 0, -1]);
  assert.deepEqual(steps([[60, 0], [60, 1000], [30, 1016]]), [0, 0, 1]);
});
