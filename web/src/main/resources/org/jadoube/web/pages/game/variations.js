// @ts-check
// Moves tried out after a game, as a tree: several variations from any of its positions, side by
// side, and the one that is on the board.

/** @typedef {{ move: TriedMove, replies: Branch[] }} Branch a move, and what was tried after it; the main reply comes first */

/** The branch of a move among others. @param {Branch[]} branches @param {string} uci */
const find = (branches, uci) => branches.find(({ move }) => move.uci === uci);

export class Variations {
  /** @type {Map<number, Branch[]>} what was tried, by the number of plies of the game before it */
  #roots;
  #ply = 0;
  /** @type {Branch[]} the moves on the board, and those after them from which one has stepped back */
  #line = [];
  #at = 0;

  /** @param {[number, Branch[]][]} [all] those of earlier */
  constructor(all = []) {
    this.#roots = new Map(all);
  }

  /** All variations, in the order in which they leave the game. */
  get all() {
    return [...this.#roots].filter(([, branches]) => branches.length > 0).sort(([one], [other]) => one - other);
  }

  /** How many moves of a variation are on the board. */
  get at() {
    return this.#at;
  }

  /** The latest move on the board that is none of the game's. */
  get here() {
    return this.#line[this.#at - 1];
  }

  /** The moves on the board after the position of the game, in UCI. */
  get played() {
    return this.#line.slice(0, this.#at).map(({ move }) => move.uci);
  }

  /** Goes to a position of the game. @param {number} ply */
  from(ply) {
    this.#ply = ply;
    this.#line = [];
    this.#at = 0;
  }

  /** The moves on the board, the last of which may be new; others that were tried there stay. @param {TriedMove[]} moves */
  set(moves) {
    /** @type {Branch[]} */
    const line = [];
    for (const move of moves) {
      const branches = line.at(-1)?.replies ?? this.#first();
      const known = find(branches, move.uci);
      const branch = known ?? { move, replies: [] };
      if (!known) branches.push(branch);
      line.push(branch);
    }
    const goesOn = line.every((branch, index) => this.#line[index] === branch);
    if (!goesOn) this.#line = line;
    this.#at = line.length;
  }

  /** The variations from the position of the game. */
  #first() {
    const branches = this.#roots.get(this.#ply) ?? [];
    this.#roots.set(this.#ply, branches);
    return branches;
  }

  /**
   * Steps along the variation: back towards the game, or on to the move that one came from, or else to the main reply.
   * From a position of the game, a step on is one in the game, unless one came from a variation.
   *
   * @param {number} plies back if negative
   * @returns whether there was anything to step to
   */
  step(plies) {
    while (this.#at > 0 && this.#line.length < this.#at + plies) {
      const next = this.#line.at(-1)?.replies[0];
      if (!next) break;
      this.#line.push(next);
    }
    const to = Math.max(0, Math.min(this.#line.length, this.#at + plies));
    if (to === this.#at) return false;
    this.#at = to;
    return true;
  }

  /** The moves of the game before a variation, and its moves up to this one; nothing if it is gone. @param {Branch} branch */
  pathTo(branch) {
    for (const [ply, branches] of this.#roots) {
      const path = trail(branches, branch);
      if (path) return { ply, path };
    }
    return undefined;
  }

  /** A move on the board among its alternatives. @param {number} at how many moves it is the last of */
  #beside(at) {
    return this.#line.slice(0, at - 1).at(-1)?.replies ?? this.#first();
  }

  /** The choice among several that has led here and is not the main one. */
  #aside() {
    for (let at = this.#at; at > 0; at--) {
      const beside = this.#beside(at);
      if (beside[0] !== this.#line[at - 1]) return { beside, branch: this.#line[at - 1] };
    }
    return undefined;
  }

  /** Whether the line on the board is not the main one. */
  get canPromote() {
    return this.#aside() !== undefined;
  }

  /** Makes the latest choice that led here the main one of its place. */
  promote() {
    const aside = this.#aside();
    if (!aside) return;
    const { beside, branch } = aside;
    beside.splice(beside.indexOf(branch), 1);
    beside.unshift(branch);
  }

  /** Drops the latest move on the board and all that was tried after it. */
  remove() {
    const branch = this.here;
    if (!branch) return;
    const beside = this.#beside(this.#at);
    beside.splice(beside.indexOf(branch), 1);
    this.#at -= 1;
    this.#line = this.#line.slice(0, this.#at);
  }
}

/** The moves that lead to a branch. @param {Branch[]} branches @param {Branch} wanted @returns {Branch[] | undefined} */
function trail(branches, wanted) {
  for (const branch of branches) {
    if (branch === wanted) return [branch];
    const rest = trail(branch.replies, wanted);
    if (rest) return [branch, ...rest];
  }
  return undefined;
}
