// @ts-check
// The projector on the page of a tournament: fills the screen and turns its pages.

import { $, one } from '../common/dom.js';
import { LiveBoards } from './liveboards.js';
import { participant } from './pairings.js';
import { names, Projector, slides } from './projector.js';
import { pairingTable, standingsTable } from './tables.js';
import { text } from '../common/texts.js';

/**
 * @typedef {object} Shown
 * @property {TournamentDocument} tournament
 * @property {StandingsDocument} standings
 * @property {string} heading above the standings
 * @property {import('./pairings.js').Pairing[]} pairings
 * @property {number} round
 */

const minute = new Intl.DateTimeFormat(document.documentElement.lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export class Screen {
  /** @type {Projector | null} */
  #projector = null;
  #grid = document.createElement('div');
  /** @type {LiveBoards} */
  #boards;
  /** @type {Element | null} */
  #opener = null;

  /** @param {() => Shown} source @param {() => number} now @param {() => boolean} stopped */
  constructor(source, now, stopped) {
    this.source = source;
    this.now = now;
    this.#grid.className = 'boards';
    this.#boards = new LiveBoards(this.#grid, now, stopped);
    $('#halt').onclick = () => $('#halt').setAttribute('aria-pressed', String(this.#projector?.halt()));
    $('#leave').onclick = () => this.close();
    document.addEventListener('keydown', (tournament) => this.#key(tournament));
    document.addEventListener('fullscreenchange', () => document.fullscreenElement || this.close());
  }

  open() {
    if (this.#projector) return;
    this.#opener = document.activeElement;
    document.body.classList.add('projected');
    $('#screen').hidden = false;
    // Only a press may fill the screen; a link to the projector fills the window.
    if (navigator.userActivation?.isActive) document.documentElement.requestFullscreen?.().catch(() => {});
    this.#projector = new Projector(() => names(this.#slides()), (page) => this.#show(page));
    this.#projector.refresh();
    $('#screen').focus();
  }

  close() {
    if (!this.#projector) return;
    this.#projector.end();
    this.#projector = null;
    document.body.classList.remove('projected');
    $('#screen').hidden = true;
    if (document.fullscreenElement) document.exitFullscreen();
    if (this.#opener instanceof HTMLElement) this.#opener.focus();
  }

  /** Something has happened. */
  refresh() {
    this.#projector?.refresh();
  }

  #slides() {
    const { pairings, standings } = this.source();
    return slides(pairings, standings.places);
  }

  /** @param {KeyboardEvent} tournament */
  #key({ key }) {
    if (!this.#projector) return;
    if (key === 'ArrowRight' || key === 'PageDown') this.#projector.leaf(1);
    if (key === 'ArrowLeft' || key === 'PageUp') this.#projector.leaf(-1);
    if (key === 'Escape') this.close();
  }

  /** @param {number} page */
  #show(page) {
    const { tournament, standings, heading, round } = this.source();
    const all = this.#slides();
    const slide = all[page];
    $('#timeofday').textContent = minute.format(new Date(this.now()));
    $('#page').textContent = all.length > 0 ? `${page + 1} / ${all.length}` : '';
    if (!slide) return;
    const about = slide.kind === 'standings' ? heading : text('tournament.round', { round });
    $('#screen-title').textContent = `${tournament.terms.name} · ${about}`;
    one(HTMLElement, '#slide').dataset.kind = slide.kind;
    // A slide of boards stays, and keeps its clocks.
    const content = this.#content(slide, { tournament, standings }, about);
    if ($('#slide').firstElementChild !== content) $('#slide').replaceChildren(content);
  }

  /** @param {import('./projector.js').Slide} slide @param {{ tournament: TournamentDocument, standings: StandingsDocument }} stands @param {string} about */
  #content(slide, { tournament, standings }, about) {
    if (slide.kind === 'pairings') return pairingTable(slide.pairings, about);
    if (slide.kind === 'standings') return standingsTable(slide.places, standings, about, (number) => participant(tournament, number));
    this.#boards.show(slide.pairings);
    return this.#grid;
  }
}
