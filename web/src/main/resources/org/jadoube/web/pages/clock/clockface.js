// @ts-check
// One half of the clock on the screen.

import * as clocks from './chessclock.js';
import { format } from '../common/clock.js';
import { $ } from '../common/dom.js';
import { counted, text } from '../common/texts.js';

const HOUR_MILLIS = 3_600_000; // from here on, the time is longer

/** Changes a text only if it differs, for the sake of screen readers. @param {HTMLElement} element @param {string} words */
function say(element, words) {
  if (element.textContent !== words) element.textContent = words;
}

/**
 * The displayed time; with Bronstein's delay, the extra time is part of it.
 *
 * @param {clocks.Clock} clock
 * @param {Colour} colour
 * @param {number} at
 */
export function shown(clock, colour, at) {
  const main = clocks.left(clock, colour, at);
  return isBronstein(clock, colour) ? main + clocks.delayLeft(clock, colour, at) : main;
}

/** @param {clocks.Clock} clock @param {Colour} colour */
const isBronstein = (clock, colour) => clock.periods[clock[colour].period].bonus === 'bronstein';

/** The moves, and the rest of the period. @param {clocks.Clock} clock @param {Colour} colour */
function progress(clock, colour) {
  const { completed, period } = clock[colour];
  const wanted = clocks.required(clock, colour);
  return [
    counted('clock-moves', completed),
    clock.periods.length > 1 ? text('clock-period-of', { n: period + 1, all: clock.periods.length }) : '',
    wanted === null ? '' : counted('clock-to-go', Math.max(0, wanted - completed)),
  ].filter((part) => part !== '');
}

/**
 * @param {HTMLElement} half
 * @param {clocks.Clock} clock
 * @param {Colour} colour
 * @param {number} at
 * @param {Colour | null} first whose flag fell first
 */
export function show(half, clock, colour, at, first) {
  const running = clock.running && clock.turn === colour;
  const delay = isBronstein(clock, colour) ? 0 : clocks.delayLeft(clock, colour, at);
  const fallen = clocks.flagFell(clock, colour, at) !== null;
  const time = shown(clock, colour, at);
  half.dataset.running = String(running);
  half.dataset.hours = String(time >= HOUR_MILLIS);
  half.dataset.fallen = String(fallen);
  say($('.time', half), format(time));
  say($('.state', half), running ? text('clock-runs') : '');
  say($('.delay', half), running && delay > 0 && !fallen ? text('clock-delay', { time: format(delay) }) : '');
  say($('.progress', half), progress(clock, colour).join(' · '));
  say($('.flag', half), fallen ? text(first === colour ? 'clock-fallen-first' : 'clock-fallen') : '');
}
