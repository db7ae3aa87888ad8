// @ts-check
// The page of a game: puts its parts together. Each of them sees to one subject and shows it.

import { Acting } from './acting.js';
import { Actions } from './actions.js';
import { Alarm } from './alarm.js';
import { Analysis } from './analysis.js';
import { Arbiters } from './arbiters.js';
import { get, sentence } from '../common/api.js';
import { isOnline } from './aids.js';
import { Board } from '../board/board.js';
import { standing, view } from '../board/boardview.js';
import { fenAfter } from '../board/fen.js';
import { Chat } from './chat.js';
import { Claims } from './claims.js';
import { $, one } from '../common/dom.js';
import { Entering } from './entering.js';
import { Feed } from '../common/feed.js';
import { Casual } from './casual.js';
import { Hearing } from './hearing.js';
import { Invitation } from './invitation.js';
import { Looking } from './looking.js';
import { Marks } from '../board/marks.js';
import { MoveField } from './movefield.js';
import { MoveList } from './moves.js';
import { NetworkLine } from '../common/networkline.js';
import { Notice } from './notice.js';
import { redress } from '../board/pieces.js';
import { Players } from './players.js';
import { onPreference, preferences } from '../common/preferences.js';
import { PreferencesDialog } from './preferencesdialog.js';
import { Repeating } from './repeating.js';
import { ReplayBar } from './replaybar.js';
import { showResult } from './resultcard.js';
import * as seats from './seats.js';
import { Sharing } from './sharing.js';
import { COLOURS, Situation } from './situation.js';
import { SoundChoice } from './soundchoice.js';
import * as sound from '../common/sound.js';
import { duration } from '../common/speech.js';
import { about, status, terms, title } from './status.js';
import { counted, language, local, phrase, text } from '../common/texts.js';
import * as trouble from '../common/trouble.js';
import { wheelThrough } from './wheel.js';

const id = location.pathname.split('/')[2];
seats.arrive(id);
let seat = seats.recall(id);

const situation = new Situation();
const board = new Board($('#board'), {
  onMove: (from, to, moves) => void (analysis.on ? analysis : entering).moved(from, to, moves),
  onTouch: (square) => (notice.clear(), situation.known && !analysis.on && entering.touched(square, moving(square))),
  onIdle: () => !analysis.on && idle(true),
});
/** Whether a click there picks up a piece, or puts one down. @param {string} [square] */
const moving = (square) => square !== undefined && (board.selected !== null || board.canLift(square));
const marks = new Marks(board);
const notice = new Notice($('#message'), () => board.mark(new Map()), () => situation.game.edition);
const looking = new Looking(() => situation.known && show());
const list = new MoveList($('#moves'), (ply) => looking.at(ply), () => situation.game.edition);
/** @param {Colour} colour @param {number} low */
function warning(colour, low) {
  const time = duration(low, language);
  return new Alarm(() => hearing.say(text(`field.little-time.${colour}`, { time })), { low, rung: true });
}
/** @type {Partial<Record<Colour, Alarm>>} */
const warnings = {};
const alarm = new Alarm(() => preferences().alarm && sound.low());
const players = new Players(board, situation, {
  now: () => feed.now(),
  onTick: (colour, left) => {
    if (colour === situation.you) alarm.tick(left, situation.myTurn);
    if (situation.known) warnings[colour]?.tick(left, situation.state.clock.running === colour);
  },
});
const acting = new Acting(id, seat.token, situation, {
  feed: () => feed,
  plies: () => list.moves.length,
  say,
  hush: () => notice.clear(),
  mark: (squares) => board.mark(squares),
  onChange: onItsWay,
});
const claims = new Claims(situation, acting, () => show());
const entering = new Entering(situation, acting, claims, { onChange: () => show(), onIdle: idle });
const actions = new Actions(situation, acting, claims, entering, say);
const casual = new Casual(id, seat, situation, say);
const invitation = new Invitation();
const arbiters = new Arbiters($('#arbiters'), id);
const replay = new ReplayBar(looking);
const analysis = new Analysis(id, marks, {
  onChange: () => show(),
  lookAt: (ply) => looking.at(ply),
  game: () => ({ moves: list.moves, about: about(situation) }),
});
looking.aside = (plies) => analysis.step(plies);
wheelThrough(board.root, looking);
const hearing = new Hearing(situation);
const repeating = new Repeating(situation, acting);
new MoveField(id, situation, entering, repeating, { moves: () => list.moves, left: (colour) => players.clocks.left(colour) });
const network = new NetworkLine(situation, players.clocks);
new Sharing(id, () => ({
  ply: looking.past,
  at: looking.ply,
  fen: analysis.fen ?? fenAfter(situation.game.start, list.moves.slice(0, looking.ply)),
  below: board.flipped ? 'black' : 'white',
}));
const chat = new Chat(id, seat.token, (line) => hearing.say(line));
const sounds = new SoundChoice();
const feed = new Feed(id, seat.token, { onMessage: receive, onState: connection });
new PreferencesDialog(situation, () => entering.aids, (aids) => entering.choose(aids));

/** @param {'live' | 'lost' | 'refused'} now */
function connection(now) {
  network.is(now);
  if (now === 'live') acting.outgoing.hurry();
  if (!situation.known) trouble.withConnection(now);
}

/** Makes this browser only watch from now on, unless it was invited, since the server does not know its token. */
function unseat() {
  seats.lose(id);
  seat = seats.recall(id);
  const invited = seats.invitationSetAside(id);
  if (invited) location.replace(`/join/${id}#${invited}`);
}

/** @param {StreamMessage} message */
function receive(message) {
  if (message.error?.code === 'wrong-token') return unseat();
  if (message.error) return situation.known ? say(sentence(message)) : trouble.tell(sentence(message));
  if (message.type === 'welcome') situation.you = message.you;
  if (message.type === 'welcome') {
    situation.outage = false;
    void chat.enter();
  }
  if (message.type === 'game') whole(message);
  if (message.type === 'change') change(message);
  if (message.type === 'chat') return chat.add(message);
  if (message.type === 'presence') situation.presence = message;
  if (message.type === 'outage') situation.outage = message.stopped;
  if (message.type === 'outage' && !situation.outage) acting.outgoing.hurry();
  if (!situation.known) return;
  acting.settle();
  show();
}

/** @param {GameMessage} message */
function whole(message) {
  const first = !situation.known;
  const { abortedBy } = message.casual;
  if (!first && abortedBy && !situation.game.casual.abortedBy) hearing.say(text(`aborted.${abortedBy}`));
  situation.whole(message);
  const { you } = situation;
  arbiters.show(message.arbiters, you === 'white' || you === 'black' ? [{ colour: you, token: seat.token }] : []);
  if (message.moves.length < list.moves.length) entering.forget();
  list.set(message.moves, message.log);
  looking.reaches(list.moves.length);
  entering.news([], []);
  hearing.whole(message);
  if (!first) return;
  for (const colour of COLOURS) warnings[colour] = warning(colour, message.littleMillis);
  if (situation.you === 'black') board.flip(true);
  if (/^#\d{1,4}$/.test(location.hash)) looking.at(Number(location.hash.slice(1)));
  if (isOnline(message) && situation.plays) recall();
  acting.sendAgain();
}

/** Restores this player's entries, which are among the events that nobody else is shown. */
async function recall() {
  const { events } = await get(`/api/games/${id}/events`, seat.token);
  entering.recall(events);
  show();
}

/** @param {ChangeMessage} message */
function change(message) {
  const { moves, events } = message;
  situation.change(message);
  list.add(moves, events);
  looking.reaches(list.moves.length);
  if (moves.length > 0) marks.clear();
  // Sending a move cleared the notice; what it says now may be about that move.
  if (moves.some(({ uci }) => uci !== acting.sent)) notice.clear();
  hearing.change(message);
  entering.news(moves, events);
}

/** @param {string} what */
function say(what) {
  notice.say(local(what));
}

const shown = () => analysis.view(inGame());

const inGame = () =>
  view({
    situation,
    moves: list.moves,
    past: looking.past,
    waiting: entering.waiting,
    premove: entering.premove,
    sending: acting.busy,
    declaring: claims.intended,
    aids: entering.aids,
    repeating: repeating.due !== null,
  });

function show() {
  const focused = document.activeElement;
  trouble.over();
  document.title = title(situation);
  const [white, black] = COLOURS.map((colour) => situation.nameOf(colour) || text(`colour.${colour}`));
  $('#title').replaceChildren(...phrase('against', { white, black }));
  $('#terms').textContent = terms(situation);
  $('#unseated').hidden = !seat.lost || situation.plays;
  repeating.show(list.moves, list.notes);
  claims.show();
  entering.show();
  showBoard();
  showResult(situation);
  invitation.show(situation.bothHere || situation.over ? null : seat.invitation);
  actions.show();
  casual.show(list.moves.length);
  sounds.show(situation.plays && situation.bothHere && !situation.over, list.moves.length);
  showOpening();
  network.show();
  hearing.ask();
  $('#status').textContent = status(situation, { slow: acting.slow, declaring: claims.intended !== null, armed: entering.armed });
  const others = situation.presence.spectators - (situation.plays ? 0 : 1);
  $('#spectators').textContent = others > 0 ? counted('watching', others) : '';
  one(HTMLAnchorElement, '#pgn').href = `/api/games/${id}/pgn`;
  keepFocus(focused);
}

function showOpening() {
  const { opening } = situation.state;
  $('#opening').hidden = !opening;
  if (opening) $('#opening').textContent = `${opening.eco} ${opening.name}`;
}

function showBoard() {
  analysis.show(situation.state.phase === 'finished', looking.ply);
  const now = shown();
  board.show(now);
  list.mark(looking.ply);
  $('#past').hidden = looking.past === null || situation.over || !situation.plays;
  players.show(standing(now), list.moves.slice(0, looking.ply), looking.past === null);
  replay.show(list.moves, list.notes, situation.over || !situation.plays || looking.past !== null);
}

/** Gives the focus to the board if the element that had it is gone or disabled. @param {Element | null} focused */
function keepFocus(focused) {
  if (!focused || focused === document.body || focused.closest('dialog')) return;
  const disabled = focused instanceof HTMLButtonElement && focused.disabled;
  if (disabled || focused.getClientRects().length === 0) board.focus(board.current);
}

function onItsWay() {
  if (!situation.known) return;
  show();
  hearing.slow(acting.slow);
}

/** @param {boolean} [onBoard] whether somebody tried it with a piece */
function idle(onBoard = false) {
  const { may, state } = situation;
  if (!situation.bothHere) say(text('waiting'));
  else if (state.turn !== situation.you) say([text(`to-move.${state.turn}`), ...(onBoard && entering.mightPremove ? [text('premoves-off')] : [])].join(' '));
  else if (may.why('move')) say(may.why('move'));
}

/** Sets attributes for the style sheet and the pieces. */
function dress() {
  const { targets, animation } = preferences();
  document.body.classList.toggle('no-targets', !targets);
  board.animated = animation;
  redress();
  $('#sound').setAttribute('aria-pressed', String(preferences().sound));
}

sound.follow();
onPreference(dress);
onPreference(() => situation.known && show());
dress();
$('#present').onclick = () => looking.at(Infinity);
$('#sound').onclick = () => sound.toggle();
$('#flip').onclick = () => {
  $('#drawer').hidePopover?.();
  board.flip(!board.flipped);
  if (situation.known) show();
};
