import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ACTS, GROUPS, hindrance, isGranted, isKnown, OVERRULING } from '#pages/desk/arbiteracts.js';
import { acting } from '#pages/desk/actvalue.js';
import { Permissions } from '#pages/game/permissions.js';

const RIGHTS = new URL('../../resources/org/jadoube/server/rights/rights.txt', import.meta.url);
const ENGLISH = new URL('../../../main/resources/org/jadoube/server/pages/texts/en.properties', import.meta.url);

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
  const said = (/** @type {string} */ key) => texts.includes(`\nlive.desk.${key} = `);
  /** @param {import('#pages/desk/arbiteracts.js').Field[]} fields @returns {string[]} */
  const keys = (fields) =>
    fields.flatMap(({ name, kind, options = [], variants = {}, fields: inner = [] }) => [
      ...(kind === 'object' ? [] : [`field.${name}`]),
      ...[...options, ...Object.keys(variants)].map((option) => `option.${option}`),
      ...keys([...Object.values(variants).flat(), ...inner]),
    ]);
  const all = [...GROUPS.map((group) => `group.${group}`), ...[...ACTS, OVERRULING].flatMap(({ type, fields }) => [`act.${type}`, ...keys(fields)])];
  assert.deepEqual(all.filter((key) => !said(key)), []);
});

test('a form becomes an act', () => {
  assert.deepEqual(acting(act('award-time'), form({ colour: 'white', extraMillis: '2:00' })), {
    body: { type: 'award-time', colour: 'white', extraMillis: 120_000 },
    faults: [],
  });
  const penalty = { offender: 'black', penalty: 'less-time', 'penalty.lessMillis': '0:30', basis: '' };
  assert.deepEqual(acting(act('penalise'), form(penalty)).body, { type: 'penalise', offender: 'black', penalty: { type: 'less-time', lessMillis: 30_000 } });
  const label = { 'label.white': 'A', 'label.black': 'B', 'label.resumption': '2026-01-02T12:00Z', 'label.venue': 'hall' };
  assert.deepEqual(acting(act('label-envelope'), form(label)).body, {
    type: 'label-envelope',
    label: { white: 'A', black: 'B', resumption: '2026-01-02T12:00:00.000Z', venue: 'hall' },
  });
});

test('a claim is decided against the record with a reason', () => {
  const held = { 'overruling.verdict': 'rejected', 'overruling.reason': 'seen otherwise' };
  assert.deepEqual(acting(OVERRULING, form(held)).body, { type: 'decide-claim', overruling: { verdict: 'rejected', reason: 'seen otherwise' } });
  assert.deepEqual(acting(OVERRULING, form({ ...held, 'overruling.reason': ' ' })).faults, [{ name: 'overruling.reason', fault: 'desk.fault-empty' }]);
});

test('what is missing or makes no sense is told at its field', () => {
  const faults = (/** @type {string} */ type, /** @type {Record<string, string | string[]>} */ held) => acting(act(type), form(held)).faults;
  assert.deepEqual(faults('award-time', { colour: '', extraMillis: 'soon' }), [
    { name: 'colour', fault: 'desk.fault-empty' },
    { name: 'extraMillis', fault: 'desk.fault-time' },
  ]);
  assert.deepEqual(faults('restore-position', { ply: '-1' }), [{ name: 'ply', fault: 'desk.fault-count' }]);
  assert.deepEqual(faults('find-refusal', { players: [] }), [{ name: 'players', fault: 'desk.fault-empty' }]);
});

test('an act is offered if one manner of it is permitted, and says why not otherwise', () => {
  const reasons = { r: { sentence: 'The game is over.', refusal: { objection: { type: 'game-over' } } } };
  const some = new Permissions({ acts: { 'penalise:warning': 'granted', 'penalise:fine': 'r', resume: 'r', 'set-clock': 'granted' }, reasons });
  assert.equal(isGranted(act('penalise'), some), true);
  assert.equal(hindrance(act('resume'), some), 'The game is over.');
  assert.equal(isGranted(act('set-clocks-and-resume'), some), true);
  assert.equal(isKnown(act('show-card'), some), false);
});
