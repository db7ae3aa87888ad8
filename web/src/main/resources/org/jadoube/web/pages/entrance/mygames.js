// @ts-check
// One's own games: those in which this browser has a seat, and those of the account.

/**
 * @typedef {object} Mine
 * @property {string} id
 * @property {Colour} [colour]
 * @property {string} [token]
 */

const GAME = 'game:';

/**
 * Each game once, those of this browser first.
 *
 * @param {(KeptSeat & { id: string })[]} seats
 * @param {Pick<AccountDocument, 'roles'> | undefined} account
 * @returns {Mine[]}
 */
export function mine(seats, account) {
  /** @type {Map<string, Mine>} */
  const games = new Map(seats.map(({ id, colour, token }) => [id, { id, colour, token }]));
  for (const { scope, role, colour } of account?.roles ?? []) {
    const id = scope.slice(GAME.length);
    if (scope.startsWith(GAME) && role === 'player' && colour && !games.has(id)) games.set(id, { id, colour });
  }
  return [...games.values()];
}

/** Whether the game is over. @param {Headline} game */
export const isOver = (game) => game.phase === 'finished' || game.abortedBy !== undefined;

/** The number of the move that is played next. @param {Pick<Headline, 'ply'>} game */
export const moveNumber = ({ ply }) => Math.floor(ply / 2) + 1;

/** Whether the game waits for the player. @param {Headline} game @param {Colour | undefined} colour */
export const waitsForMe = (game, colour) => game.phase === 'running' && !isOver(game) && game.turn === colour;

/**
 * The games in order: first those waiting for the player, then by age, the newest first.
 *
 * @param {{ game: Headline, own: Mine }[]} games
 */
export const inOrder = (games) =>
  [...games].sort((one, other) => {
    const first = Number(waitsForMe(other.game, other.own.colour)) - Number(waitsForMe(one.game, one.own.colour));
    return first || other.game.created.localeCompare(one.game.created);
  });
