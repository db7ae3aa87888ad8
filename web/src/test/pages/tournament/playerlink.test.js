import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linked, playerLink } from '#pages/tournament/playerlink.js';

const BEFORE = [{ number: 1, name: 'Novak, Ana' }, { number: 2, name: 'Иванов, Пётр' }];
const AFTER = [{ number: 1, name: 'Late, Lea' }, { number: 2, name: 'Novak, Ana' }, { number: 3, name: 'Иванов, Пётр' }];

test('an address has number and name', () => {
  assert.deepEqual(BEFORE.map(playerLink), ['1-Novak-Ana', '2-Иванов-Пётр']);
  assert.equal(playerLink({ number: 3, name: '…' }), '3');
});

test('an old address leads to the same player after numbers were given anew', () => {
  for (const player of BEFORE) assert.equal(linked(AFTER, playerLink(player))?.name, player.name);
});

test('an address with a number alone, or with a name that was corrected, goes by the number', () => {
  assert.equal(linked(AFTER, '2')?.name, 'Novak, Ana');
  assert.equal(linked(AFTER, '2-Nowak-Ana')?.name, 'Novak, Ana');
  assert.equal(linked(AFTER, '9'), undefined);
  assert.equal(linked(AFTER, 'x'), undefined);
});

test('of two with one name the number decides', () => {
  const twins = [{ number: 1, name: 'Li' }, { number: 2, name: 'Li' }, { number: 3, name: 'Wu' }];
  assert.equal(linked(twins, '2-Li')?.number, 2);
  assert.equal(linked(twins, '3-Li')?.number, 3);
});
