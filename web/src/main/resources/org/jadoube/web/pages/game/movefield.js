// @ts-check
// A field for typed moves and commands, with the answers, for people who do not see the board, or
// like to type.

import { allowed } from './aids.js';
import { announced, words } from './spokenmoves.js';
import { announces, mayMove } from './visuallydisabled.js';
import { ApiError, get, sentence } from '../common/api.js';
import { afterWord, command, COMMANDS } from './commands.js';
import { inSight, labelled } from './labels.js';
import { $, one } from '../common/dom.js';
import { colourOf, placement, roleOf } from '../board/pieces.js';
import { onPreference, prefer, preferences } from '../common/preferences.js';
import { premovesMeant } from '../board/premoves.js';
import { COLOURS } from './situation.js';
import { armies, duration, ranks, spelled } from '../common/speech.js';
import { counted, language, text } from '../common/texts.js';

/** @typedef {import('./commands.js').Command} Command */

/** @type {Record<string, string>} commands that press a button */
const BUTTONS = {
  offer: '#draw',
  accept: '#accept, #takeback-accept',
  decline: '#decline, #takeback-decline',
  takeback: '#takeback',
  claim: '#claim',
  flag: '#flag',
  arbiter: '#arbiter',
  resign: '#resign',
  abort: '#abort, #uninvite',
  rematch: '#rematch',
  repeat: '#repeat',
  confirm: '#confirm',
  cancel: '#cancel',
};

/** @type {Pick<TypedMove, 'fault'>} a move of which nothing is there */
const UNFINISHED = { fault: { kind: 'form', column: 1, found: '', expected: '', candidates: [] } };

/** @param {Command} name */
const understood = (name) => text(`field.word.${name}`);

/** The button that a command presses; of several, the visible one. @param {Command} name */
function buttonOf(name) {
  const all = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(BUTTONS[name]));
  return [...all].find(inSight) ?? all[0];
}

/** The words for a command, with the label of its button. @param {Command} name */
const asWritten = (name) => (BUTTONS[name] ? `${understood(name)}|${buttonOf(name).textContent}` : understood(name));

export class MoveField {
  #form = one(HTMLFormElement, '#field');
  #typed = one(HTMLInputElement, '#typed');

  /**
   * @param {string} id of the game
   * @param {import('./situation.js').Situation} situation
   * @param {import('./entering.js').Entering} entering
   * @param {import('./repeating.js').Repeating} repeating
   * @param {object} told
   * @param {() => Move[]} told.moves
   * @param {(colour: Colour) => number | undefined} told.left
   */
  constructor(id, situation, entering, repeating, { moves, left }) {
    this.path = `/api/games/${id}/typed`;
    this.situation = situation;
    this.entering = entering;
    this.repeating = repeating;
    this.moves = moves;
    this.left = left;
    this.#form.onsubmit = (event) => {
      event.preventDefault();
      void this.#enter(this.#typed.value.trim());
    };
    $('#type').onclick = () => this.#open(!preferences().typing);
    $('#skip').onclick = () => this.#open(true);
    onPreference(() => this.#show());
    this.#show();
  }

  #show() {
    const { typing } = preferences();
    this.#form.hidden = !typing;
    $('#type').setAttribute('aria-pressed', String(typing));
  }

  /** @param {boolean} typing */
  #open(typing) {
    prefer({ typing });
    $('#drawer').hidePopover?.();
    if (typing) this.#typed.focus();
  }

  /** @param {string} what */
  #say(what) {
    $('#answer').textContent = what;
  }

  /** @param {string} typed */
  async #enter(typed) {
    if (!this.situation.known || typed === '') return;
    this.#say('');
    const name = command(typed, asWritten, text('field.idle'));
    try {
      const button = name ? undefined : labelled(typed);
      if (name) this.#obey(name);
      else if (button) this.#press(button);
      else await this.#move(typed);
      this.#typed.select();
    } catch (problem) {
      this.#say(problem instanceof ApiError && problem.error.code === 'unexpected-content' ? text('field.long') : sentence(problem));
    }
  }

  /** @param {Command} name */
  #obey(name) {
    if (BUTTONS[name]) return this.#press(buttonOf(name), name);
    this.#say(this.#told(name));
  }

  /** @param {Command} name */
  #told(name) {
    const { fen } = this.situation.state;
    if (name === 'clock') return this.#clocks();
    if (name === 'last') return this.#last();
    if (name === 'pieces') return armies(fen, words).map(({ colour, pieces }) => text(`played.${colour}`, { move: pieces })).join(' ');
    if (name === 'board') return ranks(fen, words, called).map(({ rank, pieces }) => text('field.rank', { rank, pieces: pieces || text('empty') })).join('. ');
    const all = [...COMMANDS.map((each) => understood(each)), text('field.word.premove')];
    return `${text('field.help', { words: all.map((each) => each.split('|')[0]).join(', ') })} ${text('field.help-buttons')}`;
  }

  #clocks() {
    const times = COLOURS.map((colour) => {
      const left = this.left(colour);
      return left === undefined ? '' : text(`played.${colour}`, { move: duration(left, language) });
    });
    const told = times.some(Boolean) ? times : [text('field.no-clock')];
    return [...told, counted('clock-moves', Math.ceil(this.moves().length / 2))].filter(Boolean).join(' ');
  }

  #last() {
    const last = this.moves().at(-1);
    return last ? announced(last) : text('field.no-move');
  }

  /** @param {HTMLElement} button @param {Command} [name] */
  #press(button, name) {
    if (button.getAttribute('aria-disabled') === 'true') return this.#say(button.title);
    if (!inSight(button)) return this.#say(text('field.not-now'));
    // Pressed again, the button takes the offer back; typing the words again means the offer.
    if (name === 'offer' && this.entering.armed) return this.#say(text('armed'));
    button.click();
    if (name === 'offer' && this.entering.armed) this.#say(text('armed'));
  }

  /** @param {string} typed */
  async #move(typed) {
    const ahead = afterWord(typed, text('field.word.premove'));
    if (ahead !== null) return this.#mayPremove ? this.#premove(ahead) : this.#say(text('field.not-now'));
    if (this.#mayPremove && this.entering.aids.has('premove')) return this.#premove(typed);
    const repeated = this.repeating.due;
    const ply = repeated ? repeated.ply - 1 : this.moves().length;
    const meant = await this.#meaning(typed, ply);
    if (!meant.move && meant.attempts.length === 0) return this.#say(this.#fault(typed, meant));
    if (meant.doubt) return this.#ask(typed, meant.doubt);
    if (repeated) return this.#repeat(repeated, meant);
    if (!mayMove(this.situation) && !this.entering.claims.intended) return this.entering.onIdle();
    await this.#attempt(meant, typed);
  }

  /** Asks whether the only possible move is meant, which waits in the field. @param {string} typed @param {string} move */
  #ask(typed, move) {
    this.#typed.value = move;
    this.#say(text('field.doubt', { typed, move }));
  }

  /** @param {string} typed @param {number} ply @param {string} [how] @returns {Promise<TypedMove>} */
  #meaning(typed, ply, how = '') {
    return get(`${this.path}?text=${encodeURIComponent(typed)}&ply=${ply}${how}`);
  }

  /** Whether a move may be entered although the opponent is to move. */
  get #mayPremove() {
    const { situation, repeating, entering } = this;
    return situation.plays && situation.running && !situation.myTurn && !repeating.due && !entering.claims.intended && allowed(situation.game).includes('premove');
  }

  /** @param {string} typed */
  async #premove(typed) {
    if (typed === '') return this.#say(this.#fault(typed, UNFINISHED));
    const meant = await this.#meaning(typed, this.moves().length, '&premove=true');
    const { mine, state } = this.situation;
    if (meant.fault || !mine) return this.#say(this.#fault(typed, meant));
    const moves = premovesMeant(meant.attempts, placement(state.fen), mine);
    const ways = new Set(moves.map((move) => move.slice(0, 4)));
    if (ways.size === 0) return this.#say(text('field.no-premove', { typed }));
    if (ways.size > 1) return this.#say(text('field.ambiguous', { typed, moves: [...ways].join(', ') }));
    await this.entering.moved(moves[0].slice(0, 2), moves[0].slice(2, 4), moves);
  }

  /** @param {Move} wanted @param {TypedMove} meant */
  async #repeat(wanted, { move }) {
    if (move === wanted.uci) await this.repeating.repeat();
    else this.#say(text('field.repeat-other', { move: announced(wanted) }));
  }

  /** @param {TypedMove} meant @param {string} typed */
  async #attempt(meant, typed) {
    const attempt = meant.move ?? meant.attempts[0];
    // Without a promotion several moves are meant, and the page asks.
    const moves = this.situation.state.legalMoves.filter((move) => move === attempt || (move.length > attempt.length && move.startsWith(attempt)));
    if (moves.length > 0) return this.#enterMove(attempt, moves, meant.words);
    this.#say(meant.fault ? this.#fault(typed, meant) : '');
    if (!announces(this.situation.game)) await this.entering.acting.illegal(attempt);
  }

  /** @param {string} attempt @param {string[]} moves @param {string} [move] in words */
  async #enterMove(attempt, moves, move) {
    await this.entering.moved(attempt.slice(0, 2), attempt.slice(2, 4), moves);
    if (!this.entering.unconfirmed || !move) return;
    const yes = understood('confirm').split('|')[0];
    const no = understood('cancel').split('|')[0];
    this.#say(text('field.confirm', { move: spelled(move, words), yes, no }));
    this.#typed.focus();
  }

  /** @param {string} typed @param {Pick<TypedMove, 'fault'>} meant */
  #fault(typed, { fault }) {
    if (!fault) return text('field.illegal', { typed });
    const { kind, column, found, candidates } = fault;
    const moves = candidates.join(', ');
    if (kind === 'ambiguous') return text('field.ambiguous', { typed, moves });
    if (kind === 'illegal') return moves ? text('field.illegal-but', { typed, moves }) : text('field.illegal', { typed });
    const help = understood('help').split('|')[0];
    return found ? text('field.unreadable', { column, found, help }) : text('field.unfinished', { help });
  }
}

/** @param {string} letter */
const called = (letter) => text(`${colourOf(letter)}.${roleOf(letter)}`);
