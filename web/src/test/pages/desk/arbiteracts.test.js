import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ACTS, GROUPS, hindrance, isGranted, isKnown, OVERRULING, prevented } from '#pages/desk/arbiteracts.js';
import { acting, wanted } from '#pages/desk/actvalue.js';
import { Permissions } from '#pages/game/permissions.js';

const RIGHTS = new URL('../../../../../play/src/test/resources/org/jadoube/play/rights/rights.txt', import.meta.url);
const ENGLISH = new URL('../../../main/resources/org/jadoube/web/pages/texts/en.properties', import.meta.url);

/** @param {string} type */
const act = (type) => /** @type {import('#pages/desk/arbiteracts.js').ArbiterAct} */ (ACTS.find((each) => each.type === type));

/** @param {Record<string, string | boolean | string[]>} held @returns {import('#pages/desk/actvalue.js').Holds} */
const form = (held) => (name) => held[name] ?? '';

test('there is a form for every act that arbiters have a right to', () => {
  const rows = readFileSync(RIGHTS, 'utf8').split('\n').map((line) => /^([a-z-]+) +\S \S \S +\S \S \S +\S \S \S +(\S) /.exec(line));
  const rights = rows.flatMap((row) => (row && row[2] === '+' ? [row[1]] : []));
  const matters = ['admit-assistant', 'appoint-arbiter', 'enter-player', 'hand-in-line-up', 'pair-rounds', 'decide-results', 'read-keys', 'see-pairings', 'read-log'];
  const missing = rights.filter((type) => !matters.includes(type) && !ACTS.some((each) => each.type === type));
  assert.ok(rights.length > 30);
  assert.deepEqual(missing, []);
});

test('every act, field and option has its words', () => {
  const texts = readFileSync(ENGLISH, 'utf8');
  const said = (/** @type {string} */ key) => texts.includes(`\nlive.${key} = `);
  /** @param {import('#pages/desk/arbiteracts.js').Field[]} fields @returns {string[]} */
  const keys = (fields) =>
    fields.flatMap((field) => {
      const { name, label = name, kind, options = [], variants = {}, fields: inner = [] } = field;
      return [
        ...(kind === 'object' ? [] : [`desk.field.${label}`, wanted(field)]),
        ...(kind === 'whether' ? [`desk.option.not-${name}`] : []),
        ...[...options, ...Object.keys(variants)].map((option) => `desk.option.${option}`),
        ...keys([...Object.values(variants).flat(), ...inner]),
      ];
    });
  const all = [...GROUPS.map((group) => `desk.group.${group}`), ...[...ACTS, OVERRULING].flatMap(({ type, fields }) => [`desk.act.${type}`, ...keys(fields)])];
  assert.deepEqual(all.filter((key) => !said(key)), []);
});

test('a form becomes an act', () => {
  assert.deepEqual(acting(act('award-time'), form({ colour: 'white', extraMillis: '2:00' })), {
    body: { type: 'award-time', colour: 'white', extraMillis: 120_000 },
    faults: [],
  });
  const penalty = { offender: 'black', penalty: 'less-time', 'penalty.lessMillis': '0:30', basis: '11.5' };
  assert.deepEqual(acting(act('penalise'), form(penalty)).body, { type: 'penalise', offender: 'black', penalty: { type: 'less-time', lessMillis: 30_000 }, basis: '11.5' });
  const label = { 'label.white': 'A', 'label.black': 'B', 'label.resumption': '2026-01-02T12:00Z', 'label.venue': 'hall' };
  assert.deepEqual(acting(act('label-envelope'), form(label)).body, {
    type: 'label-envelope',
    label: { white: 'A', black: 'B', resumption: '2026-01-02T12:00:00.000Z', venue: 'hall' },
  });
});

test('a claim is decided against the record with a reason', () => {
  const held = { 'overruling.verdict': 'rejected', 'overruling.reason': 'seen otherwise' };
  assert.deepEqual(acting(OVERRULING, form(held)).body, { type: 'decide-claim', overruling: { verdict: 'rejected', reason: 'seen otherwise' } });
  assert.deepEqual(acting(OVERRULING, form({ ...held, 'overruling.reason': ' ' })).faults, ['overruling.reason']);
});

test('what is missing or makes no sense is a fault of its field', () => {
  const faults = (/** @type {string} */ type, /** @type {Record<string, string | string[]>} */ held) => acting(act(type), form(held)).faults;
  assert.deepEqual(faults('award-time', { colour: '', extraMillis: 'soon' }), ['colour', 'extraMillis']);
  assert.deepEqual(faults('restore-position', { ply: '-1' }), ['ply']);
  assert.deepEqual(faults('find-refusal', { players: [] }), ['players']);
  assert.deepEqual(faults('answer-increment-request', { granted: '' }), ['granted']);
});

/** A form as it opens: boxes that are not ticked, fields that are empty. @param {string} name @returns {string | boolean | string[]} */
const untouched = (name) => (['players', 'present', 'grounds'].includes(name) ? [] : '');

test('no act with a choice is complete before somebody has chosen', () => {
  const chosen = (/** @type {import('#pages/desk/arbiteracts.js').Field} */ { kind, optional }) => !optional && kind !== 'tick';
  const open = [...ACTS, OVERRULING].filter(({ fields }) => fields.some(chosen));
  assert.ok(open.length > 30);
  assert.deepEqual(open.filter((each) => acting(each, untouched).faults.length === 0), []);
});

test('a result is decided on a ground and with a reason', () => {
  const held = { result: '1-0', basis: 'flag-fall', overruling: 'The flag fell before the move.' };
  assert.deepEqual(acting(act('decide-result'), form(held)).body, { type: 'decide-result', ...held });
  assert.deepEqual(acting(act('decide-result'), form({})).faults, ['result', 'basis', 'overruling']);
});

test('a penalty is for breaking an Article', () => {
  const held = { offender: 'black', penalty: 'warning' };
  assert.deepEqual(acting(act('penalise'), form(held)).faults, ['basis']);
  assert.equal(acting(act('penalise'), form({ ...held, basis: '11.5' })).body.type, 'penalise');
});

test('an act is offered if one manner of it is permitted, and says why not otherwise', () => {
  const reasons = { r: { sentence: 'The game is over.', refusal: { objection: { type: 'game-over' } } } };
  const some = new Permissions({ acts: { 'penalise:warning': 'granted', 'penalise:fine': 'r', resume: 'r', 'set-clock': 'granted' }, reasons });
  assert.equal(isGranted(act('penalise'), some), true);
  assert.equal(hindrance(act('resume'), some), 'The game is over.');
  assert.equal(isGranted(act('set-clocks-and-resume'), some), true);
  assert.equal(isKnown(act('show-card'), some), false);
});

test('a reason is given once for all that it prevents', () => {
  const over = { headline: 'The game is over: 1-0.', text: 'The game is over: 1-0.' };
  const may = /** @type {Permissions} */ (/** @type {unknown} */ ({ grants: () => false, grantsManner: () => false, why: () => over.text }));
  const reasons = [...prevented([act('begin'), act('pause'), act('award-time')], may)];
  assert.deepEqual(reasons.map(([why, acts]) => [why, acts.length]), [[over.text, 3]]);
});
