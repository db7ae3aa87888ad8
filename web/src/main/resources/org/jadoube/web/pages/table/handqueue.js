// @ts-check
// Acts of hands that the server does not know yet, sent one after the other in the order in which
// they were done.

/** @typedef {import('./handacts.js').HandAct} HandAct */
/** @typedef {import('./handacts.js').Standing} Standing */

/**
 * @template Role
 * @typedef {{ by: Role, act: HandAct, reached: number }} Queued `reached`: the sequence of the game after it, once it is known
 */

/** @template Role */
export class HandQueue {
  /** @type {Queued<Role>[]} */
  #queue = [];
  #sending = false;

  /**
   * @param {object} told
   * @param {(by: Role, act: HandAct) => Promise<ActDone>} told.send
   * @param {(by: Role, done: ActDone) => void} told.onDone
   * @param {(by: Role, problem: unknown) => void} told.onRefused later acts are dropped, since they depended on it
   */
  constructor({ send, onDone, onRefused }) {
    this.send = send;
    this.onDone = onDone;
    this.onRefused = onRefused;
  }

  /** The acts that the game does not show yet. */
  get pending() {
    return this.#queue;
  }

  /** @param {Role} by @param {HandAct} act */
  add(by, act) {
    this.#queue.push({ by, act, reached: Infinity });
    this.#run();
  }

  /** Notes that the game has come so far. @param {number} sequence */
  settle(sequence) {
    this.#queue = this.#queue.filter(({ reached }) => reached > sequence);
  }

  async #run() {
    if (this.#sending) return;
    this.#sending = true;
    for (let next = this.#next(); next; next = this.#next()) await this.#do(next);
    this.#sending = false;
  }

  #next() {
    return this.#queue.find(({ reached }) => reached === Infinity);
  }

  /** @param {Queued<Role>} queued */
  async #do(queued) {
    try {
      const done = await this.send(queued.by, queued.act);
      queued.reached = done.sequence;
      this.onDone(queued.by, done);
    } catch (problem) {
      this.#queue = this.#queue.filter(({ reached }) => reached !== Infinity);
      this.onRefused(queued.by, problem);
    }
  }
}
