import assert from 'node:assert/strict';
import { test } from 'node:test';
import { line, players, twice } from '#pages/event/playerlines.js';

test('a player is typed with a name, and whatever else is known in any order', () => {
  assert.deepEqual(players(' Ana Novak, 2100\n\nBoris\nWIM Cilka Kos; SLO; 14600001; 2250\nDane\t950').entries, [
    { name: 'Ana Novak', rating: 2100 },
    { name: 'Boris' },
    { name: 'Cilka Kos', title: 'WIM', federation: 'SLO', fideId: '14600001', rating: 2250 },
    { name: 'Dane', rating: 950 },
  ]);
});

test('given names may follow a comma, and a player may have an account', () => {
  assert.deepEqual(players('Novak, Ana, 2100, IM\nKos, Cilka; 2250\n@Boris, 2300\nDane, @dane 2').entries, [
    { name: 'Novak, Ana', rating: 2100, title: 'IM' },
    { name: 'Kos, Cilka', rating: 2250 },
    { account: 'Boris', rating: 2300 },
    { name: 'Dane', account: 'dane 2' },
  ]);
});

test('what means nothing is told with its line, and nothing is guessed', () => {
  assert.deepEqual(players('Ana, 2100\n\nBoris, 21o0\nCilka, 2100, 2200\nDane, SLO, slo\n, 2100').faults, [
    { line: 3, part: '21o0' },
    { line: 4, part: '2200' },
    { line: 5, part: 'slo' },
    { line: 6, part: ', 2100' },
  ]);
});

test('the players of a tournament file can be pasted', () => {
  const file = [
    '012 Bled Open',
    '001    1 m GM Carlsen, Magnus                   2830 NOR     1503014 1990/11/30  0.0    1',
    '001    2 w    Novak, Ana                           0 SLO                         0.0    2     1 b 0',
  ].join('\n');
  assert.deepEqual(players(file), {
    entries: [{ name: 'Carlsen, Magnus', rating: 2830, title: 'GM', federation: 'NOR', fideId: '1503014' }, { name: 'Novak, Ana', federation: 'SLO' }],
    faults: [],
  });
});

test('a line that was written is read again', () => {
  for (const written of ['Ana, @ana, 2100, IM, SLO, 14600001', 'Novak, Ana; 2100; SLO', 'Boris']) {
    assert.equal(line(players(written).entries[0]), written);
  }
});

test('a list that is pasted twice is noticed, two of the same name with different numbers of FIDE are two', () => {
  const before = [{ name: 'Ana Novak', fideId: '14600001' }];
  assert.deepEqual(twice([{ name: 'ana novak' }, { name: 'Boris' }, { name: 'Boris' }], before), ['ana novak', 'Boris']);
  assert.deepEqual(twice([{ name: 'Ana Novak', fideId: '14600002' }], before), []);
});
