// @ts-check
// A player's statements and requests, as forms, other than moves, offers, claims and acts of hands.
// The server says which are possible now.

/** @typedef {import('../desk/arbiteracts.js').Field} Field */

/**
 * `pressing`: the game waits for it. `written`: its text is in the letters of the player's language.
 *
 * @typedef {import('../desk/arbiteracts.js').FormAct & { pressing?: boolean, written?: boolean }} Statement
 */

/** @type {Field} */
const TEXT = { name: 'text', kind: 'text' };

/** @type {Statement[]} */
export const STATEMENTS = [
  { type: 'arrive', pressing: true, fields: [] },
  { type: 'seal-move', pressing: true, written: true, fields: [TEXT] },
  { type: 'close-envelope', pressing: true, fields: [] },
  { type: 'arrive-for-resumption', pressing: true, fields: [] },
  { type: 'seal-reply', pressing: true, written: true, fields: [TEXT] },
  { type: 'state-sealed-move', pressing: true, written: true, fields: [TEXT] },
  { type: 'dispute-times', fields: [] },

  { type: 'request-increment', fields: [{ name: 'asDelay', kind: 'tick' }] },
  { type: 'claim-quickplay-draw', fields: [{ name: 'grounds', kind: 'several', options: ['cannot-win', 'no-effort'] }] },
  { type: 'verify-quickplay-claim', pressing: true, fields: [{ name: 'agrees', kind: 'whether' }] },
  { type: 'agree-to-correct', fields: [] },
  { type: 'appeal', fields: [] },

  { type: 'correct-move', written: true, fields: [{ name: 'ply', kind: 'line' }, TEXT] },
  { type: 'write-note', fields: [{ name: 'kind', kind: 'choice', options: ['times', 'claim', 'data', 'remark'] }, TEXT] },
  { type: 'borrow-scoresheet', fields: [] },
  { type: 'return-scoresheet', pressing: true, fields: [] },
  { type: 'request-scoresheet', fields: [] },
  { type: 'see-scoresheet', fields: [] },

  { type: 'announce-castling', fields: [{ name: 'side', kind: 'choice', options: ['king-side', 'queen-side'] }] },
  { type: 'request-two-boards', fields: [] },
  { type: 'report-difference', fields: [] },
  { type: 'take-assistant', fields: [] },
  { type: 'ask-assistant', fields: [] },
  { type: 'note-incident', fields: [{ name: 'what', kind: 'choice', options: ['leaves-playing-area', 'leaves-venue', 'returns'] }] },
];

/**
 * The statements that a player may make now. An appeal needs an arbiter to decide it, and leaving the board is reported to
 * one during the game. The correction of a move is offered whether or not there is one to correct, because the page must
 * not give that away.
 *
 * @param {import('./permissions.js').Permissions} may
 * @param {{ arbiter: boolean, over?: boolean, awaited?: boolean, mayStand?: boolean }} game whether it has an arbiter, is
 * over, waits for the player, and whether illegal moves may stand in it
 */
export const sayable = (may, { arbiter, over = false, awaited = false, mayStand = false }) =>
  STATEMENTS.filter(({ type }) => {
    if (type === 'arrive') return arbiter && !over && awaited;
    if (type === 'agree-to-correct') return mayStand;
    if (type === 'appeal') return arbiter && may.grants(type);
    return may.grants(type) && (type !== 'note-incident' || (arbiter && !over));
  });

/**
 * The statement as sent; players report incidents about themselves.
 *
 * @param {Statement} statement
 * @param {import('../desk/actform.js').Body} body
 * @param {Colour} by
 * @param {string} language of the letters for the pieces
 */
export function stated({ type, written }, body, by, language) {
  return { ...body, ...(written ? { language } : {}), ...(type === 'note-incident' ? { player: by, permitted: false } : {}) };
}
