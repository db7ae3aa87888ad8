// @ts-check
// Players and teams as an organiser types them, and who may still be changed.

const LINE = /^(.*?)(?:[,;\t]\s*(\d{1,4}))?$/;

/** Players as somebody types them: one a line, a rating after a comma. @param {string} lines */
export function entries(lines) {
  return lines
    .split('\n')
    .map((line) => LINE.exec(line.trim()))
    .filter((found) => found !== null && found[1].trim() !== '')
    .map((found) => ({ name: found?.[1].trim(), rating: found?.[2] ? Number(found[2]) : undefined }));
}

/** @typedef {{ number: number, name: string }} Named */

/** Those who have not left. @param {EventDocument} event @returns {Named[]} */
export function present({ teams, entrants, withdrawals }) {
  const left = new Set(withdrawals.map((each) => each.participant));
  return (teams ?? entrants).filter(({ number }) => !left.has(number));
}

/** A team as somebody types it: its name, then its players in the order of the boards, as players are entered. @param {string} lines */
export function team(lines) {
  const [name = '', ...players] = lines.trim().split('\n');
  return { name: name.trim(), players: entries(players.join('\n')) };
}

/** Places on a team's list, as somebody types them: 1 3 4. @param {string} typed */
export const places = (typed) => (typed.match(/\d+/g) ?? []).map(Number);

/** The rounds for which line-ups can be handed in: those in which nobody sits yet, and the next. @param {EventDocument} event */
export function openRounds({ rounds, plannedRounds }) {
  const open = rounds.flatMap((round, at) => (isAwaited(round) ? [at + 1] : []));
  return plannedRounds > 0 && rounds.length >= plannedRounds ? open : [...open, rounds.length + 1];
}

/** Whether line-ups are awaited, so that nobody sits yet. @param {EventRound} round */
export const isAwaited = ({ matches }) => (matches ?? []).some(({ boards, awarded }) => boards.length === 0 && !awarded);
