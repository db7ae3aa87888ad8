// @ts-check
// Players and teams as an organiser types them, and who may still be changed.

import { understood } from './playerlines.js';

/** @typedef {{ number: number, name: string }} Named */

/** Those who have not left. @param {TournamentDocument} tournament @returns {Named[]} */
export function present({ teams, entrants, withdrawals }) {
  const left = new Set(withdrawals.map((each) => each.participant));
  return (teams ?? entrants).filter(({ number }) => !left.has(number));
}

/**
 * A team as somebody types it: its name, perhaps its captain's account after an @, then its players in the order of the boards, as
 * players are entered.
 *
 * @param {string} lines
 */
export function team(lines) {
  const [name = '', ...rest] = lines.trim().split('\n');
  const captain = /^@(\S.*)$/.exec(rest[0]?.trim() ?? '')?.[1].trim();
  const rows = understood(['', captain ? '' : (rest[0] ?? ''), ...rest.slice(1)].join('\n'));
  return { team: { name: name.trim(), captain }, rows };
}

/** Places on a team's list, as somebody types them: 1 3 4. @param {string} typed */
export const places = (typed) => (typed.match(/\d+/g) ?? []).map(Number);

/** The rounds for which line-ups can be handed in: those in which nobody sits yet, and the next. @param {TournamentDocument} tournament */
export function openRounds({ rounds, plannedRounds }) {
  const open = rounds.flatMap((round, at) => (isAwaited(round) ? [at + 1] : []));
  return plannedRounds > 0 && rounds.length >= plannedRounds ? open : [...open, rounds.length + 1];
}

/** The rounds that are not paired yet, as far as their number is known. @param {TournamentDocument} tournament */
export const roundsAhead = ({ rounds, plannedRounds }) => Array.from({ length: Math.max(0, plannedRounds - rounds.length) }, (_, at) => rounds.length + at + 1);

/** Whether line-ups are awaited, so that nobody sits yet. @param {TournamentRound} round */
export const isAwaited = ({ matches }) => (matches ?? []).some(({ boards, awarded }) => boards.length === 0 && !awarded);
