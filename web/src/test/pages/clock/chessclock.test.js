import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as clocks from '#pages/clock/chessclock.js';
import { periods } from '#pages/clock/timecontrol.js';

/**
 * @typedef {object} Step
 * @property {string[]} act
 * @property {number} at
 * @property {Colour} turn
 * @property {boolean} running
 * @property {Display} white
 * @property {Display} black
 */
/** @typedef {{ left: number, completed: number, period: number, required?: number, fell?: number }} Display */

/** @type {{ clocks: { control: string, carries: boolean, steps: Step[] }[] }} */
const cases = JSON.parse(readFileSync(new URL('../clock-cases.json', import.meta.url), 'utf8'));

/** @param {clocks.Clock} clock @param {Step} step @returns {clocks.Clock} */
function after(clock, { act: [act, who, value], at }) {
  const colour = who === 'black' ? 'black' : 'white';
  if (act === 'start') return clocks.started(clock, at);
  if (act === 'stop') return clocks.stopped(clock, at);
  if (act === 'press') return clocks.pressed(clock, at);
  if (act === 'turn') return clocks.turnedTo(clock, colour, at);
  if (act === 'set') return clocks.setTo(clock, colour, Number(value), at);
  if (act === 'add') return clocks.added(clock, colour, Number(value), at);
  if (act === 'count') return clocks.counted(clock, colour, Number(value), at);
  return clock;
}

/** @param {clocks.Clock} clock @param {Colour} colour @param {number} at */
function display(clock, colour, at) {
  const { completed, period } = clock[colour];
  return {
    left: clocks.left(clock, colour, at),
    completed,
    period,
    required: clocks.required(clock, colour) ?? undefined,
    fell: clocks.flagFell(clock, colour, at) ?? undefined,
  };
}

for (const { control, carries, steps } of cases.clocks) {
  test(`${control} (${carries ? 'carried over' : 'not carried over'}): ${steps.map(({ act }) => act.join(' ')).join(', ')}`, () => {
    let clock = clocks.set(periods(control), carries);
    for (const step of steps) {
      clock = after(clock, step);
      const { turn, running, at } = step;
      const shown = { turn: clock.turn, running: clock.running, white: display(clock, 'white', at), black: display(clock, 'black', at) };
      const blank = { required: undefined, fell: undefined };
      assert.deepEqual(shown, { turn, running, white: { ...blank, ...step.white }, black: { ...blank, ...step.black } }, `${step.act} at ${at}`);
    }
  });
}

test('a clock goes on from what was kept of it', () => {
  const clock = clocks.started(clocks.set(periods('60d5'), true), 1_000);
  const again = JSON.parse(JSON.stringify(clock));
  assert.equal(clocks.left(again, 'white', 16_000), 50_000);
});

test('the extra time of a turn is used up first', () => {
  const clock = clocks.started(clocks.set(periods('60d5'), true), 0);
  assert.deepEqual([0, 2_000, 7_000].map((at) => clocks.delayLeft(clock, 'white', at)), [5_000, 3_000, 0]);
});
