// @ts-check
// An examination: what has been answered, how much time is left, and how it ends.

export const QUESTIONS = 20;
export const MINUTES = 60;
const PASS_PERCENT = 80;
const MINUTE_MILLIS = 60_000;
const SEED = /^[A-Z0-9]{4,12}$/;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // none of them looks like another

/**
 * @typedef {object} Sitting
 * @property {number} begun in milliseconds since 1970
 * @property {number} [ended]
 * @property {string} name
 * @property {(number | null)[]} answers
 */

/** @typedef {{ chapter: string, right: number, asked: number }} Grade */

/** @param {() => number} random */
export const newSeed = (random) => Array.from({ length: 6 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');

/** The examination that an address names: `?edition=2023&seed=K7QF3M`. @param {string} query @returns {{ edition: string, seed: string } | null} */
export function named(query) {
  const values = new URLSearchParams(query);
  const [edition, seed] = [values.get('edition') ?? '', (values.get('seed') ?? '').toUpperCase()];
  return edition !== '' && SEED.test(seed) ? { edition, seed } : null;
}

/** @param {string} edition @param {string} seed */
export const address = (edition, seed) => `/learn/exam?edition=${edition}&seed=${seed}`;

/** @param {unknown} kept the value kept in the browser, which anybody can change @returns {Sitting | null} */
export function resumed(kept) {
  const { begun, ended, name, answers } = Object(kept);
  if (!Number.isFinite(begun) || typeof name !== 'string' || !Array.isArray(answers) || answers.length > QUESTIONS) return null;
  const all = answers.map((each) => (Number.isInteger(each) ? each : null));
  return Number.isFinite(ended) ? { begun, ended, name, answers: all } : { begun, name, answers: all };
}

/** @param {Sitting} sitting @param {number} now */
export const left = ({ begun }, now) => Math.max(0, begun + MINUTES * MINUTE_MILLIS - now);

/** Handed in, or out of time. @param {Sitting} sitting @param {number} now @returns {Sitting} */
export const ended = (sitting, now) => ({ ...sitting, ended: sitting.ended ?? Math.min(now, sitting.begun + MINUTES * MINUTE_MILLIS) });

/** The minutes that were used, begun ones as whole. @param {Sitting} sitting */
export const used = ({ begun, ended = begun }) => Math.min(MINUTES, Math.max(1, Math.ceil((ended - begun) / MINUTE_MILLIS)));

/** @param {Sitting} sitting @param {number} at @param {number} answer @returns {Sitting} */
export const withAnswer = (sitting, at, answer) => ({ ...sitting, answers: sitting.answers.map((each, index) => (index === at ? answer : each)) });

/** @param {Sitting} sitting */
export const unanswered = ({ answers }) => answers.filter((each) => each === null).length;

/** @param {number} right @param {number} asked */
export const passed = (right, asked) => right * 100 >= PASS_PERCENT * asked;

/**
 * The grades by Article, in the order of the Laws.
 *
 * @param {{ chapter: string }[]} incidents
 * @param {boolean[]} results
 * @param {{ number: string }[]} chapters
 * @returns {Grade[]}
 */
export function grades(incidents, results, chapters) {
  return chapters
    .map(({ number }) => {
      const own = results.filter((_, at) => incidents[at].chapter === number);
      return { chapter: number, right: own.filter(Boolean).length, asked: own.length };
    })
    .filter(({ asked }) => asked > 0);
}
