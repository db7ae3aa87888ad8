// @ts-check
// Addresses of lessons and incidents: the part after # says what is open.

/**
 * @typedef {object} Place
 * @property {'daily' | 'incident' | 'lesson' | 'mixed' | 'missed' | 'set'} kind
 * @property {string} [edition]
 * @property {string} [id] of an incident
 * @property {string} [chapter]
 * @property {number} [level]
 * @property {string[]} [codes] of the incidents in a set
 */

const EDITION = String.raw`(\d{4}|E04)`;
const LESSON = new RegExp(`^#lesson/${EDITION}/([A-Za-z0-9]{1,4})/([123])$`);
const ALL = new RegExp(`^#(mixed|missed)/${EDITION}$`);
const SET = new RegExp(`^#set/${EDITION}/([a-z0-9]{6}(?:\\.[a-z0-9]{6})*)$`);
const INCIDENT = new RegExp(`^#${EDITION}/([\\w-]+)$`);
const MOST = 100; // in a set

/** What an address opens; null if it is about a part of the page, such as #lessons. @param {string} hash @returns {Place | null} */
export function place(hash) {
  const lesson = LESSON.exec(hash);
  if (lesson) return { kind: 'lesson', edition: lesson[1], chapter: lesson[2], level: Number(lesson[3]) };
  const all = ALL.exec(hash);
  if (all) return { kind: all[1] === 'mixed' ? 'mixed' : 'missed', edition: all[2] };
  const set = SET.exec(hash);
  if (set) return { kind: 'set', edition: set[1], codes: set[2].split('.').slice(0, MOST) };
  const incident = INCIDENT.exec(hash);
  if (incident) return { kind: 'incident', edition: incident[1], id: incident[2] };
  return hash === '' || hash === '#' ? { kind: 'daily' } : null;
}

/** @param {Place} place */
export function hash({ kind, edition, id, chapter, level, codes }) {
  switch (kind) {
    case 'daily':
      return '';
    case 'incident':
      return `#${edition}/${id}`;
    case 'lesson':
      return `#lesson/${edition}/${chapter}/${level}`;
    case 'set':
      return `#set/${edition}/${codes?.join('.')}`;
    default:
      return `#${kind}/${edition}`;
  }
}

/** Six letters that stand for an incident: its name could give the answer away, and is long. @param {string} id */
export function code(id) {
  let hash = 0xcbf29ce484222325n; // FNV-1a
  for (const letter of id) hash = BigInt.asUintN(64, (hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n);
  return hash.toString(36).padStart(6, '0').slice(-6);
}
