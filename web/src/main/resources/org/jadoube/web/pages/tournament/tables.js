// @ts-check
// Tables of a tournament: pairings with results, and standings.

import { playerLink } from './playerlink.js';
import { halves, score } from './points.js';
import { counted, language, text } from '../common/texts.js';

/** @typedef {import('./pairings.js').Pairing} Pairing */
/** @typedef {import('./pairings.js').Participant} Participant */

/**
 * @param {string} kind
 * @param {string} words
 * @param {Record<string, string>} [more] attributes
 */
export function cell(kind, words, more = {}) {
  const element = document.createElement(kind);
  element.textContent = words;
  for (const [name, value] of Object.entries(more)) element.setAttribute(name, value);
  return element;
}

/** @param {string[]} names of the columns @param {string} caption */
export function table(names, caption) {
  const element = document.createElement('table');
  const head = document.createElement('tr');
  head.append(...names.map((name) => cell('th', name, { scope: 'col' })));
  element.createCaption().append(caption);
  element.createTHead().append(head);
  return element;
}

/** The page of a player. @param {Participant} player */
export const playerPath = (player) => `/tournament/${location.pathname.split('/')[2]}/player/${encodeURIComponent(playerLink(player))}`;

/** A player's name in its own direction, with title and rating, in lists with the federation. @param {Participant} player @param {boolean} [listed] @param {string} [href] the player's page */
export function person({ name, title, rating, federation, claimed, unconfirmed }, listed = false, href = '') {
  const who = document.createElement('span');
  const said = document.createElement('bdi');
  said.textContent = name;
  if (title) who.append(cell('small', title), ' ');
  who.append(href ? around(Object.assign(document.createElement('a'), { href }), said) : said);
  if (rating) who.append(' ', cell('small', String(rating)));
  if (federation && listed) who.append(' ', cell('small', federation));
  if (claimed || unconfirmed) who.append(' ', cell('small', text('tournament.unconfirmed'), { class: 'unconfirmed' }));
  who.className = 'person';
  return who;
}

/** @param {string | HTMLElement} kind @param {Node} content */
function around(kind, content) {
  const element = typeof kind === 'string' ? document.createElement(kind) : kind;
  element.append(content);
  return element;
}

/** The result, which leads to the game if there is one. @param {Pairing} pairing */
function outcome({ result, game, play }) {
  const words = score(result) || (play && play.phase !== 'not-begun' ? text('tournament.playing') : '–');
  if (!game) return cell('td', words, { class: 'score' });
  const link = document.createElement('a');
  link.href = `/game/${game}`;
  link.textContent = words;
  const place = around('td', link);
  place.className = 'score';
  return place;
}

/**
 * @param {Pairing[]} rows
 * @param {string} caption
 * @param {((pairing: Pairing) => void) | null} [decide] lets an arbiter decide on a board
 * @param {Map<number, string>} [points] what everybody had before the round
 * @param {import('./reasons.js').Reasons | null} [reasons] for the pairs
 */
export function pairingTable(rows, caption, decide = null, points = new Map(), reasons = null) {
  const columns = ['tournament.board', 'colour.white', 'tournament.result', 'colour.black'].map((key) => text(key));
  const last = decide ? [text('tournament.decision')] : reasons ? [text('tournament.why')] : [];
  const element = table([...columns, ...last], caption);
  element.className = 'pairings';
  const body = element.createTBody();
  for (const pairing of rows) {
    const row = body.insertRow();
    row.dataset.board = String(pairing.board);
    row.append(
      cell('th', String(pairing.board), { scope: 'row' }),
      around('td', paired(pairing.white, points)),
      outcome(pairing),
      around('td', paired(pairing.black, points)),
    );
    if (decide || reasons) row.insertCell().append(...(decide ? [decision(pairing, decide)] : []), ...(reasons ? [why(pairing, row, reasons)] : []));
  }
  return element;
}

/** Opens a row with the reasons below that of a pair. @param {Pairing} pairing @param {HTMLTableRowElement} row @param {import('./reasons.js').Reasons} reasons */
function why({ board, white, black }, row, reasons) {
  const below = document.createElement('tr');
  const place = below.appendChild(cell('td', '', { colspan: '5' }));
  below.className = 'below';
  return reasons.button(text('tournament.board-number', { board }), [white, black], (told) => {
    if (!told) return below.remove();
    place.replaceChildren(told);
    row.after(below);
  });
}

/** Somebody in a pairing, with what they had before it. @param {Participant} player @param {Map<number, string>} points */
function paired(player, points) {
  const who = person(player, false, playerPath(player));
  const so = points.get(player.number);
  if (so !== undefined) who.append(' ', cell('small', `(${so})`, { class: 'so' }));
  return who;
}

/** @param {Pairing} pairing @param {(pairing: Pairing) => void} decide */
function decision(pairing, decide) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text('tournament.decide-board');
  button.setAttribute('aria-label', text('tournament.decide-on', { board: pairing.board }));
  button.onclick = () => decide(pairing);
  return button;
}

/** What a tie-break comes to, as the language writes numbers. @param {string} value */
const decimal = (value) => (/^\d+\.\d+$/.test(value) ? Number(value).toLocaleString(language) : value);

/**
 * @param {StandingsDocument['places']} places
 * @param {StandingsDocument} standings
 * @param {string} caption
 * @param {(number: number) => Participant} who
 */
export function standingsTable(places, standings, caption, who) {
  const teams = places.some(({ matchPoints }) => matchPoints !== undefined);
  const kinds = teams ? [text('tournament.match-points'), text('tournament.game-points')] : [text('tournament.points')];
  const element = table([text('tournament.rank'), text(teams ? 'tournament.team' : 'tournament.player'), ...kinds, ...standings.tieBreaks], `${caption} (FIDE ${standings.edition})`);
  element.className = 'standings';
  const body = element.createTBody();
  for (const place of places) {
    const points = teams ? [place.matchPoints ?? '', place.gamePoints ?? ''] : [place.points];
    const row = body.insertRow();
    const player = { ...who(place.number), name: place.name };
    row.append(cell('td', String(place.rank), { class: 'rank' }), around('th', person(player, true, teams ? '' : playerPath(player))));
    row.children[1].setAttribute('scope', 'row');
    row.append(...points.map((each) => cell('td', halves(each), { class: 'score' })), ...place.values.map((each) => cell('td', decimal(each))));
  }
  return element;
}

/** What is said above the standings. @param {ReturnType<typeof import('./pairings.js').counting>} counting */
export function standingsWhen({ stage, round }) {
  if (stage === 'during') return text('tournament.standings-during', { round });
  return round === 0 ? text('tournament.standings-before') : counted('tournament.standings-after', round);
}

/** @param {import('./crosstable.js').Cell} cell */
function crossCell({ words, opponent, colour, self }) {
  const element = cell('td', '', { class: self ? 'self' : 'met' });
  if (opponent) element.append(String(opponent), colour ? disc(colour) : ' ');
  element.append(words);
  return element;
}

/** @param {Colour} colour */
export function disc(colour) {
  const element = cell('span', '', { class: 'disc', role: 'img', 'aria-label': text(`colour.${colour}`) });
  element.dataset.colour = colour;
  return element;
}

/** Who has played whom. @param {import('./crosstable.js').CrossTable} cross @param {string} caption */
export function crossTableOf({ lines, columns, kind }, caption) {
  const numbers = Array.from({ length: columns }, (_, at) => (kind === 'rounds' ? text('tournament.round-short', { round: at + 1 }) : String(at + 1)));
  const element = table([text('tournament.rank'), text('tournament.player'), ...numbers, text('tournament.points')], caption);
  element.className = 'cross';
  const body = element.createTBody();
  lines.forEach(({ number, name, points, cells }, at) => {
    const row = body.insertRow();
    const who = around('th', person({ number, name }));
    who.setAttribute('scope', 'row');
    row.append(cell('td', String(at + 1), { class: 'rank' }), who, ...cells.map(crossCell), cell('td', halves(points), { class: 'score' }));
  });
  return element;
}
