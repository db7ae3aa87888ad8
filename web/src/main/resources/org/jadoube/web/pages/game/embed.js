// @ts-check
// A game in the frame of another page. It follows the game and leads through it, without seats or
// acts.

import { Board } from '../board/board.js';
import { standing, view } from '../board/boardview.js';
import { $, one } from '../common/dom.js';
import { Feed } from '../common/feed.js';
import { Looking } from './looking.js';
import { Players } from './players.js';
import { ReplayBar } from './replaybar.js';
import { COLOURS, Situation } from './situation.js';
import { status, title } from './status.js';
import { local, phrase, text } from '../common/texts.js';

const id = location.pathname.split('/')[2];
const situation = new Situation();
const board = new Board($('#board'), { onMove: () => {}, onTouch: () => {}, onIdle: () => {} });
const looking = new Looking(() => situation.known && show());
const players = new Players(board, situation, { now: () => feed.now(), onTick: () => {} });
const replay = new ReplayBar(looking);
/** @type {Move[]} */
let moves = [];
/** @type {Note[]} */
let notes = [];
const feed = new Feed(id, undefined, { onMessage: receive, onState: () => {} });

/** @param {StreamMessage} message */
function receive(message) {
  if (message.error) return;
  if (message.type === 'game') whole(message);
  if (message.type === 'change') change(message);
  if (situation.known) show();
}

/** @param {GameMessage} message */
function whole(message) {
  const first = !situation.known;
  situation.whole(message);
  [moves, notes] = [message.moves, message.log];
  looking.reaches(moves.length);
  if (first && /^#\d{1,4}$/.test(location.hash)) looking.at(Number(location.hash.slice(1)));
}

/** @param {ChangeMessage} message */
function change(message) {
  situation.change(message);
  moves = [...moves, ...message.moves];
  notes = [...notes, ...message.events];
  looking.reaches(moves.length);
}

function show() {
  document.body.classList.add('ready');
  document.title = title(situation);
  const [white, black] = COLOURS.map((colour) => situation.nameOf(colour) || text(`colour.${colour}`));
  $('#title').replaceChildren(...phrase('against', { white, black }));
  const { past } = looking;
  const now = view({ situation, moves, past, waiting: null, premove: null, sending: false, declaring: null, aids: new Set() });
  board.show(now);
  players.show(standing(now), moves.slice(0, looking.ply), past === null);
  replay.show(moves, notes, true);
  const { ending } = situation.state;
  const said = status(situation, { slow: '', declaring: false, armed: false });
  $('#status').textContent = ending ? `${ending.text} ${local(ending.statement.headline)}` : said;
  one(HTMLAnchorElement, '#whole').href = `/game/${id}`;
}
