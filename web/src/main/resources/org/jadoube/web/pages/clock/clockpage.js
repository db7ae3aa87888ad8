// @ts-check
// A chess clock for a wooden board. It needs no server once it is loaded.

import { Arbiter } from './arbiter.js';
import * as clocks from './chessclock.js';
import { show } from './clockface.js';
import { keep, recall } from './clockkeep.js';
import { ClockSetup } from './clocksetup.js';
import { DeviceTime } from './devicetime.js';
import { $, one } from '../common/dom.js';
import { play } from './penalties.js';
import * as sound from '../common/sound.js';
import { text } from '../common/texts.js';
import { periods } from './timecontrol.js';
import { stayAwake } from '../common/wake.js';

const TICK_MILLIS = 50;

/** @typedef {import('./clockkeep.js').Kept} Kept */

/** @type {Colour[]} */
const COLOURS = ['white', 'black'];
/** @type {import('./penalties.js').Edition[]} */
const editions = JSON.parse($('#editions').textContent).editions;
const halves = { white: one(HTMLButtonElement, '#white'), black: one(HTMLButtonElement, '#black') };
const bar = $('#bar');

const time = new DeviceTime();
const now = () => time.now();

/** @type {Kept | null} */
let kept = recall();
/** @type {Set<Colour>} */
let fallen = new Set(); // whose flag-fall has been told

const arbiter = new Arbiter({ kept: current, play: rules, now, onChange: change });
new ClockSetup(one(HTMLFormElement, '#terms'), editions.map(({ name }) => name), begin);

/** @returns {Kept} */
function current() {
  if (!kept) throw new Error('no clock is set');
  return kept;
}

function rules() {
  const { settings, clock } = current();
  const edition = editions.find(({ name }) => name === settings.edition) ?? editions[0];
  return play(edition, clock.periods, settings.supervised);
}

/** @param {import('./clockkeep.js').Settings} settings */
function begin(settings) {
  const carries = editions.find(({ name }) => name === settings.edition)?.carriesDelayedTime ?? true;
  if (settings.sound) sound.on();
  fallen = new Set();
  change({ settings, clock: clocks.set(periods(settings.control), carries), illegal: { white: 0, black: 0 } }, text('clock-how-to-start'));
  open();
  bar.querySelector('button')?.focus();
}

/** @param {Kept} changed @param {string} [said] */
function change(changed, said = '') {
  kept = changed;
  keep(kept);
  for (const colour of COLOURS) {
    if (clocks.flagFell(kept.clock, colour, now()) === null) fallen.delete(colour);
  }
  if (fallen.size === 0) $('#fall').textContent = '';
  $('#notice').textContent = said;
  stayAwake(kept.clock.running);
  draw();
}

/** @param {clocks.Clock} clock @param {string} [said] */
const turn = (clock, said) => change({ ...current(), clock }, said);

/** Shows the clock instead of the form. */
function open() {
  const { settings } = current();
  const [first, second] = settings.whiteFirst ? COLOURS : [...COLOURS].reverse();
  $('#clock').prepend(halves[first], bar, halves[second]);
  halves[first].dataset.side = 'first';
  halves[second].dataset.side = 'second';
  $('#clock').hidden = false;
  $('#setup').hidden = true;
  draw();
}

/** Shows the form; the clock stays as it is. */
function close() {
  $('#clock').hidden = true;
  $('#setup').hidden = false;
  $('#back').hidden = false;
  $('#back').focus();
}

const begun = () => current().clock.since > 0;

function draw() {
  if (!kept || $('#clock').hidden) return;
  const { clock } = kept;
  const at = now();
  const first = firstFallen(at);
  for (const colour of COLOURS) {
    show(halves[colour], clock, colour, at, first);
    if (clocks.flagFell(clock, colour, at) !== null && !fallen.has(colour)) tellFall(colour, first);
  }
  const label = text(clock.running ? 'clock-stop' : begun() ? 'clock-go-on' : 'clock-start');
  if ($('#run').textContent !== label) $('#run').textContent = label;
}

/** The player whose flag fell first, if both have fallen. @param {number} at */
function firstFallen(at) {
  const { clock } = current();
  const [white, black] = COLOURS.map((colour) => clocks.flagFell(clock, colour, at));
  if (white === null || black === null || white === black) return null;
  return white < black ? 'white' : 'black';
}

/** @param {Colour} colour @param {Colour | null} first */
function tellFall(colour, first) {
  fallen.add(colour);
  sound.flag();
  const said = first ? ` ${text(`clock-fell-first.${first}`)}` : '';
  $('#fall').textContent = `${text(`clock-fell.${colour}`)}${said}`;
}

/** Handles a press on a half. Only the running clock can be pressed, and Black's press starts the game. @param {Colour} colour */
function press(colour) {
  const { clock, settings } = current();
  if (settings.sound) sound.on();
  if (clock.running && clock.turn === colour) {
    turn(clocks.pressed(clock, now()));
  } else if (!begun() && colour !== clock.turn) {
    turn(clocks.started(clock, now()));
  }
  followFocus();
}

/** Moves the focus with the turn, so that one key presses both halves by turns. */
function followFocus() {
  if (document.activeElement?.closest('.half, #run')) halves[current().clock.turn].focus();
}

function run() {
  const { clock } = current();
  turn(clock.running ? clocks.stopped(clock, now()) : clocks.started(clock, now()), clock.running ? text('paused') : '');
  if (!clock.running) followFocus();
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.repeat || !kept || $('#clock').hidden || document.querySelector('dialog[open]')) return;
  const [first, second] = kept.settings.whiteFirst ? COLOURS : [...COLOURS].reverse();
  if (event.code === 'ShiftLeft') press(first);
  if (event.code === 'ShiftRight') press(second);
  const free = event.target instanceof HTMLElement && !event.target.closest('button, input, select, a');
  if (event.code === 'Space' && free) {
    event.preventDefault();
    press(kept.clock.turn);
  }
}

for (const colour of COLOURS) {
  halves[colour].addEventListener('pointerdown', ({ button }) => button === 0 && press(colour));
  halves[colour].addEventListener('mousedown', (event) => event.preventDefault()); // would take the focus
  // Pointers were dealt with when they went down; the others come from the keyboard or a screen reader.
  halves[colour].addEventListener('click', ({ detail }) => detail === 0 && press(colour));
}
addEventListener('keydown', key);
$('#run').onclick = run;
$('#call').onclick = () => {
  if (current().clock.running) run();
  arbiter.open();
};
$('#swap').onclick = () => {
  const { settings } = current();
  change({ ...current(), settings: { ...settings, whiteFirst: !settings.whiteFirst } });
  arbiter.close();
  open();
};
$('#new').onclick = () => {
  arbiter.close();
  close();
};
$('#back').onclick = open;
document.addEventListener('visibilitychange', () => document.hidden || time.wake());
setInterval(draw, TICK_MILLIS);

if (kept) {
  open();
  stayAwake(kept.clock.running);
  if (kept.clock.running) $('#notice').textContent = text('clock-went-on');
}
// Browsers keep pages for later only over a secure connection.
navigator.serviceWorker?.register('/clock-worker.js', { scope: '/clock' }).catch(() => {});
