// @ts-check
// The page of a tournament: its rounds with boards and results, its standings, and what its officials do about them.

import { get, sentence } from '../common/api.js';
import { Appointments } from './appointments.js';
import { crossTable } from './crosstable.js';
import { Deciding } from './deciding.js';
import { $, one } from '../common/dom.js';
import { Hall } from './hall.js';
import { Joining } from './joining.js';
import { LiveBoards } from './liveboards.js';
import { account, offices } from '../entrance/officials.js';
import { Organiser } from './organiser.js';
import { counting, current, hasBegun, isAtTables, isLive, pairings, participant } from './pairings.js';
import { halves, score } from './points.js';
import { placeAndDate, printPaper } from './papers.js';
import { offerPrizes } from './prizes.js';
import { offerReportFile } from './reportfile.js';
import { print } from '../common/printing.js';
import { isExplained, Reasons } from './reasons.js';
import { renew } from '../common/renewal.js';
import { Screen } from './screen.js';
import { SeatLinks } from './seatlinks.js';
import { cell, crossTableOf, pairingTable, standingsTable, standingsWhen } from './tables.js';
import { text, when } from '../common/texts.js';
import { later, Typing } from './typing.js';

const id = location.pathname.split('/')[2];

/** @type {TournamentDocument} */
let tournament;
/** @type {StandingsDocument} */
let standings;
/** @type {AccountDocument | undefined} */
let who;
/** @type {number | null} */
let picked = Number(location.pathname.split('/')[4]) || null; // the round that somebody chose to look at
let asked = 0; // how often it has been read what is not in the stream
let answered = 0; // the latest of those readings that is shown
let told = ''; // the standings and the revision that are shown
/** What everybody had before the round that is shown. @type {{ key: string, points: Map<number, string> }} */
let before = { key: '', points: new Map() };
let projected = new URLSearchParams(location.search).has('projector'); // once there is something to show
let lost = false; // whether there is no stream
/** @type {string | undefined} */
let words; // the time control
/** @type {Map<string, string>} */
let results = new Map(); // those that have been announced

const hall = new Hall(id, undefined, { onState: stands, onConnection: connection });
const boards = new LiveBoards($('#boards'), () => hall.now(), () => hall.state?.stopped ?? false);
const organiser = new Organiser(id, (changed) => {
  tournament = changed;
  refresh();
});
const joining = new Joining(id, (changed) => {
  tournament = changed;
  refresh();
});
const links = new SeatLinks(id);
let reasons = new Reasons(id, 0);
const appointments = new Appointments(id);
const screen = new Screen(() => ({ tournament, standings, heading: heading(), pairings: shown(), round: round() }), () => hall.now(), () => hall.state?.stopped ?? false);

const round = () => (picked !== null && picked <= tournament.rounds.length ? picked : current(tournament)); // one may have been taken back
const shown = () => pairings(tournament, round(), hall.state);
const heading = () => standingsWhen(counting(tournament, standings.after, hall.state));
const office = () => offices(who, id);

/** @param {'live' | 'lost' | 'refused'} now */
function connection(now) {
  const line = $('#connection');
  line.dataset.state = now;
  line.textContent = text(now === 'refused' && hall.state ? 'tournament.deleted' : now);
  lost = now !== 'live';
  if (tournament && !hall.state) show();
}

/** @param {HallState} state */
function stands(state) {
  const version = `${state.revision} ${state.standings}`;
  if (version === told && tournament) return show();
  told = version;
  refresh();
}

/** Reads what is not in the stream: earlier rounds, and the standings. */
async function refresh() {
  const turn = ++asked;
  try {
    const read = await Promise.all([get(`/api/tournaments/${id}`), get(`/api/tournaments/${id}/standings`)]);
    words ??= await inWords(read[0].terms.regulations.timeControl); // before anything is shown, or all below would move
    if (turn < answered) return; // newer ones are shown
    answered = turn;
    [tournament, standings] = read;
    show();
  } catch (problem) {
    $('#terms').textContent = sentence(problem);
  }
}

/** @param {string} timeControl */
const inWords = async (timeControl) => (await get(`/api/terms?timeControl=${encodeURIComponent(timeControl)}`).catch(() => ({ terms: timeControl }))).terms;

function show() {
  document.title = `${tournament.terms.name} – jadoube`;
  $('#name bdi').textContent = tournament.terms.name;
  $('#terms').textContent = summary();
  $('#desk').hidden = !office().judges;
  one(HTMLAnchorElement, '#desk').href = `/desk/${id}`;
  $('#stamp').textContent = placeAndDate(tournament);
  const official = office().pairs || office().judges;
  $('[data-paper=boards]').hidden = !official || round() === 0;
  $('[data-paper=players]').hidden = !official;
  organiser.show(tournament, office().pairs, hasBegun(pairings(tournament, tournament.rounds.length, hall.state)));
  joining.show(tournament, who);
  links.show(tournament, office().pairs && tournament.rounds[round() - 1]?.published ? round() : 0);
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
const mayBeLive = (pairing) => isLive(pairing) || (!lost && pairing.play === undefined && pairing.game !== undefined && pairing.result === undefined && !isAtTables(tournament));

function summary() {
  const { format, place, regulations } = tournament.terms;
  const of = tournament.plannedRounds > 0 ? text('tournament.round-of', { round: tournament.rounds.length, all: tournament.plannedRounds }) : '';
  return [place, text(`tournament.format.${format}`), regulations.edition, words, of].filter(Boolean).join(' · ');
}

/** Says the results that have come since the page was shown. */
function announce() {
  const now = new Map(shown().filter(({ result }) => result !== undefined).map((each) => [`${round()} ${each.board}`, text('tournament.result-of', { white: each.white.name, black: each.black.name, result: score(each.result) })]));
  const fresh = [...now].filter(([board]) => !results.has(board)).map(([, said]) => said);
  if (results.size > 0 || fresh.length === 1) $('#announcer').textContent = fresh.join('. ');
  results = now;
}

/** Reads what everybody had before the round; teams have points of their own. */
async function readPoints() {
  const played = round() - 1;
  const key = `${tournament.revision} ${told} ${played}`;
  if (key === before.key) return;
  before = { key, points: new Map() };
  if (played < 1 || tournament.teams) return;
  const { places } = /** @type {StandingsDocument} */ (await get(`/api/tournaments/${id}/standings?after=${played}`).catch(() => ({ places: [] })));
  if (key !== before.key || places.length === 0) return;
  before = { key, points: new Map(places.map(({ number, points }) => [number, halves(points)])) };
  showRound();
}

function showRound() {
  void readPoints();
  const number = round();
  const rows = shown();
  $('#round').hidden = number === 0;
  if (number === 0) return;
  const { appointed, published, byes, matches } = tournament.rounds[number - 1];
  $('#round-title').textContent = text(published ? 'tournament.round' : 'tournament.round-unpublished', { round: number });
  $('#rounds').hidden = tournament.rounds.length < 2;
  renew($('#rounds'), [tournament.rounds.length, number], () => tournament.rounds.map((_, at) => roundButton(at + 1, number)));
  $('#when').textContent = appointed ? when(appointed) : '';
  $('#type-results').hidden = !office().judges || !published || rows.length === 0;
  const live = rows.filter(mayBeLive);
  boards.show(live);
  $('#boards').hidden = live.length === 0;
  const said = [number, matches, office().judges, rows.map(({ play, ...row }) => [row, play !== undefined && play.phase !== 'not-begun']), [...before.points]];
  if (reasons.round !== number) reasons = new Reasons(id, number);
  const explained = isExplained(tournament) ? reasons : null;
  keepingFocus(() => {
    renew($('#pairings'), said, () => (matches ? matches.flatMap((match) => matchTable(match, rows, explained)) : [pairingTable(rows, caption(number), decider(), before.points, explained)]));
    renew($('#byes'), [number, byes, tournament.entrants], () => byes.map((bye) => freeFrom(bye, explained)));
  });
}

/** Somebody without an opponent. @param {TournamentRound['byes'][number]} bye @param {Reasons | null} explained */
function freeFrom({ participant: number, kind }, explained) {
  const who = participant(tournament, number);
  const line = cell('div', text(`tournament.bye.${kind}`, { name: who.name }));
  if (!explained || kind !== 'pairing-allocated') return line;
  return withReasons(line, line.textContent ?? '', [who], explained);
}

/** Adds the button that opens the reasons, and a place for them. @param {HTMLElement} line @param {string} about @param {import('./pairings.js').Participant[]} whose @param {Reasons} explained */
function withReasons(line, about, whose, explained) {
  const place = document.createElement('div');
  line.append(' ', explained.button(about, whose, (told) => place.replaceChildren(...(told ? [told] : []))), place);
  return line;
}

/** Writes something anew; a button that had the focus has it again. @param {() => void} write */
function keepingFocus(write) {
  const focused = document.activeElement?.id;
  write();
  if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

/** @param {number} number */
const caption = (number) => `${tournament.terms.name} · ${text('tournament.round', { round: number })}`;

const decider = () => (office().judges ? decide : null);

/** @param {RoundMatch} match @param {import('./pairings.js').Pairing[]} rows @param {Reasons | null} explained */
function matchTable(match, rows, explained) {
  const teams = [match.first, match.second].map((team) => participant(tournament, team));
  const [first, second] = teams.map(({ name }) => name);
  const played = match.boards.map(({ board }) => rows.find((each) => each.board === board)).filter((each) => each !== undefined);
  const sum = match.awarded ? ` ${score(match.awarded.result)}` : '';
  const between = text('tournament.match', { first, second });
  const shown = pairingTable(played, `${between}${sum}`, decider());
  return explained ? [shown, withReasons(document.createElement('div'), between, teams, explained)] : [shown];
}

/** @param {number} number @param {number} now */
function roundButton(number, now) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = String(number);
  button.setAttribute('aria-label', text('tournament.round', { round: number }));
  if (number === now) button.setAttribute('aria-current', 'true');
  button.onclick = () => {
    picked = number === current(tournament) ? null : number;
    history.replaceState(null, '', `/tournament/${id}${picked ? `/round/${picked}` : ''}`);
    results = new Map();
    showRound();
    /** @type {HTMLElement | undefined} */ ($('#rounds').children[number - 1])?.focus();
  };
  return button;
}

function showStandings() {
  $('#standings-title').textContent = text('tournament.standings');
  $('#standings').hidden = standings.places.length === 0;
  const caption = `${tournament.terms.name} · ${heading()}`;
  renew($('#standings .tables'), [caption, standings, tournament.entrants], () => [standingsTable(standings.places, standings, caption, (number) => participant(tournament, number))]);
}

function showCross() {
  const table = crossTable(tournament, standings);
  $('#cross').hidden = table.columns === 0;
  const caption = `${tournament.terms.name} · ${heading()}`;
  renew($('#cross .tables'), [caption, table], () => [crossTableOf(table, caption)]);
}

const deciding = new Deciding((board, decision) => organiser.decide(round(), board, decision));

/** @param {import('./pairings.js').Pairing} pairing */
const decide = (pairing) => deciding.open(pairing, tournament.rounds[round() - 1].boards[pairing.board - 1].result?.reason !== undefined, later(round(), tournament.rounds.length));

const typing = new Typing(id, refresh);
$('#type-results').onclick = () => typing.open(round(), shown(), tournament.rounds.length);

for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-print]'))) {
  button.onclick = () => print(button.dataset.print ?? '');
}
for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-paper]'))) {
  button.onclick = () => tournament && printPaper(button.dataset.paper ?? '', tournament, round(), shown());
}
offerReportFile(id);
offerPrizes(id, () => `${tournament.terms.name} · ${heading()}`);
$('#project').onclick = () => tournament && screen.open();

async function greet() {
  who = await account().catch(() => undefined);
  const link = one(HTMLAnchorElement, '#who');
  link.textContent = who ? who.name : text('tournament.sign-in');
  link.href = `/sign-in?next=${encodeURIComponent(location.pathname)}`;
  if (tournament) show();
}
greet();
refresh(); // Without a stream the page still shows what there is.
