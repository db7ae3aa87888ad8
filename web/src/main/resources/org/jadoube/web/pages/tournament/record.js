// @ts-check
// A player's results in a tournament, round by round.

import { halvesOf, sides } from './points.js';

/**
 * A round of a player.
 *
 * @typedef {object} OwnRound
 * @property {number} round
 * @property {Colour} [colour] with an opponent
 * @property {number} [opponent] their number
 * @property {string} [bye] its kind, without one
 * @property {string} words what the player has of it
 * @property {number} [halves] what that is worth, once it is known
 * @property {string} [game] the id
 */

/** What a bye is worth, in half points. @param {string} kind @param {TournamentDocument['terms']} terms */
function byeHalves(kind, { regulations, byeHalves: allocated }) {
  const win = regulations.scoring?.winHalves ?? 2;
  /** @type {Record<string, number>} */
  const worth = { 'pairing-allocated': allocated ?? win, 'full-point': win, 'half-point': regulations.scoring?.drawHalves ?? 1 };
  return worth[kind] ?? 0;
}

/** @param {TournamentRound} round @param {number} number of the player @param {TournamentDocument['terms']} terms @returns {Omit<OwnRound, 'round'> | undefined} */
function own({ published, boards, byes }, number, terms) {
  const board = boards.find(({ white, black }) => white === number || black === number);
  const bye = terms.teams ? undefined : byes.find(({ participant }) => participant === number)?.kind;
  if (!published) return undefined;
  if (bye) return { bye, words: '', halves: byeHalves(bye, terms) };
  if (!board) return undefined;
  const isWhite = board.white === number;
  const [forWhite, forBlack] = sides(board.result?.result);
  const words = isWhite ? forWhite : forBlack;
  return { colour: isWhite ? 'white' : 'black', opponent: isWhite ? board.black : board.white, words, halves: halvesOf(words, terms.regulations.scoring), game: board.game };
}

/** The published rounds in which a player has a game or a bye. @param {TournamentDocument} tournament @param {number} number @returns {OwnRound[]} */
export const ownRounds = ({ rounds, terms }, number) =>
  rounds.flatMap((round, at) => {
    const found = own(round, number, terms);
    return found ? [{ round: at + 1, ...found }] : [];
  });

/** The sum, in half points. @param {OwnRound[]} rounds */
export const sum = (rounds) => rounds.reduce((all, { halves = 0 }) => all + halves, 0);
