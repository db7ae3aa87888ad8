import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { acting } from '#pages/desk/actvalue.js';
import { Permissions } from '#pages/game/permissions.js';
import { sayable, stated, STATEMENTS } from '#pages/game/statements.js';

const RIGHTS = new URL('../../../../../play/src/test/resources/org/jadoube/play/rights/rights.txt', import.meta.url);
const ENGLISH = new URL('../../../main/resources/org/jadoube/web/pages/texts/en.properties', import.meta.url);

/** What players do with the board, the clock, their pens and the buttons of the pages. */
const ELSEWHERE = [
  'move', 'offer-draw', 'accept-draw', 'decline-draw', 'propose-takeback', 'accept-takeback', 'decline-takeback', 'resign', 'claim-draw', 'claim-flag', 'pause', 'report', 'sign-result', 'mark-offer',
  'touch', 'adjust', 'lift', 'place', 'promote', 'release', 'displace', 'put-back', 'press', 'mishandle', 'write-move',
  'announce-move', 'correct-announcement', 'repeat-move', 'execute-move',
  'choose-aids', 'enter-premove', 'drop-entry', 'confirm-move', 'call-arbiter',
];
/** The Laws never grant it, or a device sends it; one square is completed by the page. */
const NOBODY = ['withdraw-claim', 'set-up', 'sense-position', 'select-square'];

test('players can say and do on the pages whatever they have a right to', () => {
  const rows = readFileSync(RIGHTS, 'utf8').split('\n').map((line) => /^([a-z-]+) +\+ o [-+] /.exec(line));
  const rights = rows.flatMap((row) => (row ? [row[1]] : []));
  assert.ok(rights.length > 50);
  const known = [...ELSEWHERE, ...NOBODY, ...STATEMENTS.map(({ type }) => type)];
  assert.deepEqual(rights.filter((type) => !known.includes(type)), []);
});

test('every statement, field and option has its words', () => {
  const texts = readFileSync(ENGLISH, 'utf8');
  const keys = STATEMENTS.flatMap(({ type, fields }) => [
    `act.${type}`,
    ...fields.flatMap(({ name, options = [] }) => [`field.${name}`, ...options.map((option) => `option.${option}`)]),
  ]);
  assert.deepEqual(keys.filter((key) => !texts.includes(`\nlive.desk.${key} = `)), []);
});

/** @param {string} type */
const statement = (type) => /** @type {import('#pages/game/statements.js').Statement} */ (STATEMENTS.find((each) => each.type === type));

test('what is sealed is read in the letters of the language of the page', () => {
  const { body } = acting(statement('seal-move'), () => 'Sf3');
  assert.deepEqual(stated(statement('seal-move'), body, 'white', 'de'), { type: 'seal-move', text: 'Sf3', language: 'de' });
});

test('a claim in the quickplay finish needs a ground, and may have two', () => {
  /** @param {string[]} grounds */
  const claim = (grounds) => acting(statement('claim-quickplay-draw'), () => grounds);
  assert.deepEqual(claim([]).faults, ['grounds']);
  assert.deepEqual(claim(['cannot-win', 'no-effort']).body, { type: 'claim-quickplay-draw', grounds: ['cannot-win', 'no-effort'] });
});

test('players appeal and say that they leave only to an arbiter, and that only of themselves and during the game', () => {
  const may = new Permissions({ acts: { 'note-incident': 'granted', appeal: 'granted' }, reasons: {} });
  assert.deepEqual(sayable(may, { arbiter: false }), []);
  assert.deepEqual(sayable(may, { arbiter: true }).map(({ type }) => type), ['appeal', 'note-incident']);
  assert.deepEqual(sayable(may, { arbiter: true, over: true }).map(({ type }) => type), ['appeal']);
  const body = /** @type {import('#pages/desk/actform.js').Body} */ ({ type: 'note-incident', what: 'returns' });
  assert.deepEqual(stated(statement('note-incident'), body, 'black', 'en'), { ...body, player: 'black', permitted: false });
});

test('whether an illegal move stands is not to be learnt from what can be said', () => {
  const stands = new Permissions({ acts: { 'agree-to-correct': 'granted' }, reasons: {} });
  for (const may of [stands, new Permissions()]) {
    assert.deepEqual(sayable(may, { arbiter: false }), []);
    assert.deepEqual(sayable(may, { arbiter: false, mayStand: true }).map(({ type }) => type), ['agree-to-correct']);
  }
});

test('whether what the claimant wrote down is right does not go without saying', () => {
  const said = (/** @type {string} */ held) => acting(statement('verify-quickplay-claim'), () => held);
  assert.deepEqual(said('').faults, ['agrees']);
  assert.deepEqual(said('true').body, { type: 'verify-quickplay-claim', agrees: true });
  assert.deepEqual(said('false').body, { type: 'verify-quickplay-claim', agrees: false });
});
