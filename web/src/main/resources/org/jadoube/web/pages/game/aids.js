// @ts-check
// The helps for entering moves that E04 3.1.5 has. In a game under E04 they are the game's, and the server keeps them; in
// others the page alone sees to them, and only as far as the event allows them.

/** @typedef {'smart-move' | 'premove' | 'automatic-promotion' | 'confirmation'} Aid */

/** @type {Aid[]} */
export const AIDS = ['smart-move', 'premove', 'automatic-promotion', 'confirmation'];

/** @type {Aid[]} */
const USUAL_ONLINE = ['smart-move', 'premove'];

/** Whether the game's own rules know of aids. @param {Pick<GameMessage, 'regulations'>} game */
export const isOnline = ({ regulations }) => regulations.edition === 'E04';

/** Those that the event lets players use. @param {Pick<GameMessage, 'regulations'>} game @returns {Aid[]} */
export const allowed = ({ regulations }) => /** @type {Aid[]} */ (regulations.online?.aids ?? AIDS);

/**
 * Those that are in use.
 *
 * @param {Pick<GameMessage, 'regulations'>} game
 * @param {Aid[] | null} preferred by the reader; null: as is usual
 * @param {Aid[] | null} entered what the game has on record; null: nothing
 * @returns {Set<Aid>}
 */
export function inUse(game, preferred, entered) {
  const wanted = isOnline(game) ? (entered ?? USUAL_ONLINE) : (preferred ?? []);
  const may = allowed(game);
  return new Set(wanted.filter((aid) => may.includes(aid)));
}
