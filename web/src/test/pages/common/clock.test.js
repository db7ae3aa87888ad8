import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Clocks, format } from '#pages/common/clock.js';

// Nothing ticks here.
Object.assign(globalThis, { setInterval: () => 0 });

const SHOWN = [
  [0, '0:00.0'],
  [999, '0:00.9'],
  [19_999, '0:19.9'],
  [20_000, '0:20'],
  [61_000, '1:01'],
  [3_599_999, '59:59'],
  [3_600_000, '1:00:00'],
  [7_265_000, '2:01:05'],
];

for (const [millis, shown] of /** @type {[number, string][]} */ (SHOWN)) {
  test(`${millis} ms are shown as ${shown}`, () => assert.equal(format(millis), shown));
}

/** @param {() => number} now */
function clocks(now) {
  const element = () => /** @type {HTMLElement} */ (/** @type {unknown} */ ({ textContent: '', dataset: {} }));
  const shown = { white: element(), black: element() };
  return { clocks: new Clocks(now, (colour) => shown[colour]), shown };
}

test('the clock that runs counts down to its flag-fall, the other stands', () => {
  let now = 1_000;
  const { clocks: both } = clocks(() => now);
  both.set({ whiteMillis: 60_000, blackMillis: 50_000, running: 'white', flagFallsAt: 61_000 });
  now = 31_000;
  assert.deepEqual([both.left('white'), both.left('black')], [30_000, 50_000]);
  now = 99_000;
  assert.equal(both.left('white'), 0);
});

test('stopped clocks stand until they run on', () => {
  let now = 0;
  const { clocks: both, shown } = clocks(() => now);
  both.set({ whiteMillis: 60_000, blackMillis: 50_000, running: 'white', flagFallsAt: 60_000 });
  now = 10_000;
  both.stop(true);
  now = 20_000;
  assert.equal(both.left('white'), 50_000);
  assert.equal(shown.white.dataset.running, 'false');
  both.stop(false);
  assert.equal(both.left('white'), 40_000);
});
