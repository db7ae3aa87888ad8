// @ts-check
// A game over the board on the screen of a tablet, or on two: hands move the pieces, and the Laws
// apply when somebody speaks.

import { ActForm } from '../desk/actform.js';
import { Arbiters } from '../game/arbiters.js';
import { sentence } from '../common/api.js';
import { Clocks } from '../common/clock.js';
import { ask } from '../common/dialogs.js';
import { $, one } from '../common/dom.js';
import { nameOf } from '../common/guests.js';
import { dropped, grasped, takenOff, tapped, wantsNewPiece } from './gestures.js';
import { after, standing, turnAfter } from './handacts.js';
import { HandQueue } from './handqueue.js';
import { Origins } from '../common/origins.js';
import { colourOf } from '../board/pieces.js';
import { qr } from '../common/qr.js';
import { TableArbiter } from './tablearbiter.js';
import { TableBoard } from './tableboard.js';
import { ClaimDialog } from './claimdialog.js';
import { TableEdge } from './tableedge.js';
import { awaited, heard, isSealed, mayCome, notices, offerToMark } from './tablenews.js';
import { TableRecord } from './tablerecord.js';
import * as seats from './tableseats.js';
import { TableSide } from './tableside.js';
import { begins, ended, isTelling, nextToWrite } from './tablestanding.js';
import { TableStatements } from './tablestatements.js';
import { isolated, text } from '../common/texts.js';
import * as trouble from '../common/trouble.js';
import { stayAwake } from '../common/wake.js';

/** @typedef {import('./gestures.js').Chosen} Chosen */
/** @typedef {import('./gestures.js').Meaning} Meaning */
/** @typedef {import('./handacts.js').HandAct} HandAct */
/** @typedef {import('./tableedge.js').Deed} Deed */
/** @typedef {import('./tableseats.js').TableRole} TableRole */

/** @type {Colour[]} */
const COLOURS = ['white', 'black'];
/** A player's announcements before touching. */
const MODES = { adjust: 'table-adjust', displace: 'table-displace' };
const id = location.pathname.split('/')[2];
seats.arrive(id);
const held = seats.recall(id);
/** The players whose hands use this screen. */
const hands = COLOURS.filter((colour) => held[colour]);
const shared = hands.length === 2;
/** @type {(TableRole | 'spectator')[]} */
const roles = seats.ROLES.filter((role) => held[role]);

/** @type {TableSide[]} */
const sides = (roles.length > 0 ? roles : /** @type {const} */ (['spectator'])).map(
  (role) =>
    new TableSide(id, role, role === 'spectator' ? undefined : held[role], {
      onMessage: receive,
      onState: connection,
      onTrouble: () => showTrouble(),
    }),
);
/** @type {Chosen | null} */
let chosen = null;
/** @type {{ by: Colour, how: 'adjust' | 'displace' } | null} */
let mode = null;
/** @type {{ by: Colour, why: string } | null} the latest refusal to a player */
let refused = null;
let inviting = held.invitation ?? ''; // the path of the invitation that is shown
const origins = new Origins(showInvitation); // the codes are for other devices
let announced = -1; // the sequence of the latest event that was told aloud
let toldPly = 0; // and the latest move
let outage = false;
let linked = 'connecting';

/** @type {HandQueue<Colour>} */
const queue = new HandQueue({
  send: (by, act) => side(by).send(act),
  onDone: (by, { refusal }) => {
    queue.settle(latest().feed.sequence);
    if (refusal) refuse(by, refusal.sentence);
  },
  onRefused: (by, problem) => {
    chosen = null;
    refuse(by, sentence(problem));
  },
});
const board = new TableBoard($('#board'), {
  onTap: (square) => mean(tapped(scene(), square)),
  onGrasp: (square) => {
    const meaning = grasped(scene(), square);
    mean(meaning);
    return meaning.chosen;
  },
  onDrop: (carried, square) => mean(dropped(scene(), carried, square)),
  onEscape: () => mean({ chosen: null }),
});
/** @type {Record<Colour, TableEdge>} */
const edges = { white: edge('white'), black: edge('black') };
const clocks = new Clocks(() => latest().feed.now(), (colour) => edges[colour].clock);
const record = new TableRecord($('#recorded'), id, shared);
const form = new ActForm();
const statements = new TableStatements(form, {
  side: (colour) => side(colour),
  regulations: () => game().regulations,
  isAwaited: (colour) => awaited(record.moves, log(), colour) && mayCome(log(), game().regulations.defaultTimeMillis, latest().feed.now()),
  facing,
  onSpeak: () => (refused = null),
  onRefused: refuse,
});
const arbiters = new Arbiters($('#arbiters'), id);
const claims = new ClaimDialog(one(HTMLDialogElement, '#claiming'));
const arbiter = new TableArbiter(one(HTMLDialogElement, '#rulings'), { id, seat: () => side('arbiter'), form, overlooked: hands.length > 0 });

/** @param {Colour} colour */
function edge(colour) {
  return new TableEdge(colour, {
    onDeed: (deed) => void DEEDS[deed](colour),
    onWhyNot: (why) => refuse(colour, why),
    onChoose: choose,
    onTakeOff: () => chosen && mean(takenOff(chosen)),
    onStatement: (statement) => statements.make(colour, statement),
    onWrite: (written) => write(colour, written),
    onCarry: (event, which) =>
      board.carry(event, () => which, () => choose(chosen?.letter === which.letter && chosen.fresh === which.fresh ? null : which)),
  });
}

/** @param {TableRole} role */
const side = (role) => sides.find((each) => each.role === role) ?? sides[0];
/** The seat with the latest news. */
const latest = () => sides.reduce((best, each) => (each.state && each.feed.sequence > best.feed.sequence ? each : best), known());
const known = () => sides.find(({ state }) => state) ?? sides[0];
const state = () => /** @type {GameState & { table: TableState }} */ (latest().state);
const game = () => /** @type {GameMessage & { regulations: TableRegulations }} */ (latest().game);
/** @param {Colour} colour */
const nameAt = (colour) => nameOf(game().players, colour);

/** @returns {import('./gestures.js').Scene} */
function scene() {
  const { table, turn } = state();
  return { standing: now(), seats: hands, ...turnAfter({ turn, toPress: table.toPress }, queue.pending), chosen, mode };
}

/** The pieces after acts that the server does not know yet. */
const now = () => queue.pending.reduce((then, { by, act }) => after(then, by, act), standing(state().table));

/** @param {Meaning} meaning */
function mean({ by, act, chosen: next }) {
  if (!latest().state) return;
  chosen = next;
  if (by && act) handle(by, act);
  else show();
}

/** @param {Colour} by @param {HandAct} act */
function handle(by, act) {
  refused = null;
  queue.add(by, act);
  show();
}

/** @param {Chosen | null} which */
function choose(which) {
  mean({ chosen: which });
}

/** @param {Colour} by @param {string} why */
function refuse(by, why) {
  refused = { by, why };
  hear(why);
  show();
}

/** Sends a statement, or an act other than of hands. @param {TableRole} role @param {object} act @returns {Promise<boolean>} */
async function say(role, act) {
  refused = null;
  try {
    const { refusal } = await side(role).send(act);
    if (refusal && role !== 'arbiter') refuse(role, refusal.sentence);
    return !refusal;
  } catch (problem) {
    if (role !== 'arbiter') refuse(role, sentence(problem));
    return false;
  }
}

/** Turns the dialog towards the player whom it asks. @param {string} selector @param {Colour} colour */
function facing(selector, colour) {
  const dialog = one(HTMLDialogElement, selector);
  dialog.classList.toggle('turned', shared && colour === 'black');
  return dialog;
}

/** @type {Record<Deed, (colour: Colour) => unknown>} */
const DEEDS = {
  press: (colour) => {
    chosen = null;
    mode = null;
    handle(colour, { type: 'hands', hands: ['press'] });
  },
  adjust: (colour) => turn(colour, 'adjust'),
  done: (colour) => turn(colour, null),
  draw: (colour) => say(colour, { type: 'offer-draw' }),
  accept: (colour) => say(colour, { type: 'accept-draw' }),
  decline: (colour) => say(colour, { type: 'decline-draw' }),
  'put-back': (colour) => handle(colour, { type: 'put-back' }),
  mark: (colour) => say(colour, { type: 'mark-offer', ply: offerToMark(log(), colour) }),
  sign: (colour) => say(colour, { type: 'sign-result', result: state().ending?.result }),
  claim: async (colour) => {
    facing('#claiming', colour);
    const act = await claims.ask(colour, game().regulations, log(), side(colour).may);
    if (act) await say(colour, act);
  },
  more: async (colour) => {
    const dialog = facing('#others', colour);
    const choices = statements.show($('.statements', dialog), colour);
    for (const deed of dialog.querySelectorAll('.playing')) deed.toggleAttribute('hidden', Boolean(state().ending));
    const what = await ask(dialog);
    const statement = choices.find(({ type }) => type === what);
    if (statement) statements.make(colour, statement);
    if (what === 'displace') turn(colour, 'displace');
    if (what === 'mishandle') await mishandle(colour);
    if (what === 'screen') await moveSeat(colour);
    if (what === 'resign' && (await ask(facing('#resigning', colour))) === 'yes') await say(colour, { type: 'resign' });
  },
};

/** @param {Colour} colour */
async function mishandle(colour) {
  const how = await ask(facing('#mishandling', colour));
  if (how) await say(colour, { type: 'mishandle', how });
}

/** Opens the seat on another screen; it stays here, too. @param {Colour} colour */
async function moveSeat(colour) {
  const dialog = facing('#moving-seat', colour);
  $('.qr', dialog).replaceChildren(qr(origins.link(`/table/${id}#${colour}.${held[colour]}`)));
  await ask(dialog);
}

/**
 * Notes the meaning that a player gives to the next touches, or ends it.
 *
 * @param {Colour} by
 * @param {'adjust' | 'displace' | null} how
 */
function turn(by, how) {
  mode = how && !(mode?.by === by && mode.how === how) ? { by, how } : null;
  mean({ chosen: null });
  if (mode) hear(text(`${MODES[mode.how]}.${by}`));
}

/** @param {Colour} colour @param {string} written */
function write(colour, written) {
  const language = document.documentElement.lang;
  const ply = state().table.scoresheets[colour].moves.length + 1;
  say(colour, { type: 'write-move', ply, text: written, language });
}

const log = () => record.log;

/** @param {string} what */
function hear(what) {
  $('#announcer').textContent = what;
}

/** @param {TableSide} from @param {StreamMessage} message */
function receive(from, message) {
  if (message.error?.code === 'wrong-token' && from.role !== 'spectator') {
    seats.lose(id, from.role);
    return location.reload();
  }
  if (message.error) return from.game ? undefined : trouble.tell(sentence(message));
  if (message.type === 'outage') outage = message.stopped;
  if (message.type === 'game') record.set(message);
  if (message.type === 'change') record.add(message.moves, message.events);
  if (!latest().state) return;
  if (!state().table) return location.replace(`/game/${id}`);
  if (message.type === 'game' || message.type === 'change') tell(message);
  queue.settle(latest().feed.sequence);
  show();
}

/**
 * Tells news once, whichever seat gets it first, even if it comes late, with the whole game.
 *
 * @param {GameMessage | ChangeMessage} message
 */
function tell(message) {
  const isFirst = announced < 0;
  const news = (message.type === 'change' ? message.events : message.log).filter((note) => note.sequence > announced && !(shared && isSealed(note)));
  const moves = message.sequence > announced ? message.moves.filter(({ ply }) => ply > toldPly) : [];
  announced = Math.max(announced, message.sequence);
  toldPly = record.moves.length;
  if (isFirst) return;
  const said = [...moves.map((move) => text(`played.${move.colour}`, { move: move.words })), ...heard(news)];
  const { bound } = state().table;
  if (bound && said.length > 0 && isTelling(state())) said.push(bound.headline);
  if (said.length > 0) hear(said.join(' '));
  // Somebody else's hand may have taken the chosen piece away.
  if (chosen?.square && !now().pieces.has(chosen.square)) chosen = null;
}

/** Shows the worst state of the seats' connections. @param {TableSide} from @param {'live' | 'lost' | 'refused'} to */
function connection(from, to) {
  from.linked = to;
  const worst = /** @type {const} */ (['refused', 'lost', 'connecting', 'live']).find((each) => sides.some(({ linked }) => linked === each));
  linked = worst ?? 'live';
  const line = $('#connection');
  line.dataset.state = linked;
  if (linked !== 'connecting') line.textContent = text(linked);
  if (!from.game) trouble.withConnection(to);
  showTrouble();
}

function showTrouble() {
  const { state } = latest();
  const unfinished = state !== null && state.phase !== 'finished';
  const lost = linked === 'lost' && unfinished;
  const words = outage && !lost ? text('trouble.outage') : lost ? text('table-lost') : '';
  const line = $('#network');
  if (line.textContent !== words) line.textContent = words;
  clocks.stop(outage && unfinished);
  clocks.doubt(lost);
}

function show() {
  trouble.over();
  $('#status').textContent = '';
  const { table, clock, phase } = state();
  const { pieces, inHand } = now();
  chosen = stillHeld(inHand);
  board.show({ pieces, chosen, touched: isTelling(state()) ? table.touched : [], held: table.held });
  for (const colour of COLOURS) showEdge(colour, inHand);
  clocks.set(clock);
  showTrouble();
  stayAwake(phase === 'running');
  document.body.classList.toggle('writes', hands.length > 0 && writes());
  $('#invitation').hidden = !held.invitation || Boolean(nameAt('white') && nameAt('black'));
  $('#arbiter').hidden = !held.arbiter;
  const judges = game().arbiters;
  $('#inviting-arbiter').hidden = !held.arbiterPath || judges.length > 0;
  // The arbiters are shown until both players have accepted them, and after that among the details.
  arbiters.show(judges.filter(({ accepted }) => accepted.length < 2), hands.map((colour) => ({ colour, token: held[colour] })));
  record.show(game(), state());
  if (held.arbiter && side('arbiter').state) arbiter.show(record.moves, log());
  document.title = `${COLOURS.map((colour) => isolated(nameAt(colour) || '…')).join(' – ')} – jadoube`;
}

/**
 * The chosen piece in the hand: it stays chosen until it is put down, and one's own is chosen at once.
 *
 * @param {import('./handacts.js').InHand[]} inHand
 */
function stillHeld(inHand) {
  if (chosen && (chosen.square || chosen.fresh)) return chosen;
  const own = inHand.filter(({ by, letter }) => hands.includes(by) && colourOf(letter) === by);
  const same = inHand.find(({ by, letter }) => by === chosen?.by && letter === chosen.letter);
  return same ?? (mode ? null : (own.at(-1) ?? null));
}

/** @param {Colour} colour @param {import('./handacts.js').InHand[]} inHand */
function showEdge(colour, inHand) {
  const { table, ending } = state();
  const mine = hands.includes(colour);
  const { may, presence } = mine ? side(colour) : latest();
  const signed = table.scoresheets[colour].signed;
  edges[colour].show({
    name: nameAt(colour),
    away: Boolean(nameAt(colour)) && !presence[colour],
    mine,
    words: words(colour, mine),
    over: Boolean(ending),
    inHand: inHand
      .filter(({ by }) => by === colour)
      .map(({ letter }) => ({ letter, chosen: chosen?.by === colour && chosen.letter === letter && !chosen.square && !chosen.fresh })),
    box: mine && !ending && wantsNewPiece(scene(), colour, table.touched),
    chosen,
    mode: mode?.by === colour ? mode.how : '',
    buttons: mine ? buttons(colour, may) : {},
    sign: mine && ending && !signed && may.grants('sign-result') ? ending.text : '',
    pressing: mine ? statements.pressing(colour) : [],
    writing: mine && writes() ? nextToWrite(table.scoresheets[colour], record.moves) : null,
  });
}

/** @param {Colour} colour @param {import('../game/permissions.js').Permissions} may @returns {Record<string, string>} */
function buttons(colour, may) {
  const { ending, table } = state();
  if (ending) {
    const signs = !table.scoresheets[colour].signed && may.grants('sign-result');
    return { ...(signs ? { sign: '' } : {}), ...(statements.of(colour).length > 0 ? { more: '' } : {}) };
  }
  const isOffered = may.grants('accept-draw') || may.grants('decline-draw');
  /** @type {Record<string, string>} */
  const answers = isOffered ? { accept: may.why('accept-draw'), decline: may.why('decline-draw') } : { draw: may.why('offer-draw') };
  return {
    ...(mode?.by === colour && mode.how === 'displace' ? { done: '' } : {}),
    ...(table.displaced.some(({ by }) => by === colour) ? { 'put-back': '' } : {}),
    ...(writes() && offerToMark(log(), colour) !== null ? { mark: '' } : {}),
    ...answers,
    adjust: '',
    claim: '',
    more: '',
  };
}

/** The messages for a player, the most urgent first. @param {Colour} colour @param {boolean} mine */
function words(colour, mine) {
  const { ending, table, turn, phase, pause, offer } = state();
  if (ending) return ended(ending, table, mine ? colour : '');
  const decided = notices(log());
  const isNew = (/** @type {string} */ sentence) => !decided.some((each) => each.includes(sentence));
  const paused = phase === 'paused' ? (pause?.sentence ?? text('paused')) : '';
  const bound = turn === colour && isTelling(state()) ? table.bound : undefined;
  const said = [
    refused?.by === colour ? refused.why : '',
    mode?.by === colour ? text(`${MODES[mode.how]}.${colour}`) : '',
    phase === 'not-begun' && mine ? begins(game().startsAt) : '',
    ...decided,
    isNew(paused) ? paused : '',
    offer ? text(`offer.${offer}`) : '',
    bound && isNew(bound.headline) ? `${bound.headline} ${bound.citation}.` : '',
  ];
  return [...new Set(said.filter((each) => each !== ''))];
}

const writes = () => game().regulations.arrangements.includes('scores-kept-by-players');

/** @param {string | undefined} path of the invitation's page */
function invite(path) {
  inviting = path ?? '';
  showInvitation();
  ask(one(HTMLDialogElement, '#inviting'));
}

function showInvitation() {
  const link = origins.link(inviting);
  one(HTMLInputElement, '#inviting input').value = link;
  $('#inviting .qr').replaceChildren(qr(link));
}

const turned = hands.length === 1 && hands[0] === 'black';
if (turned) board.flip(true);
$('#far').append(edges[turned ? 'white' : 'black'].root);
$('#near').append(edges[turned ? 'black' : 'white'].root);
document.body.classList.toggle('shared', shared);
$('#record').onclick = () => void ask(one(HTMLDialogElement, '#recorded'));
$('#arbiter').onclick = () => arbiter.open(origins.link(`/table/${id}#arbiter.${held.arbiter}`));
$('#invitation').onclick = () => invite(held.invitation);
$('#inviting-arbiter').onclick = () => invite(held.arbiterPath);
if (roles.length > 0) void origins.look();
