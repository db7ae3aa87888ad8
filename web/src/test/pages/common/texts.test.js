import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('cs', {
  'shown': '{name} hraje',
  'watching.one': '{n} divák',
  'watching.few': '{n} diváci',
  'watching.other': '{n} diváků',
});
const { counted, has, isolated, text } = await import('#pages/common/texts.js');

test('names are put into a text', () => assert.equal(text('shown', { name: 'Ana' }), 'Ana hraje'));

test('a name with a dollar sign stays as it is', () => assert.equal(text('shown', { name: '$&' }), '$& hraje'));

test('a number chooses the plural form of the language', () => {
  assert.deepEqual([1, 3, 5].map((n) => counted('watching', n)), ['1 divák', '3 diváci', '5 diváků']);
});

test('a text is there or not', () => {
  assert.equal(has('shown'), true);
  assert.equal(has('nothing'), false);
});

test('a name keeps its own direction', () => assert.equal(isolated('عمر'), '\u2068عمر\u2069'));
