import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '#test/page.js';

page('en');
const { named } = await import('#pages/board/stagings.js');

test('the address of a case names its edition and itself', () => {
  assert.deepEqual(named('/cases/2018/king-and-both-rooks-touched'), { edition: '2018', id: 'king-and-both-rooks-touched' });
  assert.deepEqual(named('/laws/2018/4.4'), { edition: '', id: '' });
});
