// @ts-check
// One board of an arbiter's desk: its state, the questions to the arbiter, the possible acts, and
// the events so far.

import { ActForm } from './actform.js';
import { showActs } from './actlist.js';
import { namesOf, setting } from './actsetting.js';
import { nameOf } from '../common/guests.js';
import { hasEnvelope } from './adjournment.js';
import { get, request, sentence } from '../common/api.js';
import { Arbiters } from '../game/arbiters.js';
import { Clocks } from '../common/clock.js';
import { $ } from '../common/dom.js';
import { Feed } from '../common/feed.js';
import { MiniBoard } from '../board/miniboard.js';
import { MoveList } from '../game/moves.js';
import { Permissions } from '../game/permissions.js';
import { Question } from './question.js';
import { openCalls } from './opencalls.js';
import { renew } from '../common/renewal.js';
import { Outgoing } from '../game/sending.js';
import { isTold } from '../game/telling.js';
import { has, local, text } from '../common/texts.js';

/** @typedef {import('./arbiteracts.js').ArbiterAct} ArbiterAct */
/** @typedef {import('./actform.js').Body} Body */

/** @type {Colour[]} */
const COLOURS = ['white', 'black'];

export class BoardDesk {
  /** @type {GameMessage | null} */
  game = null;
  /** @type {Presence} */
  #presence = { white: false, black: false, spectators: 0 };
  #pending = 0; // arbiters whom a player has yet to accept
  #may = new Permissions();
  #board = new MiniBoard();
  /** @type {number | null} */
  #past = null;
  #life = new AbortController();
  /** @type {Question} */
  #question;

  /**
   * @param {string} id of the game
   * @param {string | undefined} token
   * @param {object} told
   * @param {(state: 'live' | 'lost' | 'refused') => void} told.onConnection
   * @param {() => void} told.onChange
   * @param {((result: string, reason: string) => Promise<unknown>) | null} told.onDecided keeps the reason for a result
   */
  constructor(id, token, { onConnection, onChange, onDecided }) {
    this.id = id;
    this.token = token;
    this.onChange = onChange;
    this.onDecided = onDecided;
    $('#position').replaceChildren(this.#board.element);
    // Nothing remains of the previous board.
    $('#moves').replaceChildren();
    renew($('#acts'), [], () => []);
    $('#question').hidden = true;
    this.list = new MoveList($('#moves'), (ply) => this.#look(ply), () => this.game?.edition ?? '', this.#life.signal);
    this.outgoing = new Outgoing(id, token, () => {});
    this.feed = new Feed(id, token, { onMessage: (message) => this.#receive(message), onState: onConnection });
    this.clocks = new Clocks(() => this.feed.now(), (colour) => $(`#${colour} .clock`));
    const foretell = (/** @type {Body} */ body) => this.#foretell(body);
    const perform = (/** @type {Body} */ body) => this.perform(body);
    const { signal } = this.#life;
    this.told = { foretell, perform };
    this.form = new ActForm(signal);
    this.#question = new Question({ foretell, perform, open: (act) => this.open(act), signal });
    $('#flip').onclick = () => this.#board.turn(!this.#board.turned);
    $('#present').onclick = () => this.#look(this.list.moves.length);
  }

  /** Whether another board is on the page by now. */
  get #isClosed() {
    return this.#life.signal.aborted;
  }

  close() {
    this.#life.abort();
    this.feed.close();
    this.clocks.end();
    this.form.close();
  }

  /** @param {Body} body */
  #foretell(body) {
    return request('POST', `/api/games/${this.id}/trials`, { body, token: this.token });
  }

  /** Performs an act; throws the reason of a refusal. @param {Body} body */
  async perform(body) {
    const { sequence } = await this.outgoing.send({ body, ply: this.list.moves.length });
    this.feed.expect(sequence);
    this.outgoing.settle(this.feed.sequence, this.list.moves.length);
    if (body.result && body.overruling) await this.onDecided?.(body.result, body.overruling);
    this.#log();
  }

  /** @param {StreamMessage} message */
  #receive(message) {
    if (this.#isClosed) return;
    if (message.error) return this.#say(sentence(message));
    if (message.type === 'presence') this.#presence = message;
    if (message.type === 'game') this.#whole(message);
    if (message.type === 'change') this.#change(message);
    if (message.type === 'outage') this.clocks.stop(message.stopped);
    if (!this.game) return;
    this.outgoing.settle(this.feed.sequence, this.list.moves.length);
    this.show();
  }

  /** @param {GameMessage} message */
  #whole(message) {
    const first = this.game === null;
    const known = this.game?.log.at(-1)?.sequence ?? 0;
    const pending = message.arbiters.filter(({ accepted }) => accepted.length < 2);
    if (pending.length < this.#pending) location.reload(); // what this stream may do was settled when it was opened
    this.#pending = pending.length;
    this.game = message;
    new Arbiters($('#arbiters'), this.id).show(pending, []);
    this.#presence = message.presence;
    this.list.set(message.moves, message.log);
    if (first) this.#log();
    else this.#tell([], message.log.filter(({ sequence }) => sequence > known)); // play went back, or the connection was lost
  }

  /** @param {ChangeMessage} message */
  #change({ moves, events, state }) {
    if (!this.game) return;
    this.game = { ...this.game, state, log: [...this.game.log, ...events] };
    this.list.add(moves, events);
    this.#tell(moves, events);
  }

  /** @param {Move[]} moves @param {Note[]} events */
  #tell(moves, events) {
    const said = events.filter((note) => isTold(note) || note.event.type === 'game-begun').map(({ statement, event }) => local(statement.headline, event.at));
    if (moves.length + said.length > 0) this.#say([...moves.map((move) => text(`played.${move.colour}`, { move: move.words })), ...said].join(' '));
  }

  /** @param {string} what */
  #say(what) {
    $('#announcer').textContent = what;
  }

  show() {
    const { game } = this;
    if (!game) return;
    const { state, players } = game;
    this.#may = new Permissions(state.permissions);
    const names = namesOf(players);
    $('#board-title').replaceChildren(Object.assign(document.createElement('bdi'), { textContent: names.white }), ' – ', Object.assign(document.createElement('bdi'), { textContent: names.black }));
    $('[data-paper=envelope]').hidden = !hasEnvelope(game.log);
    $('#game-terms').textContent = `${game.terms} · ${game.edition}`;
    for (const colour of COLOURS) {
      const bar = $(`#${colour}`);
      $('.name', bar).textContent = nameOf(players, colour) || text(`not-here.${colour}`);
      $('.presence', bar).textContent = players[colour] && !this.#presence[colour] ? text('away') : '';
    }
    this.clocks.set(state.clock);
    this.#showPosition(state);
    $('#status').textContent = this.#status(state);
    showActs(this.#may, (act) => this.open(act));
    this.#question.show(this.#may, this.feed.sequence, game.log);
    this.onChange();
  }

  /** @param {GameState} state */
  #showPosition(state) {
    const ply = this.#past ?? this.list.moves.length;
    const move = this.list.moves[ply - 1];
    this.#board.show(this.#past === null ? state.fen : (move?.fen ?? this.game?.start ?? state.fen), move?.uci);
    this.list.mark(ply);
    $('#past').hidden = this.#past === null;
  }

  /** @param {number} ply */
  #look(ply) {
    this.#past = ply === this.list.moves.length ? null : ply;
    this.show();
  }

  /** @param {GameState} state */
  #status(state) {
    if (state.ending) return `${state.ending.text} · ${local(state.ending.statement.headline)}`;
    if (state.phase === 'not-begun') return text('not-begun');
    const turn = text(`to-move.${state.turn}`);
    const pause = state.phase === 'paused' ? `${state.pause?.sentence ?? text('paused')} ` : '';
    const called = openCalls(this.game?.log ?? []).map(({ statement, event }) => local(statement.headline, event.at));
    return [...called, pause + turn, state.offer && text(`offer.${state.offer}`), ...state.rulings.map((ruling) => local(ruling))].filter(Boolean).join(' ');
  }

  /** @param {ArbiterAct} act */
  open(act) {
    if (!this.game) return;
    const { state, players, edition } = this.game;
    this.form.open(act, setting(this.#may, { state, players, edition, moves: this.list.moves, past: this.#past }, this.feed.now()), this.told);
  }

  /** The officials' deeds in this game. @param {string} [before] the page that stands before those that are shown */
  async #log(before) {
    try {
      const { entries, next } = await get(`/api/games/${this.id}/log${before ? `?before=${before}` : ''}`, this.token);
      if (this.#isClosed) return;
      const list = $('#office ul');
      list.replaceChildren(...(before ? list.childNodes : []), ...entries.map(entry));
      $('#office').hidden = !list.firstChild;
      const more = $('#office button');
      more.hidden = !next;
      more.onclick = () => this.#log(next);
    } catch {
      $('#office').hidden = true;
    }
  }
}

const second = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' });

/** @param {{ moment: string, deed: string, outcome: string }} entry */
function entry({ moment, deed, outcome }) {
  const line = document.createElement('li');
  const act = `desk.act.${deed}`;
  const why = /^refused: (.*)/su.exec(outcome)?.[1];
  line.textContent = [second.format(new Date(moment)), has(act) ? text(act) : deed, why].filter(Boolean).join(' · ');
  return line;
}
