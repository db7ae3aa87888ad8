// @ts-check
import { passes, request, sentence } from './api.js';
import { Board } from './board.js';
import { Clocks } from './clock.js';
import { details } from './details.js';
import { ask, askPromotion } from './dialogs.js';
import { $, one } from './dom.js';
import { Feed } from './feed.js';
import { Invitation } from './invitation.js';
import { MoveList } from './moves.js';
import { Notice } from './notice.js';
import { allow, onPress, Permissions } from './permissions.js';
import { placement, roleOf } from './pieces.js';
import * as seats from './seats.js';
import { Outgoing } from './sending.js';
import * as sound from './sound.js';
import { counted, isolated, local, phrase, text, when } from './texts.js';
import * as trouble from './trouble.js';

const id = location.pathname.split('/')[2];
seats.arrive(id);
let seat = seats.recall(id);

/** @type {Colour | 'spectator'} */
let you = 'spectator';
/** @type {GameMessage} */
let game;
/** @type {GameState} */
let state;
let may = new Permissions();
/** @type {Presence} */
let presence = { white: false, black: false, spectators: 0 };
/** @type {number | null} */
let past = null; // the ply of the earlier position on display
let armed = false; // whether the next move offers a draw
/** @type {string | null} */
let intended = null; // the claim that the next move shown will declare
/** @type {string | null} */
let tentative = null; // a move, in UCI, whose promotion is being chosen
let linked = 'connecting';
let outage = false; // whether the server cannot save anything

const board = new Board($('#board'), { onMove: moved, onTouch: () => notice.clear(), onIdle: idle });
const notice = new Notice($('#message'), () => board.mark(new Map()));
const list = new MoveList($('#moves'), look);
const invitation = new Invitation();
const clocks = new Clocks(() => feed.now(), (colour) => $('.clock', bar(colour)));
const outgoing = new Outgoing(id, seat.token, onItsWay);
const feed = new Feed(id, seat.token, { onMessage: receive, onState: connection });

const plays = () => you !== 'spectator';
const bottom = () => (board.flipped ? 'black' : 'white');
/** @type {Colour[]} */
const COLOURS = ['white', 'black'];
/** @param {Colour} colour */
const bar = (colour) => (colour === bottom() ? $('#near') : $('#far'));
/** @param {Colour} colour */
const nameOf = (colour) => game?.players[colour] ?? '';
const bothHere = () => Boolean(game.players.white && game.players.black);
/** @param {Colour} colour */
const shortNameOf = (colour) => isolated(nameOf(colour) || '…');

/** @param {'live' | 'lost' | 'refused'} now */
function connection(now) {
  linked = now;
  const line = $('#connection');
  line.dataset.state = now;
  line.textContent = text(now);
  if (now === 'live') outgoing.hurry();
  if (!game) trouble.withConnection(now);
  showTrouble();
}

/** The server does not know this browser's token, so from now on it only watches. */
function unseat() {
  seats.lose(id);
  seat = seats.recall(id);
}

/** @param {StreamMessage} message */
function receive(message) {
  if (message.error?.code === 'wrong-token') return unseat();
  if (message.error) return game ? say(sentence(message)) : trouble.tell(sentence(message));
  if (message.type === 'welcome') {
    you = message.you;
    outage = false;
  }
  if (message.type === 'game') whole(message);
  if (message.type === 'change') change(message);
  if (message.type === 'presence') presence = message;
  if (message.type === 'outage') outage = message.stopped;
  if (message.type === 'outage' && !outage) outgoing.hurry();
  if (!game) return;
  outgoing.settle(feed.sequence, list.moves.length);
  show();
}

/** @param {GameMessage} message */
function whole(message) {
  const first = game === undefined;
  ({ state, presence } = message);
  game = message;
  may = new Permissions(state.permissions);
  list.set(message.moves, message.log);
  if (past !== null && past >= list.moves.length) past = null;
  if (first && you === 'black') board.flip(true);
  if (first) sendAgain();
}

/** @param {ChangeMessage} message */
function change({ moves, events, patch, state: now }) {
  state = now;
  may = new Permissions(state.permissions);
  list.add(moves, events);
  if (moves.length > 0) {
    sound.tap();
    if (moves.some((move) => move.colour === you)) armed = false;
    // Sending one's own move cleared the notice; what it says now may be about that move.
    if (moves.some((move) => move.colour !== you)) notice.clear();
  }
  if (events.length > 0 || !patch) announce(moves, events); // time alone is no news
}

/** Whether a move may be shown on the board: to play it, or to declare it with a claim. */
const mayShowMove = () => (intended ? may.grants('claim-draw', `${intended}-by-move`) : may.grants('move'));

/** @param {Move[]} moves @param {Note[]} events */
function announce(moves, events) {
  const played = moves.map((move) => text(`played.${move.colour}`, { move: move.words }));
  const others = events.filter(({ event }) => event.type !== 'move-made').map(({ statement, event }) => local(statement.headline, event.at));
  const turn = plays() && state.turn === you && state.phase === 'running' ? [text('turn')] : [];
  hear([...played, ...others, ...turn].join(' '));
}

/** @param {string} what */
function hear(what) {
  $('#announcer').textContent = what;
}

/** @param {string} what @param {string} [square] the square that must stay visible */
function say(what, square = 'a8') {
  const rank = Number(square[1]);
  notice.say(local(what), board.flipped ? 9 - rank : rank);
}

function show() {
  const focused = document.activeElement;
  trouble.over();
  document.title = title();
  const [white, black] = COLOURS.map((colour) => nameOf(colour) || text(`colour.${colour}`));
  $('#title').replaceChildren(...phrase('against', { white, black }));
  $('#terms').textContent = terms();
  $('#unseated').hidden = !seat.lost || plays();
  showBoard();
  COLOURS.forEach(showPlayer);
  clocks.set(state.clock);
  showResult();
  showActions();
  showTrouble();
  $('#status').textContent = status();
  const others = presence.spectators - (plays() ? 0 : 1);
  $('#spectators').textContent = others > 0 ? counted('watching', others) : '';
  one(HTMLAnchorElement, '#pgn').href = `/api/games/${id}/pgn`;
  keepFocus(focused);
}

/** Gives the focus to the board if the element that had it is gone or disabled. @param {Element | null} focused */
function keepFocus(focused) {
  if (!focused || focused === document.body || focused.closest('dialog')) return;
  const disabled = focused instanceof HTMLButtonElement && focused.disabled;
  if (disabled || focused.getClientRects().length === 0) board.focus(board.current);
}

function terms() {
  const start = game.chess960 !== undefined && text('chess960', { number: game.chess960 });
  return [game.terms, game.edition, start].filter(Boolean).join(' · ');
}

function title() {
  const mine = plays() && state.phase === 'running' && state.turn === you;
  return `${mine ? `${text('my-move')} – ` : ''}${COLOURS.map(shortNameOf).join(' – ')} – jadoube`;
}

function showBoard() {
  const ply = past ?? list.moves.length;
  const last = list.moves[ply - 1];
  const waiting = past === null ? (tentative ?? outgoing.current?.move ?? null) : null;
  const canPlay = past === null && !outgoing.current && plays() && may.objection('move') !== 'game-over';
  const active = canPlay && mayShowMove();
  const ends = waiting ?? last?.uci;
  board.show({
    fen: past === null ? state.fen : (last?.fen ?? game.start),
    moves: active ? state.legalMoves : [],
    last: ends ? [ends.slice(0, 2), ends.slice(2, 4)] : [],
    check: past === null && !waiting ? (state.check ?? null) : null,
    mine: canPlay && you !== 'spectator' ? you : null,
    active,
    pending: waiting,
  });
  list.mark(ply);
  $('#past').hidden = past === null;
}

/** @param {Colour} colour */
function showPlayer(colour) {
  const line = bar(colour);
  $('.disc', line).dataset.colour = colour;
  $('.name', line).textContent = nameOf(colour) || text(`not-here.${colour}`);
  $('.presence', line).textContent = nameOf(colour) && !presence[colour] ? text('away') : '';
  $('.clock', line).setAttribute('aria-label', text(`clock.${colour}`));
}

function showResult() {
  const { ending } = state;
  $('#result').hidden = !ending;
  $('#ruling').textContent = ending ? '' : local(state.rulings.join(' '));
  if (!ending) return;
  $('.score').textContent = ending.text;
  const { statement } = ending;
  const said = JSON.stringify(statement);
  if ($('#result').dataset.said === said) return; // details that were opened stay open
  $('#result').dataset.said = said;
  $('.sentence').textContent = local(statement.headline);
  $('.article').textContent = statement.citation;
  $('.facts').replaceChildren(...(statement.details.length > 0 ? [details(statement)] : []));
}

function showActions() {
  invitation.show(bothHere() ? null : seat.invitation);
  if (!claimable(intended, 'by-move')) intended = null;
  if (!may.grants('move', 'offering-draw')) armed = false;
  $('#offer').hidden = !may.grants('accept-draw') && !may.grants('decline-draw');
  $('#flag').hidden = !may.grants('claim-flag') && game.regulations.flagWatch !== 'by-claim';
  for (const [id, why] of Object.entries(reasons())) allow($(`#${id}`), why);
  $('#actions').hidden = !['offer-draw', 'resign', 'claim-flag'].some((deed) => may.grants(deed));
  $('#draw').setAttribute('aria-pressed', String(armed));
  $('#claim').setAttribute('aria-pressed', String(intended !== null));
  showClaims();
}

/** Why each button cannot be used; empty if it can. */
function reasons() {
  return {
    accept: may.why('accept-draw'),
    decline: may.why('decline-draw'),
    draw: may.grants('move', 'offering-draw') ? '' : may.why('offer-draw'),
    claim: whyNoClaim(),
    resign: may.why('resign'),
    flag: may.why('claim-flag'),
  };
}

const CLAIMS = ['threefold', 'fifty-moves'];
/** @param {string} claim @param {string} [how] */
const manner = (claim, how) => (how === 'by-move' ? `${claim}-by-move` : claim);
/** @param {string | null} claim @param {string} [how] */
const claimable = (claim, how) => claim !== null && may.grants('claim-draw', manner(claim, how));

function whyNoClaim() {
  const ways = CLAIMS.flatMap((claim) => [claim, manner(claim, 'by-move')]);
  return ways.some((way) => may.grants('claim-draw', way)) ? '' : may.why('claim-draw', ways[0]);
}

const claimChosen = () => one(HTMLInputElement, '#claiming [name=claim]:checked').value;

/** Updates the dialog: the claim chosen there may have been decided on this move already. */
function showClaims() {
  const dialog = $('#claiming');
  const claim = claimChosen();
  one(HTMLButtonElement, '[value=now]', dialog).disabled = !claimable(claim);
  one(HTMLButtonElement, '[value=intended]', dialog).disabled = !claimable(claim, 'by-move');
  $('#claim-refused').textContent =
    may.why('claim-draw', claim) || may.why('claim-draw', manner(claim, 'by-move'));
}

/** Shows what a lost connection, or a server that cannot save, means for the game. */
function showTrouble() {
  const unfinished = state !== undefined && state.phase !== 'finished';
  const lost = linked === 'lost' && unfinished;
  const what = lost && (plays() ? 'trouble.playing' : 'trouble.watching');
  const words = outage && !lost ? text('trouble.outage') : what ? text(what) : '';
  const line = $('#network');
  if (line.textContent !== words) line.textContent = words;
  clocks.stop(outage && unfinished);
  clocks.doubt(lost);
}

function status() {
  if (game.startsAt && state.phase === 'not-begun') return text('starts-at', { time: when(game.startsAt) });
  if (!bothHere()) return text('waiting');
  if (outgoing.current?.slow) return underWay();
  if (state.phase === 'not-begun') return text('not-begun');
  if (state.phase === 'finished') return '';
  if (state.phase === 'paused') return `${state.pause?.sentence ?? text('paused')} ${text('resumption')}`;
  if (intended) return text('intend');
  const said = [
    state.check && text('check'),
    text(state.turn === you ? 'own-move' : `to-move.${state.turn}`),
    armed && text('armed'),
    state.offer && text(state.offer === you ? 'own-offer' : `offer.${state.offer}`),
  ];
  return said.filter(Boolean).join(' ');
}

function underWay() {
  const { move, tried } = outgoing.current ?? {};
  const what = text(move ? 'sending.move' : 'sending.act');
  return tried ? `${what} ${text('sending.again')}` : what;
}

function onItsWay() {
  show();
  if (outgoing.current?.slow && $('#announcer').textContent !== underWay()) hear(underWay());
}

/** @param {object} body @param {string | null} [move] in UCI, if the act makes a move; the board shows it at once */
async function act(body, move = null) {
  if (outgoing.current) return say(underWay());
  notice.clear();
  await send({ body, move, ply: list.moves.length });
}

/** @param {import('./sending.js').Sent} wanted */
async function send(wanted) {
  try {
    const { sequence, refusal } = await outgoing.send(wanted);
    if (refusal) say(refusal.sentence);
    feed.expect(sequence);
    outgoing.settle(feed.sequence, list.moves.length);
  } catch (problem) {
    explain(problem, wanted.move?.slice(2, 4));
  }
  show();
}

/** Sends the move that was on its way when the page was reloaded, unless it has arrived. */
function sendAgain() {
  const left = outgoing.recall();
  if (left && left.ply === list.moves.length && may.grants('move')) send(left);
  else outgoing.forget();
}

/** @param {string} from @param {string} to @param {string[]} moves */
async function moved(from, to, moves) {
  if (moves.length === 0) return impossible(from, to);
  let attempt = moves[0];
  if (moves.length > 1 && you !== 'spectator') {
    tentative = from + to;
    show();
    const role = await askPromotion(one(HTMLDialogElement, '#promotion'), you);
    tentative = null;
    if (!role) return show();
    attempt = from + to + role;
  }
  if (intended) {
    const claim = intended;
    intended = null;
    await act({ type: 'claim-draw', claim, intended: attempt });
  } else {
    await act({ type: 'move', attempt, offersDraw: armed }, attempt);
  }
}

/** Asks the server why a move is illegal. @param {string} from @param {string} to */
async function impossible(from, to) {
  if (!may.grants('move')) return idle();
  board.mark(new Map([[from, 'refused'], [to, 'refused']]));
  const before = feed.sequence;
  const letter = placement(state.fen).get(from) ?? '';
  const promotes = letter && roleOf(letter) === 'pawn' && '18'.includes(to[1]);
  const body = { type: 'move', attempt: from + to + (promotes ? 'q' : ''), offersDraw: false };
  try {
    const { refusal } = await request('POST', outgoing.path, { body, token: seat.token, brief: true });
    if (refusal) explain({ error: { ...refusal, code: 'refused', detail: refusal.sentence } }, to, [from, to]);
  } catch (problem) {
    const unknown = passes(problem) ? { error: { code: 'refused', detail: text('illegal') } } : problem;
    if (before === feed.sequence && !outgoing.current) explain(unknown, to, [from, to]);
  }
}

function idle() {
  if (!bothHere()) say(text('waiting'));
  else if (state.turn !== you) say(text(`to-move.${state.turn}`));
  else if (may.why('move')) say(may.why('move'));
}

/**
 * Says why not, and marks the squares that cause it.
 *
 * @param {unknown} problem
 * @param {string} [square] that must stay visible
 * @param {string[]} [refused]
 */
function explain(problem, square, refused = []) {
  say(sentence(problem), square);
  const { error } = /** @type {{ error?: Problem }} */ (problem);
  const breaches = error?.refusal?.objection?.breaches ?? [];
  const causes = breaches.flatMap(({ reason }) => [...(reason.attackers ?? []), reason.square ?? []].flat());
  const marks = new Map(causes.map((name) => [name, 'cause']));
  for (const name of refused) marks.set(name, 'refused');
  board.mark(marks);
}

/** @param {number} ply */
function look(ply) {
  past = ply === list.moves.length ? null : ply;
  show();
}

/** Offers a draw with the next move, if one can be made now, otherwise at once. */
function offer() {
  if (may.grants('move', 'offering-draw')) {
    armed = !armed;
    show();
  } else {
    act({ type: 'offer-draw' });
  }
}

async function claim() {
  if (intended) {
    intended = null;
    return show();
  }
  const how = await ask(one(HTMLDialogElement, '#claiming'));
  const what = claimChosen();
  if (how === 'now') await act({ type: 'claim-draw', claim: what });
  if (how === 'intended') {
    intended = what;
    show();
  }
}

async function resign() {
  if ((await ask(one(HTMLDialogElement, '#resigning'))) === 'yes') await act({ type: 'resign' });
}

/** @param {string} id @param {() => unknown} action */
const press = (id, action) => onPress($(id), action, say);
press('#draw', offer);
press('#claim', claim);
press('#resign', resign);
press('#flag', () => act({ type: 'claim-flag' }));
press('#accept', () => act({ type: 'accept-draw' }));
press('#decline', () => act({ type: 'decline-draw' }));
$('#claiming').addEventListener('change', showClaims);
$('#present').onclick = () => look(list.moves.length);
$('#flip').onclick = () => {
  board.flip(!board.flipped);
  if (game) show();
};
$('#sound').onclick = () => $('#sound').setAttribute('aria-pressed', String(sound.toggle()));
