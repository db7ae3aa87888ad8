import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parts } from '#pages/common/citations.js';

/** @param {string} sentence */
const paths = (sentence) => parts(sentence, 'FIDE 2018').flatMap(({ path }) => path ?? []);

test('the Articles of a citation lead to their pages', () => {
  assert.deepEqual(paths('White gets 2 minutes. FIDE 2023, Articles 7.5.1, A.2 and III.4.'), ['/laws/2023/7.5.1', '/laws/2023/A.2', '/laws/2023/III.4']);
});

test('in any language', () => {
  assert.deepEqual(paths('FIDE 2009, články 5.2b a 7.5.1'), ['/laws/2009/5.2b', '/laws/2009/7.5.1']);
  assert.deepEqual(paths('Бял цар. FIDE 2014, член 9.6a.'), ['/laws/2014/9.6a']);
});

test('E04 is a book like the editions', () => {
  assert.deepEqual(paths('E04, Article 3.1.5'), ['/laws/E04/3.1.5']);
});

test('an Article in brackets is one of the game’s edition', () => {
  assert.deepEqual(paths('the king stays in check (Article 3.9)'), ['/laws/2018/3.9']);
});

test('under E04 the moves of the pieces are those of the newest Laws', () => {
  const found = parts('the king stays in check (Article 3.9). E04, Article 3.1.5.', 'E04').flatMap(({ path }) => path ?? []);
  assert.deepEqual(found, ['/laws/newest/3.9', '/laws/E04/3.1.5']);
});

test('other numbers are left alone', () => {
  assert.deepEqual(paths('At 12.30 on 1.5.2026 White has 2.5 points'), []);
});

test('no letter is lost', () => {
  const sentence = 'e2-e5: the pawn cannot go there (Article 3.7). FIDE 2023, Article 3.7.';
  assert.equal(parts(sentence, 'FIDE 2023').map(({ text }) => text).join(''), sentence);
});
