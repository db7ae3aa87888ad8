// @ts-check
// All acts of an arbiter in a game, as forms: each act with its fields. The server says which are
// possible now.

/**
 * A field of an act. `manner` says that the permissions distinguish its options; `variants` are the further fields that
 * each option has in an object of its own. `label` is its label, if not the usual one, and `wants` says what a text should
 * contain.
 *
 * @typedef {object} Field
 * @property {string} name
 * @property {'player' | 'players' | 'time' | 'count' | 'position' | 'line' | 'text' | 'choice' | 'several' | 'tick' |
 * 'whether' | 'moment' | 'result' | 'square' | 'article' | 'variant' | 'object'} kind
 * @property {string[]} [options]
 * @property {string} [label]
 * @property {string} [wants]
 * @property {boolean} [manner]
 * @property {boolean} [optional]
 * @property {Record<string, Field[]>} [variants]
 * @property {Field[]} [fields] of an object
 */

/** An act that somebody fills in. @typedef {{ type: string, fields: Field[] }} FormAct */

/**
 * @typedef {FormAct & Office} ArbiterAct
 *
 * @typedef {object} Office
 * @property {Group} group
 * @property {string} [asks] the act whose permission it takes, if that is another
 */

/** @typedef {'clocks' | 'position' | 'claims' | 'conduct' | 'presence' | 'scores' | 'adjournment' | 'result'} Group */

/** @type {Group[]} */
export const GROUPS = ['claims', 'clocks', 'position', 'conduct', 'presence', 'scores', 'adjournment', 'result'];

/** @type {Field} */
const PLAYER = { name: 'player', kind: 'player' };
/** @type {Field} */
const COLOUR = { name: 'colour', kind: 'player' };
/** @type {Field} */
const NECESSARY = { name: 'necessary', kind: 'tick' };
/** @type {Field} */
const RESULT = { name: 'result', kind: 'result' };
/** @type {Field[]} */
const BOTH_TIMES = [{ name: 'whiteMillis', kind: 'time' }, { name: 'blackMillis', kind: 'time' }];
/** @type {Field} */
const LINK = { name: 'link', kind: 'choice', options: ['zone', 'video'] };
/** @type {Field} */
const OPPONENT = { name: 'opponent', kind: 'choice', options: ['win', 'draw', 'loss'] };
/** @type {Field} */
const BROKEN = { name: 'basis', kind: 'article' };

/** @type {Field} */
const PENALTY = {
  name: 'penalty',
  kind: 'variant',
  manner: true,
  variants: {
    warning: [],
    'more-time-for-opponent': [{ name: 'extraMillis', kind: 'time' }],
    'less-time': [{ name: 'lessMillis', kind: 'time' }],
    'loss-of-game': [OPPONENT],
    'more-points-for-opponent': [],
    'fewer-points': [{ name: 'left', kind: 'choice', options: ['draw', 'loss'] }],
    fine: [{ name: 'amount', kind: 'text' }],
    exclusion: [{ name: 'rounds', kind: 'count' }],
    expulsion: [],
  },
};

/** @type {Field} */
const APPEAL = {
  name: 'verdict',
  kind: 'variant',
  variants: { dismissed: [], 'result-changed': [RESULT], 'game-resumed': [{ name: 'ply', kind: 'position' }, ...BOTH_TIMES] },
};

/** @type {Field} */
const DISCONNECTION = {
  name: 'verdict',
  kind: 'variant',
  variants: { 'play-on': [], 'reduce-time': [{ name: 'lessMillis', kind: 'time' }], restart: [{ name: 'timeControl', kind: 'text', wants: 'timeControl', optional: true }] },
};

/** The rules under which a game ends by a decision. */
export const BASES = ['arbiter-overrules', 'refusal-to-comply', 'conduct-penalised', 'default-time', 'flag-fall', 'draw-by-agreement', 'resignation'];
const FINDINGS = ['illegal-move', 'touch-move', 'displaced-pieces', 'illegal-position', 'initial-position', 'board-orientation', 'colours'];
const INCIDENTS = ['leaves-playing-area', 'leaves-venue', 'returns', 'refuses-inspection', 'smokes', 'scoresheet-defective'];

/** @type {ArbiterAct[]} */
export const ACTS = [
  { type: 'decide-claim', group: 'claims', fields: [] },
  { type: 'consent-to-draw', group: 'claims', fields: [] },
  { type: 'reject-pause', group: 'claims', fields: [PLAYER, { ...PENALTY, manner: false }] },
  { type: 'answer-increment-request', group: 'claims', fields: [{ name: 'granted', kind: 'whether' }] },
  {
    type: 'decide-quickplay-claim',
    group: 'claims',
    fields: [{ name: 'verdict', kind: 'choice', options: ['upheld', 'postponed', 'rejected'] }, { name: 'opponentGains', kind: 'tick' }],
  },
  { type: 'decide-appeal', group: 'claims', fields: [APPEAL] },

  { type: 'begin', group: 'clocks', fields: [] },
  { type: 'pause', group: 'clocks', fields: [{ name: 'reason', kind: 'choice', options: ['interruption', 'irregularity'], manner: true }] },
  { type: 'resume', group: 'clocks', fields: [] },
  { type: 'set-clock', group: 'clocks', fields: [COLOUR, { name: 'remainingMillis', kind: 'time' }, NECESSARY] },
  { type: 'set-clocks-and-resume', group: 'clocks', asks: 'set-clock', fields: [...BOTH_TIMES, NECESSARY] },
  { type: 'award-time', group: 'clocks', fields: [COLOUR, { name: 'extraMillis', kind: 'time' }] },
  { type: 'set-move-counter', group: 'clocks', fields: [COLOUR, { name: 'completed', kind: 'count' }] },
  { type: 'correct-increment', group: 'clocks', fields: [{ name: 'incrementMillis', kind: 'time' }, { name: 'asDelay', kind: 'tick' }, NECESSARY] },
  { type: 'replace-clock', group: 'clocks', fields: BOTH_TIMES },
  { type: 'observe-flag', group: 'clocks', fields: [] },
  { type: 'find-both-flags-down', group: 'clocks', fields: [] },

  { type: 'restore-position', group: 'position', fields: [{ name: 'ply', kind: 'position' }] },
  { type: 'report', group: 'position', fields: [{ name: 'what', kind: 'choice', options: FINDINGS, manner: true }] },
  { type: 'decide-colours', group: 'position', fields: [{ name: 'newGame', kind: 'whether' }] },
  { type: 'excuse-contact', group: 'position', fields: [{ name: 'square', kind: 'square' }] },
  {
    type: 'set-up',
    group: 'position',
    fields: [{ name: 'board', kind: 'text', wants: 'board' }, { name: 'boardTurned', kind: 'tick' }, { name: 'coloursReversed', kind: 'tick' }],
  },
  { type: 'draw-start', group: 'position', fields: [{ name: 'number', kind: 'count' }] },

  { type: 'penalise', group: 'conduct', fields: [{ name: 'offender', kind: 'player' }, PENALTY, BROKEN] },
  { type: 'show-card', group: 'conduct', fields: [PLAYER, { name: 'card', kind: 'choice', options: ['yellow', 'red'] }] },
  {
    type: 'find-device',
    group: 'conduct',
    fields: [PLAYER, { name: 'use', kind: 'choice', options: ['sound', 'on-person', 'in-bag', 'in-venue'] }, { ...OPPONENT, optional: true }],
  },
  { type: 'find-refusal', group: 'conduct', fields: [{ name: 'players', kind: 'players' }, { ...OPPONENT, optional: true }] },
  { type: 'note-incident', group: 'conduct', fields: [PLAYER, { name: 'what', kind: 'choice', options: INCIDENTS }, { name: 'permitted', kind: 'whether' }] },
  { type: 'take-back-decision', group: 'conduct', fields: [{ name: 'reason', kind: 'text', wants: 'reason' }] },
  { type: 'expel-interferer', group: 'conduct', fields: [{ name: 'who', kind: 'text' }] },

  { type: 'admit', group: 'presence', fields: [PLAYER] },
  { type: 'observe-absence', group: 'presence', fields: [] },
  { type: 'note-disconnection', group: 'presence', fields: [PLAYER, LINK] },
  { type: 'note-reconnection', group: 'presence', fields: [PLAYER, LINK] },
  { type: 'decide-disconnection', group: 'presence', fields: [PLAYER, DISCONNECTION] },

  { type: 'uncover-scoresheet', group: 'scores', fields: [PLAYER] },
  { type: 'call-for-scores', group: 'scores', fields: [] },
  { type: 'reconstruct-game', group: 'scores', fields: [] },
  { type: 'assume-next-period', group: 'scores', fields: [PLAYER, { name: 'moves', kind: 'count' }] },
  { type: 'tell-move-number', group: 'scores', fields: [] },

  { type: 'order-sealing', group: 'adjournment', fields: [{ name: 'sessionEnds', kind: 'moment', optional: true }] },
  {
    type: 'label-envelope',
    group: 'adjournment',
    fields: [
      {
        name: 'label',
        kind: 'object',
        fields: [
          { name: 'white', kind: 'text' },
          { name: 'black', kind: 'text' },
          { name: 'resumption', kind: 'moment' },
          { name: 'venue', kind: 'text' },
        ],
      },
    ],
  },
  { type: 'begin-resumption', group: 'adjournment', fields: [{ name: 'present', kind: 'players' }] },
  { type: 'excuse-lateness', group: 'adjournment', fields: [PLAYER] },
  { type: 'report-envelope-lost', group: 'adjournment', fields: [{ name: 'positionKnown', kind: 'whether' }] },

  {
    type: 'decide-result',
    group: 'result',
    fields: [RESULT, { name: 'basis', label: 'ground', kind: 'choice', options: BASES }, { name: 'overruling', label: 'reason', kind: 'text', wants: 'reason' }],
  },
];

/** A claim decided against the record. @type {ArbiterAct} */
export const OVERRULING = {
  type: 'decide-claim',
  group: 'claims',
  fields: [
    {
      name: 'overruling',
      kind: 'object',
      fields: [{ name: 'verdict', kind: 'choice', options: ['upheld', 'rejected'] }, { name: 'reason', kind: 'text', wants: 'reason' }],
    },
  ],
};

/** The options of a field. @param {Field} field */
export const optionsOf = ({ options, variants }) => options ?? Object.keys(variants ?? {});

/** The options that are permitted now. @param {FormAct} act @param {Field} field @param {import('../game/permissions.js').Permissions} may */
export function permitted({ type }, field, may) {
  const options = optionsOf(field);
  return field.manner ? options.filter((option) => may.grants(type, option)) : options;
}

/**
 * The reason why an act is impossible now; empty if it is possible.
 *
 * @param {ArbiterAct} act
 * @param {import('../game/permissions.js').Permissions} may
 */
export function hindrance(act, may) {
  const asked = act.asks ?? act.type;
  const manners = act.fields.find(({ manner }) => manner);
  if (!manners) return may.grants(asked) ? '' : may.why(asked);
  const options = optionsOf(manners);
  return permitted(act, manners, may).length > 0 ? '' : may.why(act.type, options[0]);
}

/**
 * Acts by the reason that prevents them, which is often one for many.
 *
 * @param {ArbiterAct[]} acts
 * @param {import('../game/permissions.js').Permissions} may
 */
export function prevented(acts, may) {
  /** @type {Map<string, ArbiterAct[]>} */
  const reasons = new Map();
  for (const act of acts) {
    const why = hindrance(act, may);
    reasons.set(why, [...(reasons.get(why) ?? []), act]);
  }
  return reasons;
}

/** Whether the server has said anything about an act. @param {ArbiterAct} act @param {import('../game/permissions.js').Permissions} may */
export const isKnown = (act, may) => hindrance(act, may) !== '' || isGranted(act, may);

/** @param {ArbiterAct} act @param {import('../game/permissions.js').Permissions} may */
export function isGranted(act, may) {
  const manners = act.fields.find(({ manner }) => manner);
  return manners ? permitted(act, manners, may).length > 0 : may.grants(act.asks ?? act.type);
}
