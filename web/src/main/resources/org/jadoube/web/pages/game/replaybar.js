// @ts-check
// Leads through the game: buttons, keys, and a time line that shows both clocks and the rulings.

import { $, one } from '../common/dom.js';
import { bars, lines, marks } from './timeline.js';
import { text } from '../common/texts.js';

const SVG = 'http://www.w3.org/2000/svg';

/** @type {Record<string, number>} */
const KEYS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -Infinity, ArrowDown: Infinity };

/** Whether the keys belong to something else that has the focus. @param {EventTarget | null} target */
const taken = (target) =>
  target instanceof Element && target.closest('dialog, input, select, textarea, [role=grid], summary, .moves') !== null;

export class ReplayBar {
  #drawn = '';

  /** @param {import('./looking.js').Looking} looking */
  constructor(looking) {
    this.looking = looking;
    $('#first').onclick = () => looking.step(-Infinity);
    $('#back').onclick = () => looking.step(-1);
    $('#play').onclick = () => (looking.playing ? looking.stop() : looking.play());
    $('#forth').onclick = () => looking.step(1);
    $('#last').onclick = () => looking.step(Infinity);
    this.slider.oninput = () => looking.step(Number(this.slider.value) - looking.ply);
    addEventListener('keydown', (event) => this.#key(event));
  }

  get slider() {
    return one(HTMLInputElement, '#ply');
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = KEYS[event.key];
    if (step === undefined || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (taken(event.target)) return;
    event.preventDefault();
    this.looking.step(step);
  }

  /** @param {Move[]} moves @param {Note[]} notes @param {boolean} offered whether it is shown */
  show(moves, notes, offered) {
    $('#replay').hidden = !offered || moves.length === 0;
    if ($('#replay').hidden) return;
    const { ply, playing } = this.looking;
    const { slider } = this;
    slider.max = String(moves.length);
    slider.value = String(ply);
    slider.setAttribute('aria-valuetext', describe(moves[ply - 1]));
    $('#play').setAttribute('aria-pressed', String(playing));
    $('#play').setAttribute('aria-label', text(playing ? 'replay-stop' : 'replay-play'));
    this.#draw(moves, notes);
  }

  /** @param {Move[]} moves @param {Note[]} notes */
  #draw(moves, notes) {
    const key = `${moves.length} ${notes.length}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    const picture = one(SVGElement, '#times');
    picture.setAttribute('viewBox', `0 0 ${moves.length} 100`);
    const clocks = lines(moves);
    picture.replaceChildren(
      ...(clocks.length > 0
        ? clocks.map(({ colour, points }) => polyline(points, colour))
        : bars(moves).map(({ ply, height, colour }) => rect(ply, 100 - height, height, colour))),
      ...marks(notes, moves.length).map(({ ply, kind }) => rect(ply, 0, 22, `note ${kind}`)),
    );
  }
}

/**
 * A rectangle in the column that ends at the slider's place after that move.
 *
 * @param {number} ply
 * @param {number} y
 * @param {number} height
 * @param {string} kind
 */
function rect(ply, y, height, kind) {
  const bar = document.createElementNS(SVG, 'rect');
  const place = { x: ply - 0.9, y, width: 0.8, height, class: kind };
  for (const [name, value] of Object.entries(place)) bar.setAttribute(name, String(value));
  return bar;
}

/** @param {string} points @param {string} kind */
function polyline(points, kind) {
  const line = document.createElementNS(SVG, 'polyline');
  line.setAttribute('points', points);
  line.setAttribute('class', kind);
  return line;
}

/** @param {Move | undefined} move */
const describe = (move) => (move ? `${move.number}${move.colour === 'white' ? '.' : '…'} ${move.words}` : text('replay-start'));
