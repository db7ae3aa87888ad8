// @ts-check
// The page of a player in a tournament: opponents with ratings, colours, results, points and their sum.

import { get, sentence } from '../common/api.js';
import { $, one } from '../common/dom.js';
import { text } from '../common/texts.js';
import { participant } from './pairings.js';
import { linked } from './playerlink.js';
import { halves, inHalves } from './points.js';
import { ownRounds, sum } from './record.js';
import { cell, disc, person, playerPath, table } from './tables.js';

const [, , id, , address] = location.pathname.split('/').map(decodeURIComponent);

/** @param {TournamentDocument} tournament @param {number} number */
const opponentOf = (tournament, number) => participant({ ...tournament, teams: undefined }, number);

/** @param {TournamentDocument} tournament @param {import('./record.js').OwnRound[]} own */
function games(tournament, own) {
  const element = table([text('tournament.column-round'), text('tournament.column-colour'), text('tournament.column-opponent'), text('tournament.result'), text('tournament.points')], text('tournament.games'));
  const body = element.createTBody();
  let so = 0;
  for (const { round, colour, opponent, bye, words, halves: worth, game } of own) {
    so += worth ?? 0;
    const row = body.insertRow();
    row.append(
      link(cell('th', '', { scope: 'row' }), `/tournament/${id}/round/${round}`, String(round)),
      colour ? around(cell('td', ''), disc(colour)) : cell('td', ''),
      opponent === undefined ? cell('td', text(`tournament.bye-kind.${bye}`)) : around(cell('td', ''), person(opponentOf(tournament, opponent), true, playerPath(opponentOf(tournament, opponent)))),
      game && words ? link(cell('td', '', { class: 'score' }), `/game/${game}`, words) : cell('td', words || (bye ? inHalves(worth ?? 0) : '–'), { class: 'score' }),
      cell('td', inHalves(so), { class: 'score' }),
    );
  }
  const foot = element.createTFoot().insertRow();
  foot.append(cell('th', text('tournament.column-sum'), { colspan: '4', scope: 'row' }), cell('td', inHalves(sum(own)), { class: 'score' }));
  return element;
}

/** @param {HTMLElement} element @param {Node} content */
function around(element, content) {
  element.append(content);
  return element;
}

/** @param {HTMLElement} element @param {string} href @param {string} words */
const link = (element, href, words) => around(element, Object.assign(document.createElement('a'), { href, textContent: words }));

/** The place, which only players who play for themselves have. @param {TournamentDocument} tournament @param {StandingsDocument} standings @param {number} number */
function standing(tournament, { places }, number) {
  const place = tournament.teams ? undefined : places.find((each) => each.number === number);
  return place ? `${text('tournament.rank')} ${place.rank} · ${text('tournament.points')} ${halves(place.points)}` : '';
}

async function show() {
  try {
    const [tournament, standings] = await Promise.all([get(`/api/tournaments/${id}`), get(`/api/tournaments/${id}/standings`)]);
    const back = one(HTMLAnchorElement, '#tournament');
    back.href = `/tournament/${id}`;
    back.textContent = tournament.terms.name;
    const player = linked(/** @type {TournamentDocument} */ (tournament).entrants, address);
    if (!player) {
      $('#fault').textContent = text('tournament.nobody', { number: address });
      return;
    }
    history.replaceState(null, '', playerPath(player));
    document.title = `${player.name} – ${tournament.terms.name}`;
    $('#name').replaceChildren(Object.assign(document.createElement('bdi'), { textContent: player.name }));
    $('#about').textContent = [player.title, player.rating, player.federation, player.fideId && `${text('tournament.column.fideId')} ${player.fideId}`].filter(Boolean).join(' · ');
    $('#standing').textContent = standing(tournament, standings, player.number);
    $('#games').replaceChildren(games(tournament, ownRounds(tournament, player.number)));
  } catch (problem) {
    $('#fault').textContent = sentence(problem);
  }
}

void show();
