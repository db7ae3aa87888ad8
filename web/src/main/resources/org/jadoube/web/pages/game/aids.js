// @ts-check
// The aids to entering moves in E04 3.1.5. In a game under E04 they are part of the game, and the
// server keeps them. In other games they are the page's alone, as far as the event allows them.

/** @typedef {'smart-move' | 'premove' | 'automatic-promotion' | 'confirmation'} Aid */

/** @type {Aid[]} */
export const AIDS = ['smart-move', 'premove', 'automatic-promotion', 'confirmation'];

/** @type {Aid[]} */
const USUAL_ONLINE = ['smart-move', 'premove'];

/** Whether the game's own rules provide for aids. @param {Pick<GameMessage, 'regulations'>} game */
export const isOnline = ({ regulations }) => regulations.edition === 'E04';

/** The aids that the event permits. @param {Pick<GameMessage, 'regulations'>} game @returns {Aid[]} */
export const allowed = ({ regulations }) => /** @type {Aid[]} */ (regulations.online?.aids ?? AIDS);

/**
 * The aids in use.
 *
 * @param {Pick<GameMessage, 'regulations'>} game
 * @param {Aid[] | null} preferred by the reader; null for the default
 * @param {Aid[] | null} entered those on the game's record; null for none
 * @returns {Set<Aid>}
 */
export function inUse(game, preferred, entered) {
  const wanted = isOnline(game) ? (entered ?? USUAL_ONLINE) : (preferred ?? []);
  const may = allowed(game);
  return new Set(wanted.filter((aid) => may.includes(aid)));
}
