// @ts-check
// The page of an event: its rounds with boards and results, its standings, and what its officials do about them.

import { get, sentence } from '../common/api.js';
import { Appointments } from './appointments.js';
import { crossTable } from './crosstable.js';
import { Deciding } from './deciding.js';
import { $, one } from '../common/dom.js';
import { Hall } from './hall.js';
import { LiveBoards } from './liveboards.js';
import { account, offices } from '../entrance/officials.js';
import { Organiser } from './organiser.js';
import { counting, current, isAtTables, isLive, pairings, participant } from './pairings.js';
import { score } from './points.js';
import { print } from '../common/printing.js';
import { renew } from '../common/renewal.js';
import { Screen } from './screen.js';
import { SeatLinks } from './seatlinks.js';
import { crossTableOf, pairingTable, standingsTable, standingsWhen } from './tables.js';
import { text, when } from '../common/texts.js';

const id = location.pathname.split('/')[2];

/** @type {EventDocument} */
let event;
/** @type {StandingsDocument} */
let standings;
/** @type {AccountDocument | undefined} */
let who;
/** @type {number | null} */
let picked = null; // the round that somebody chose to look at
let asked = 0; // how often it has been read what is not in the stream
let answered = 0; // the latest of those readings that is shown
let told = ''; // the standings and the revision that are shown
let projected = new URLSearchParams(location.search).has('projector'); // once there is something to show
let lost = false; // whether there is no stream
/** @type {string | undefined} */
let words; // the time control
/** @type {Map<string, string>} */
let results = new Map(); // those that have been announced

const hall = new Hall(id, undefined, { onState: stands, onConnection: connection });
const boards = new LiveBoards($('#boards'), () => hall.now(), () => hall.state?.stopped ?? false);
const organiser = new Organiser(id, (changed) => {
  event = changed;
  refresh();
});
const links = new SeatLinks(id);
const appointments = new Appointments(id);
const screen = new Screen(() => ({ event, standings, heading: heading(), pairings: shown(), round: round() }), () => hall.now(), () => hall.state?.stopped ?? false);

const round = () => picked ?? current(event);
const shown = () => pairings(event, round(), hall.state);
const heading = () => standingsWhen(counting(event, standings.after, hall.state));
const office = () => offices(who, id);

/** @param {'live' | 'lost' | 'refused'} now */
function connection(now) {
  const line = $('#connection');
  line.dataset.state = now;
  line.textContent = text(now);
  lost = now !== 'live';
  if (event && !hall.state) show();
}

/** @param {HallState} state */
function stands(state) {
  const version = `${state.revision} ${state.standings}`;
  if (version === told && event) return show();
  told = version;
  refresh();
}

/** Reads what is not in the stream: earlier rounds, and the standings. */
async function refresh() {
  const turn = ++asked;
  try {
    const read = await Promise.all([get(`/api/events/${id}`), get(`/api/events/${id}/standings`)]);
    if (turn < answered) return; // newer ones are shown
    answered = turn;
    [event, standings] = read;
    show();
    words ??= (await get(`/api/terms?timeControl=${encodeURIComponent(event.terms.regulations.timeControl)}`)).terms;
    $('#terms').textContent = summary();
  } catch (problem) {
    $('#terms').textContent = sentence(problem);
  }
}

function show() {
  document.title = `${event.terms.name} – jadoube`;
  $('#name bdi').textContent = event.terms.name;
  $('#terms').textContent = summary();
  $('#desk').hidden = !office().judges;
  one(HTMLAnchorElement, '#desk').href = `/desk/${id}`;
  organiser.show(event, office().pairs);
  links.show(event, office().pairs && event.rounds[round() - 1]?.published ? round() : 0);
  appointments.show(who?.name ?? '', office().organises);
  announce();
  showRound();
  showStandings();
  showCross();
  if (projected) screen.open();
  else screen.refresh();
  projected = false;
}

/** Whether a board has a game to watch, or may have one, so that its place is kept until the stream says so. @param {import('./pairings.js').Pairing} pairing */
const mayBeLive = (pairing) => (hall.state || lost ? isLive(pairing) : pairing.game !== undefined && pairing.result === undefined && !isAtTables(event));

function summary() {
  const { format, regulations } = event.terms;
  const of = event.plannedRounds > 0 ? text('event.round-of', { round: event.rounds.length, all: event.plannedRounds }) : '';
  return [text(`event.format.${format}`), regulations.edition, words, of].filter(Boolean).join(' · ');
}

/** Says the results that have come since the page was shown. */
function announce() {
  const now = new Map(shown().filter(({ result }) => result !== undefined).map((each) => [`${round()} ${each.board}`, text('event.result-of', { white: each.white.name, black: each.black.name, result: score(each.result) })]));
  const fresh = [...now].filter(([board]) => !results.has(board)).map(([, said]) => said);
  if (results.size > 0 || fresh.length === 1) $('#announcer').textContent = fresh.join('. ');
  results = now;
}

function showRound() {
  const number = round();
  const rows = shown();
  $('#round').hidden = number === 0;
  if (number === 0) return;
  const { appointed, published, byes, matches } = event.rounds[number - 1];
  $('#round-title').textContent = text(published ? 'event.round' : 'event.round-unpublished', { round: number });
  $('#rounds').hidden = event.rounds.length < 2;
  renew($('#rounds'), [event.rounds.length, number], () => event.rounds.map((_, at) => roundButton(at + 1, number)));
  $('#when').textContent = appointed ? when(appointed) : '';
  const live = rows.filter(mayBeLive);
  boards.show(live);
  $('#boards').hidden = live.length === 0;
  const said = [number, matches, office().judges, rows.map(({ play, ...row }) => [row, play !== undefined && play.phase !== 'not-begun'])];
  renew($('#pairings'), said, () => (matches ? matches.map((match) => matchTable(match, rows)) : [pairingTable(rows, caption(number), decider())]));
  const without = byes.map((bye) => text(`event.bye.${bye.kind}`, { name: participant(event, bye.participant).name }));
  $('#byes').textContent = without.join(' · ');
}

/** @param {number} number */
const caption = (number) => `${event.terms.name} · ${text('event.round', { round: number })}`;

const decider = () => (office().judges ? decide : null);

/** @param {RoundMatch} match @param {import('./pairings.js').Pairing[]} rows */
function matchTable(match, rows) {
  const [first, second] = [match.first, match.second].map((team) => participant(event, team).name);
  const played = match.boards.map(({ board }) => rows.find((each) => each.board === board)).filter((each) => each !== undefined);
  const sum = match.awarded ? ` ${score(match.awarded.result)}` : '';
  return pairingTable(played, `${text('event.match', { first, second })}${sum}`, decider());
}

/** @param {number} number @param {number} now */
function roundButton(number, now) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = String(number);
  button.setAttribute('aria-label', text('event.round', { round: number }));
  if (number === now) button.setAttribute('aria-current', 'true');
  button.onclick = () => {
    picked = number === current(event) ? null : number;
    results = new Map();
    showRound();
    /** @type {HTMLElement | undefined} */ ($('#rounds').children[number - 1])?.focus();
  };
  return button;
}

function showStandings() {
  $('#standings-title').textContent = text('event.standings');
  $('#standings').hidden = standings.places.length === 0;
  const caption = `${event.terms.name} · ${heading()}`;
  renew($('#standings .tables'), [caption, standings, event.entrants], () => [standingsTable(standings.places, standings, caption, (number) => participant(event, number))]);
}

function showCross() {
  const table = crossTable(event, standings);
  $('#cross').hidden = table.columns === 0;
  const caption = `${event.terms.name} · ${heading()}`;
  renew($('#cross .tables'), [caption, table], () => [crossTableOf(table, caption)]);
}

const deciding = new Deciding((board, decision) => organiser.decide(round(), board, decision));

/** @param {import('./pairings.js').Pairing} pairing */
const decide = (pairing) => deciding.open(pairing, event.rounds[round() - 1].boards[pairing.board - 1].result?.reason !== undefined);

for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-print]'))) {
  button.onclick = () => print(button.dataset.print ?? '');
}
$('#project').onclick = () => event && screen.open();

async function greet() {
  who = await account().catch(() => undefined);
  const link = one(HTMLAnchorElement, '#who');
  link.textContent = who ? who.name : text('event.sign-in');
  link.href = `/sign-in?next=${encodeURIComponent(location.pathname)}`;
  if (event) show();
}
greet();
refresh(); // Without a stream the page still shows what there is.
