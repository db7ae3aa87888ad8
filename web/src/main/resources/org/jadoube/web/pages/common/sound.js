// @ts-check
// The sounds of a game, synthesised: wood for moves, tones for the clock. Silent until switched on.

import { onPreference, prefer, preferences } from './preferences.js';

/** @type {AudioContext | null} */
let context = null;

/** @typedef {{ from: number, to?: number, after?: number, lasts?: number, loud?: number, type?: OscillatorType }} Tone */

/** @param {Tone[]} tones */
function play(tones) {
  if (!context) return;
  for (const { from, to = from, after = 0, lasts = 0.12, loud = 0.3, type = 'sine' } of tones) {
    const begin = context.currentTime + after;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = type;
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, begin + lasts * 0.6);
    loudness.gain.setValueAtTime(loud, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + lasts + 0.02);
  }
}

/** @type {Tone} */
const WOOD = { from: 320, to: 90, loud: 0.4, type: 'triangle' };

/** Sounds a piece being put down. */
export const tap = () => play([WOOD]);
/** Sounds a capture. */
export const capture = () => play([{ ...WOOD, from: 240 }, { ...WOOD, after: 0.06 }]);
/** Sounds the beginning or end of a game. */
export const ending = () => play([392, 494, 587].map((from, i) => ({ from, after: 0.13 * i, lasts: 0.35, loud: 0.2 })));
/** Warns that little time is left. */
export const low = () => play([{ from: 660, lasts: 0.15 }, { from: 660, after: 0.2, lasts: 0.15 }]);
/** Sounds a fallen flag: three short tones. */
export const flag = () => play([0, 0.25, 0.5].map((after) => ({ from: 880, after, lasts: 0.2 })));

/** Switches the sound on without a tap; browsers allow it only while the player does something. */
export function on() {
  context ??= new AudioContext();
}

function off() {
  context?.close();
  context = null;
}

/** Switches the sound on or off, and keeps the choice. */
export function toggle() {
  prefer({ sound: !preferences().sound });
  if (preferences().sound) tap();
}

/** Follows the reader's preference. */
export function follow() {
  onPreference(({ sound }) => (sound ? on() : off()));
  // Switches the sound on if preferred, once the reader has done something, as browsers demand.
  const begin = () => preferences().sound && on();
  addEventListener('pointerdown', begin, { once: true });
  addEventListener('keydown', begin, { once: true });
}
