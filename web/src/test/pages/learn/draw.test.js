import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examination, lesson, seeded } from '#pages/learn/draw.js';

/** @param {number} count @param {string[]} chapters */
const incidents = (count, chapters) => Array.from({ length: count }, (_, at) => ({ id: `i${at}`, headline: '', chapter: chapters[at % chapters.length], level: 1 + (at % 3) }));

const FEW = incidents(12, ['9']);

test('a lesson has new incidents first, then those that went wrong, and none twice', () => {
  /** @type {import('#pages/learn/score.js').Score} */
  const score = { 2023: { i0: [1, 1], i1: [1, 1], i2: [0, 1, 1] } };
  const ids = lesson(FEW, score, '2023', seeded('any')).map(({ id }) => id);
  assert.equal(ids.length, 10);
  assert.equal(new Set(ids).size, 10);
  assert.ok(ids.includes('i2'));
  assert.ok(!ids.includes('i0') && !ids.includes('i1'));
});

test('a lesson goes from easy to hard', () => {
  const levels = lesson(FEW, {}, '2023', seeded('any')).map(({ level }) => level);
  assert.deepEqual(levels, [...levels].sort());
});

test('everybody with the same seed gets the same examination, and another seed another one', () => {
  const all = incidents(300, ['4', '6', '7', '9', 'A', 'III', '11', '12']);
  const ids = (/** @type {string} */ seed) => examination(all, seed, 20).map(({ id }) => id).join();
  assert.equal(ids('K7QF3M'), ids('K7QF3M'));
  assert.notEqual(ids('K7QF3M'), ids('K7QF3N'));
});

test('no subject fills an examination if there are others', () => {
  const all = [...incidents(200, ['9']), ...incidents(40, ['4', '6', '7', 'A', 'III', '11', '12']).map((each) => ({ ...each, id: `x${each.id}` }))];
  const drawn = examination(all, 'SEED', 20);
  assert.equal(drawn.length, 20);
  assert.ok(drawn.filter(({ chapter }) => chapter === '9').length <= 3);
  assert.equal(new Set(drawn.map(({ id }) => id)).size, 20);
});

test('a book with few subjects still fills an examination', () => {
  assert.equal(examination(incidents(30, ['11']), 'SEED', 20).length, 20);
  assert.equal(examination(FEW, 'SEED', 20).length, 12);
});
