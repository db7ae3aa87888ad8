// @ts-check
// The view of the board: the present position or an earlier one, a move on its way, and who may
// move which pieces.

import { mayMove } from '../game/visuallydisabled.js';
import { after, placement } from './pieces.js';
import { premoves } from './premoves.js';

/**
 * @typedef {object} Shown
 * @property {import('../game/situation.js').Situation} situation
 * @property {Move[]} moves
 * @property {number | null} past the ply looked at; null: the present
 * @property {string | null} waiting a move in UCI that is shown as if it had been made
 * @property {string | null} premove in UCI
 * @property {boolean} sending whether an act is on its way
 * @property {string | null} declaring the claim that the next move shown is declared with
 * @property {Set<import('../game/aids.js').Aid>} aids
 * @property {boolean} [repeating] whether the opponent's move has yet to be repeated
 */

/** @param {string | undefined} uci */
const ends = (uci) => (uci ? [uci.slice(0, 2), uci.slice(2, 4)] : []);

/** The position of an earlier moment. @param {Shown} shown @param {number} ply */
const earlier = ({ situation, moves }, ply) => moves[ply - 1]?.fen ?? situation.game.start;

/** Whether a move may be shown on the board: to play it, or to declare it with a claim. @param {Shown} shown */
function mayShowMove({ situation, declaring, repeating }) {
  return declaring ? situation.may.grants('claim-draw', `${declaring}-by-move`) : mayMove(situation, repeating);
}

/** @param {Shown} shown */
function mayPremove({ situation, aids, premove }) {
  return (aids.has('premove') && situation.running && !situation.myTurn) || premove !== null;
}

/** @param {Shown} shown @returns {import('./board.js').View} */
export function view(shown) {
  const { situation, moves, past, waiting, premove, sending, aids } = shown;
  const { state, may, mine } = situation;
  const present = past === null;
  const fen = present ? state.fen : earlier(shown, past);
  const pending = present ? waiting : null;
  const canPlay = present && !sending && !waiting && mine !== null && !situation.over && may.objection('move') !== 'game-over';
  const active = canPlay && mayShowMove(shown);
  const premoving = canPlay && !active && mayPremove(shown);
  return {
    fen,
    moves: active ? state.legalMoves : premoving && mine ? premoves(placement(fen), mine) : [],
    last: ends(pending ?? moves[(past ?? moves.length) - 1]?.uci),
    check: present && !pending ? (state.check ?? null) : null,
    mine: canPlay ? mine : null,
    active: active || premoving,
    pending,
    premove: present && premove ? ends(premove) : [],
    premoving,
    smart: active && aids.has('smart-move'),
  };
}

/** The pieces on the board, for counting them. @param {import('./board.js').View} view */
export const standing = ({ fen, pending }) => (pending ? after(placement(fen), pending) : placement(fen));
