// @ts-check
// The player's acts on their way to the server, and the messages about refusals.

import { newKey, passes, request, sentence } from '../common/api.js';
import { placement, roleOf } from '../board/pieces.js';
import { Outgoing } from './sending.js';
import { underWay } from './status.js';
import { text } from '../common/texts.js';

const SQUARES = /^([a-h][1-8]){2}/;

export class Acting {
  /** @type {string | null} */
  sent = null; // the latest move sent from here, in UCI

  /**
   * @param {string} id of the game
   * @param {string | undefined} token of the seat
   * @param {import('./situation.js').Situation} situation
   * @param {object} told
   * @param {() => import('../common/feed.js').Feed} told.feed
   * @param {() => number} told.plies how many moves have been made
   * @param {(what: string) => void} told.say
   * @param {() => void} told.hush takes back the latest message
   * @param {(marks: Map<string, string>) => void} told.mark marks squares
   * @param {() => void} told.onChange something starts, ends, fails or is slow
   */
  constructor(id, token, situation, { feed, plies, say, hush, mark, onChange }) {
    this.token = token;
    this.situation = situation;
    this.feed = feed;
    this.plies = plies;
    this.say = say;
    this.hush = hush;
    this.mark = mark;
    this.onChange = onChange;
    this.outgoing = new Outgoing(id, token, onChange);
  }

  get busy() {
    return this.outgoing.current !== null;
  }

  /** The act that is on its way for noticeably long; empty if there is none. */
  get slow() {
    return this.outgoing.current?.slow ? underWay(this.outgoing) : '';
  }

  /** Settles acts by the game as far as this window knows it. */
  settle() {
    this.outgoing.settle(this.feed().sequence, this.plies());
  }

  /** @param {object} body @param {string | null} [move] in UCI, if the act makes a move; the board shows it at once */
  async act(body, move = null) {
    if (this.busy) return this.say(underWay(this.outgoing));
    this.hush();
    this.sent = move;
    await this.#send({ body, move, ply: this.plies() });
  }

  /** Performs the act of a form; throws the reason of a refusal. @param {object} body */
  async perform(body) {
    if (this.busy) return this.say(underWay(this.outgoing));
    this.hush();
    const { sequence, refusal } = await this.outgoing.send({ body, ply: this.plies() });
    if (refusal) this.say(refusal.sentence);
    this.feed().expect(sequence);
    this.settle();
    this.onChange();
  }

  /** @param {import('./sending.js').Sent} wanted */
  async #send(wanted) {
    try {
      const { sequence, refusal } = await this.outgoing.send(wanted);
      if (refusal) this.say(refusal.sentence);
      this.feed().expect(sequence);
      this.settle();
    } catch (problem) {
      this.#explain(problem);
    }
    this.onChange();
  }

  /** Sends the move that was on its way when the page was reloaded, unless it has arrived. */
  sendAgain() {
    const left = this.outgoing.recall();
    if (left && left.ply === this.plies() && this.situation.may.grants('move')) this.#send(left);
    else this.outgoing.forget();
  }

  /**
   * Performs several acts in turn, which the board need not show beforehand. The first refusal ends them.
   *
   * @param {object[]} bodies
   */
  async inTurn(bodies) {
    for (const body of bodies) {
      try {
        const { sequence } = await request('POST', this.outgoing.path, { body, token: this.token, key: newKey(), brief: true });
        this.feed().expect(sequence);
      } catch (problem) {
        this.#explain(problem);
        return false;
      }
    }
    return true;
  }

  /** Asks the server why a move is illegal. @param {string} from @param {string} to */
  async impossible(from, to) {
    const letter = placement(this.situation.state.fen).get(from) ?? '';
    const promotes = letter && roleOf(letter) === 'pawn' && '18'.includes(to[1]);
    await this.illegal(from + to + (promotes ? 'q' : ''));
  }

  /** Asks the server why an attempt at a move is illegal. @param {string} attempt its squares, or castling as `O-O` */
  async illegal(attempt) {
    const squares = SQUARES.test(attempt) ? [attempt.slice(0, 2), attempt.slice(2, 4)] : [];
    this.mark(new Map(squares.map((square) => [square, 'refused'])));
    const before = this.feed().sequence;
    const body = { type: 'move', attempt, offersDraw: false };
    try {
      const { refusal } = await request('POST', this.outgoing.path, { body, token: this.token, brief: true });
      if (refusal) this.#explain({ error: { ...refusal, code: 'refused', detail: refusal.sentence } }, squares);
    } catch (problem) {
      const unknown = passes(problem) ? { error: { code: 'refused', detail: text('illegal') } } : problem;
      if (before === this.feed().sequence && !this.busy) this.#explain(unknown, squares);
    }
  }

  /**
   * Gives the reason, and marks the squares that cause it.
   *
   * @param {unknown} problem
   * @param {string[]} [refused]
   */
  #explain(problem, refused = []) {
    this.say(sentence(problem));
    const { error } = /** @type {{ error?: Problem }} */ (problem);
    const breaches = error?.refusal?.objection?.breaches ?? [];
    const causes = breaches.flatMap(({ reason }) => [...(reason.attackers ?? []), reason.square ?? []].flat());
    const marks = new Map(causes.map((name) => [name, 'cause']));
    for (const name of refused) marks.set(name, 'refused');
    this.mark(marks);
  }
}
