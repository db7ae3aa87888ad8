import { post, sentence } from './api.js';
import { Board } from './board.js';
import { Clocks } from './clock.js';
import { ask, askPromotion } from './dialogs.js';
import { Invitation } from './invitation.js';
import { MoveList } from './moves.js';
import * as seats from './seats.js';
import * as sound from './sound.js';
import { Stream } from './stream.js';
import { counted, isolated, phrase, text } from './texts.js';
import * as trouble from './trouble.js';

const $ = (selector) => document.querySelector(selector);
const id = location.pathname.split('/')[2];
let seat = seats.recall(id);

let you = 'spectator';
let game = null;
let state = null;
let sequence = 0; // of the latest event that `state` knows
let presence = { white: false, black: false, spectators: 0 };
let past = null; // the ply of an earlier position that is looked at
let armed = false; // whether the next move offers a draw
let intended = null; // the claim that waits for its move; until then nothing is claimed
let busy = false;

const board = new Board($('#board'), moved);
const list = new MoveList($('#moves'), look);
const invitation = new Invitation();
const clocks = new Clocks(() => stream.now(), (colour) => bar(colour).querySelector('.clock'));
const stream = new Stream(id, seat.token, { onMessage: receive, onState: connection });

const opposite = (colour) => (colour === 'white' ? 'black' : 'white');
const plays = () => you !== 'spectator';
const bottom = () => (board.flipped ? 'black' : 'white');
const bar = (colour) => (colour === bottom() ? $('#near') : $('#far'));
const nameOf = (colour) => game?.players[colour] ?? '';
const shortNameOf = (colour) => isolated(nameOf(colour) || '…');

function connection(now) {
  const line = $('#connection');
  line.dataset.state = now;
  line.textContent = text(now);
  if (!game) trouble.withConnection(now);
}

/** The server does not know this browser's token: who has no seat watches. */
function unseat() {
  seats.lose(id);
  seat = seats.recall(id);
}

function receive(message) {
  if (message.error?.code === 'wrong-token') return unseat();
  if (message.error) return game ? say(sentence(message)) : trouble.tell(sentence(message));
  if (message.type === 'welcome') you = message.you;
  if (message.type === 'game') whole(message);
  if (message.type === 'change') change(message);
  if (message.type === 'presence') presence = message;
  if (game) show();
}

function whole(message) {
  const first = game === null;
  game = message;
  take(message);
  presence = message.presence;
  list.set(message.moves);
  if (first && you === 'black') board.flip(true);
  busy = false;
}

function change(message) {
  take(message);
  past = null;
  list.add(message.moves);
  if (message.moves.length > 0) {
    sound.tap();
    if (message.moves.some((move) => move.colour === you)) armed = false;
    say('');
  }
  announce(message);
}

// Changes and the answers to acts come by ways of their own: whichever is late must not take the game back.
function take(news) {
  if (news.sequence < sequence) return;
  ({ sequence, state } = news);
}

function announce({ moves, events }) {
  const played = moves.map((move) => text(`played.${move.colour}`, { move: move.words }));
  const others = events.filter(({ event }) => event.type !== 'move-made').map(({ sentence }) => sentence);
  const turn = plays() && state.turn === you && state.phase === 'running' ? [text('turn')] : [];
  $('#announcer').textContent = [...played, ...others, ...turn].join(' ');
}

function say(what) {
  $('#message').textContent = what;
}

function show() {
  trouble.over();
  document.title = title();
  const [white, black] = ['white', 'black'].map((colour) => nameOf(colour) || text(`colour.${colour}`));
  $('#title').replaceChildren(...phrase('against', { white, black }));
  $('#terms').textContent = terms();
  $('#unseated').hidden = !seat.lost || plays();
  showBoard();
  ['white', 'black'].forEach(showPlayer);
  clocks.set(state.clock);
  showResult();
  showActions();
  $('#status').textContent = status();
  const others = presence.spectators - (plays() ? 0 : 1);
  $('#spectators').textContent = others > 0 ? counted('watching', others) : '';
  $('#pgn').href = `/api/games/${id}/pgn`;
}

function terms() {
  const start = game.chess960 !== undefined && text('chess960', { number: game.chess960 });
  return [game.terms, game.edition, start].filter(Boolean).join(' · ');
}

function title() {
  const mine = plays() && state.phase === 'running' && state.turn === you;
  return `${mine ? `${text('my-move')} – ` : ''}${['white', 'black'].map(shortNameOf).join(' – ')} – jadoube`;
}

function showBoard() {
  const ply = past ?? list.moves.length;
  const last = list.moves[ply - 1];
  const canMove = past === null && !busy && plays() && state.turn === you
    && state.phase !== 'finished' && game.players.white && game.players.black;
  board.show({
    fen: past === null ? state.fen : (last?.fen ?? game.start),
    moves: canMove ? state.legalMoves : [],
    last: last ? [last.uci.slice(0, 2), last.uci.slice(2, 4)] : [],
    check: past === null ? (state.check ?? null) : null,
  });
  list.mark(ply);
  $('#past').hidden = past === null;
}

function showPlayer(colour) {
  const line = bar(colour);
  line.querySelector('.disc').dataset.colour = colour;
  line.querySelector('.name').textContent = nameOf(colour) || text(`not-here.${colour}`);
  line.querySelector('.presence').textContent = nameOf(colour) && !presence[colour] ? text('away') : '';
  line.querySelector('.clock').setAttribute('aria-label', text(`clock.${colour}`));
}

function showResult() {
  const { ending } = state;
  $('#result').hidden = !ending;
  $('#ruling').textContent = ending ? '' : state.rulings.join(' ');
  if (!ending) return;
  $('.score').textContent = ending.text;
  // The Article has a line of its own.
  $('.sentence').textContent = ending.sentence.replace(` ${ending.citation.text}.`, '');
  $('.article').textContent = ending.citation.text;
}

function showActions() {
  const inPlay = plays() && (state.phase === 'running' || state.phase === 'paused');
  const offered = inPlay && state.offer === opposite(you);
  const complete = game.players.white && game.players.black;
  invitation.show(complete ? null : seat.invitation);
  $('#actions').hidden = !inPlay;
  $('#offer').hidden = !offered;
  $('#draw').setAttribute('aria-pressed', String(armed));
  $('#draw').disabled = Boolean(state.offer);
  if (!inPlay || state.turn !== you) intended = null;
  $('#claim').disabled = state.turn !== you;
  $('#claim').setAttribute('aria-pressed', String(intended !== null));
}

function status() {
  if (!game.players.white || !game.players.black) return text('waiting');
  if (state.phase === 'not-begun') return text('not-begun');
  if (state.phase === 'finished') return '';
  if (state.phase === 'paused') return `${state.pause?.sentence ?? text('paused')} ${text('resumption')}`;
  if (intended) return text('intend');
  const said = [
    state.check && text('check'),
    text(state.turn === you ? 'own-move' : `to-move.${state.turn}`),
    armed && text('armed'),
    state.offer && text(state.offer === you ? 'own-offer' : `offer.${state.offer}`),
    state.bound && text('bound', { move: state.bound }),
  ];
  return said.filter(Boolean).join(' ');
}

async function act(body) {
  busy = true;
  say('');
  show();
  try {
    take(await post(`/api/games/${id}/acts`, { body, token: seat.token }));
  } catch (problem) {
    say(sentence(problem));
  } finally {
    busy = false;
    show();
  }
}

async function moved(from, to, moves) {
  let attempt = moves[0];
  if (moves.length > 1) {
    const role = await askPromotion($('#promotion'), you);
    if (!role) return;
    attempt = from + to + role;
  }
  if (intended) {
    const claim = intended;
    intended = null;
    await act({ type: 'claim-draw', claim, intended: attempt });
  } else {
    await act({ type: 'move', attempt, offersDraw: armed });
  }
}

function look(ply) {
  past = ply === list.moves.length ? null : ply;
  show();
}

function offer() {
  if (state.turn === you) {
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
  const dialog = $('#claiming');
  const how = await ask(dialog);
  const what = dialog.querySelector('[name=claim]:checked').value;
  if (how === 'now') await act({ type: 'claim-draw', claim: what });
  if (how === 'intended') {
    intended = what;
    show();
  }
}

async function resign() {
  if ((await ask($('#resigning'))) === 'yes') await act({ type: 'resign' });
}

$('#draw').onclick = offer;
$('#claim').onclick = claim;
$('#resign').onclick = resign;
$('#accept').onclick = () => act({ type: 'accept-draw' });
$('#decline').onclick = () => act({ type: 'decline-draw' });
$('#present').onclick = () => look(list.moves.length);
$('#flip').onclick = () => {
  board.flip(!board.flipped);
  if (game) show();
};
$('#sound').onclick = ({ currentTarget }) => currentTarget.setAttribute('aria-pressed', String(sound.toggle()));
