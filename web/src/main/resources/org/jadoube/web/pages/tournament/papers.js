// @ts-check
// Prints besides the tables of the page: the starting list, and cards for boards and for players.

import { $ } from '../common/dom.js';
import { print } from '../common/printing.js';
import { language, text } from '../common/texts.js';
import { participant } from './pairings.js';
import { cell, person, table } from './tables.js';

/** @typedef {import('./pairings.js').Pairing} Pairing */

const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });

/** Where and when, as it stands on everything printed. @param {TournamentDocument} tournament @param {string} [at] today if left out */
export const placeAndDate = ({ terms }, at) => [terms.place, day.format(at ? new Date(at) : new Date())].filter(Boolean).join(', ');

/** @template {keyof HTMLElementTagNameMap} K @param {K} kind @param {string} words */
const element = (kind, words) => Object.assign(document.createElement(kind), { textContent: words });

/** A card: a heading, and lines below it. @param {string} heading @param {string[]} lines */
function card(heading, lines) {
  const paper = document.createElement('article');
  const name = document.createElement('h3');
  name.append(element('bdi', heading));
  paper.append(name, ...lines.filter(Boolean).map((line) => element('p', line)));
  return paper;
}

/** Everybody by number. @param {TournamentDocument} tournament */
function startingList(tournament) {
  const columns = ['column.number', 'column.name', 'column.federation', 'column.rating', 'column.fideId'].map((key) => text(`tournament.${key}`));
  const list = table(columns, `${tournament.terms.name} · ${text('tournament.starting-list')}`);
  const body = list.createTBody();
  for (const player of tournament.entrants) {
    const { number, federation = '', rating, fideId = '' } = player;
    const name = cell('th', '', { scope: 'row' });
    name.append(person({ ...player, rating: undefined }));
    body.insertRow().append(cell('td', String(number)), name, cell('td', federation), cell('td', String(rating ?? '')), cell('td', fideId));
  }
  return [list];
}

/** For each board of a round: both names, and which side of the board is White's. @param {TournamentDocument} tournament @param {number} round @param {Pairing[]} rows */
function boardCards(tournament, round, rows) {
  const where = `${tournament.terms.name} · ${placeAndDate(tournament, tournament.rounds[round - 1]?.appointed)}`;
  return rows.map(({ board, white, black }) =>
    card(text('tournament.board-number', { board }), [
      ...[/** @type {const} */ (['white', white]), /** @type {const} */ (['black', black])].map(([colour, { title = '', name, federation = '' }]) => `${text(`colour.${colour}`)}: ${[title, name, federation].filter(Boolean).join(' ')}`),
      text('tournament.round', { round }),
      where,
    ]),
  );
}

/** For each player: number, title, federation and rating. @param {TournamentDocument} tournament */
const playerCards = (tournament) =>
  tournament.entrants.map(({ number, name, title, federation, rating }) => {
    const team = tournament.teams?.find(({ players }) => players.includes(number));
    return card(name, [
      [`${text('tournament.column.number')} ${number}`, title, federation, rating].filter(Boolean).join(' · '),
      team ? participant(tournament, team.number).name : '',
      `${tournament.terms.name} · ${placeAndDate(tournament)}`,
    ]);
  });

/**
 * Prints one of them.
 *
 * @param {string} what
 * @param {TournamentDocument} tournament
 * @param {number} round
 * @param {Pairing[]} rows of the round
 */
export function printPaper(what, tournament, round, rows) {
  const papers = { list: () => startingList(tournament), boards: () => boardCards(tournament, round, rows), players: () => playerCards(tournament) }[what];
  if (!papers) return;
  $('#papers').replaceChildren(...papers());
  print(what === 'list' ? 'paper' : 'cards');
}
