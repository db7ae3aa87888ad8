import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inUse } from '#pages/game/aids.js';
import { after, NOTHING_ENTERED } from '#pages/game/entries.js';

const LAWS = { regulations: { edition: 'FIDE 2023' } };
const ONLINE = { regulations: { edition: 'E04' } };

test('under the Laws no aid is on unless the reader wants it', () => {
  assert.deepEqual([...inUse(LAWS, null, null)], []);
  assert.deepEqual([...inUse(LAWS, ['premove'], null)], ['premove']);
});

test('under E04 it is as the game has it, and smart moves and premoves are usual', () => {
  assert.deepEqual([...inUse(ONLINE, ['confirmation'], null)], ['smart-move', 'premove']);
  assert.deepEqual([...inUse(ONLINE, ['premove'], ['confirmation'])], ['confirmation']);
});

test('an event may leave out aids', () => {
  const event = { regulations: { edition: 'E04', online: { aids: ['confirmation'] } } };
  assert.deepEqual([...inUse(event, null, null)], []);
  assert.deepEqual([...inUse({ regulations: { ...LAWS.regulations, online: { aids: [] } } }, ['premove'], null)], []);
});

test('a premove stands until it is made or dropped', () => {
  const entered = after(NOTHING_ENTERED, { type: 'premove-entered', at: '', by: 'black', attempt: 'e7e5' }, 'black');
  assert.equal(entered.premove, 'e7e5');
  assert.equal(after(entered, { type: 'move-made', at: '', by: 'white' }, 'black').premove, 'e7e5');
  assert.equal(after(entered, { type: 'move-made', at: '', by: 'black' }, 'black').premove, null);
  assert.equal(after(entered, { type: 'entry-dropped', at: '', by: 'black' }, 'black').premove, null);
});
