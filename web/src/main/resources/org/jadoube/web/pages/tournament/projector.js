// @ts-check
// A projector shows the boards, the results and the standings of a tournament, page after page, on the whole screen.

import { isLive, pages } from './pairings.js';

/** @typedef {import('./pairings.js').Pairing} Pairing */

/**
 * A page of the projector.
 *
 * @typedef {{ kind: 'boards', pairings: Pairing[] } | { kind: 'pairings', pairings: Pairing[] }
 *   | { kind: 'standings', places: StandingsDocument['places'] }} Slide
 */

// These sizes can be read from afar at a height of 1080.
const MOST_BOARDS = 8;
const MOST_ROWS = 12;

/**
 * All pages, in turn: boards while there are games, then the pairings with their results, then the standings.
 *
 * @param {Pairing[]} pairings
 * @param {StandingsDocument['places']} places
 * @returns {Slide[]}
 */
export function slides(pairings, places) {
  const live = pairings.some(isLive) ? pages(pairings.filter((each) => each.play !== undefined), MOST_BOARDS) : [];
  return [
    ...live.map((page) => /** @type {Slide} */ ({ kind: 'boards', pairings: page })),
    ...pages(pairings, MOST_ROWS).map((page) => /** @type {Slide} */ ({ kind: 'pairings', pairings: page })),
    ...pages(places, MOST_ROWS).map((page) => /** @type {Slide} */ ({ kind: 'standings', places: page })),
  ];
}

/** What pages are called: the first boards, the second, and so on. @param {Slide[]} all */
export const names = (all) => all.map(({ kind }, at) => `${kind} ${all.slice(0, at).filter((other) => other.kind === kind).length}`);

const SHOWN_MILLIS = 12_000;

/** Turns the pages until it is halted. */
export class Projector {
  #page = 0;
  #name = ''; // of the page that was turned to: boards may come and go before it
  #halted = false;

  /** @param {() => string[]} names of the pages that there are now @param {(page: number) => void} show */
  constructor(names, show) {
    this.names = names;
    this.show = show;
    this.turning = this.#turnOn();
  }

  #turnOn() {
    return setInterval(() => this.#halted || this.turn(1), SHOWN_MILLIS);
  }

  /** To a page that then stays as long as any other. @param {number} by */
  leaf(by) {
    clearInterval(this.turning);
    this.turning = this.#turnOn();
    this.turn(by);
  }

  /** @param {number} by */
  turn(by) {
    const names = this.names();
    const count = names.length;
    const here = names.indexOf(this.#name);
    this.#page = count === 0 ? 0 : ((here < 0 ? this.#page : here) + by + count) % count;
    if (by !== 0) this.#stay();
    this.show(this.#page);
  }

  /** Shows the same page anew: something has happened. */
  refresh() {
    this.turn(0);
  }

  #stay() {
    this.#name = this.names()[this.#page] ?? '';
  }

  halt() {
    this.#halted = !this.#halted;
    this.#stay();
    return this.#halted;
  }

  end() {
    clearInterval(this.turning);
  }
}
