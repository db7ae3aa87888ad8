// @ts-check
// Moves tried out from a position of the game, and how many of them are on the board.

export class Variation {
  /** @type {TriedMove[]} */
  #moves = [];
  #at = 0;

  get moves() {
    return this.#moves;
  }

  /** How many of the moves are on the board. */
  get at() {
    return this.#at;
  }

  /** The moves on the board, in UCI. */
  get played() {
    return this.#moves.slice(0, this.#at).map(({ uci }) => uci);
  }

  clear() {
    this.#moves = [];
    this.#at = 0;
  }

  /** The moves on the board and one more, which takes the place of those after them. @param {TriedMove[]} moves */
  set(moves) {
    const goesOn = this.#moves.length > moves.length && moves.every(({ uci }, index) => this.#moves[index].uci === uci);
    if (!goesOn) this.#moves = moves;
    this.#at = moves.length;
  }

  /**
   * Steps to another of the moves, or to the position before them.
   *
   * @param {number} plies back if negative
   * @returns whether there was anything to step to
   */
  step(plies) {
    const to = Math.max(0, Math.min(this.#moves.length, this.#at + plies));
    if (to === this.#at) return false;
    this.#at = to;
    return true;
  }
}
