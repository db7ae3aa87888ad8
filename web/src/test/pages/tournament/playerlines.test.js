import assert from 'node:assert/strict';
import { test } from 'node:test';
import { corrected } from '#pages/tournament/playercolumns.js';
import { line, twice, understood } from '#pages/tournament/playerlines.js';

/** @param {string} lines */
const entries = (lines) => understood(lines).map(({ entry }) => entry);
/** @param {string} text */
const only = (text) => understood(text)[0];

const LENA = { name: 'Lark, Lena', title: 'GM', federation: 'NED', rating: 2510, fideId: '12345678' };

test('number, name, title, federation, rating and FIDE number find their places in any order and with any separator', () => {
  const lines = [
    '12. GM Lark, Lena NED 2510 12345678',
    'GM Lark, Lena (2510) NED 12345678',
    '12;GM;Lark, Lena;NED;2510;12345678',
    '12\tGM\tLark, Lena\t12345678\tNED\t2510',
    '12  GM  Lark, Lena   12345678   NED   2510',
    '2510 GM Lark, Lena NED 12345678',
    '12345678 | NED | GM | Lark, Lena | 2510',
    'Lark, Lena, gm, ned, Elo 2510, FIDE ID: 12345678',
    'Lark, Lena – 2510 – GM – NED – 12345678',
    '12) "Lark, Lena",GM,NED,2510*,12345678',
    'Lark, Lena [GM, NED, 2510, 12345678]',
    'Name: Lark, Lena, Rating: 2510, Fed: NED, Title: GM, FIDE ID: 12345678',
    'Lark, Lena: 2510 Elo / NED / GM / 12345678',
    'Lark, Lena gm 2510 ned 12345678',
  ];
  for (const each of lines) {
    const { entry, unread, doubts } = only(each);
    assert.deepEqual([entry, unread, doubts], [LENA, [], []], each);
  }
  assert.equal(only(lines[0]).number, '12');
});

test('a rating may have its thousands set apart', () => {
  for (const each of ['Lark, Lena 2,510', 'Lark, Lena 2.510', 'Lark, Lena (2’510)', '1. Lark, Lena; 2,510', 'Lark, Lena Elo 2,510', 'Name;Elo\nLark, Lena;2,510', 'Name\tRtg\nLark, Lena\t2 510']) {
    const { entry, unread, doubts } = only(each);
    assert.deepEqual([entry, unread, doubts], [{ name: 'Lark, Lena', rating: 2510 }, [], []], each);
  }
});

test('what may be two numbers as well is marked', () => {
  for (const each of ['Lark, Lena 2 510', 'Lark, Lena,2,510']) {
    const { entry, doubts } = only(each);
    assert.deepEqual([entry, doubts], [{ name: 'Lark, Lena', rating: 2510 }, ['rating']], each);
  }
  assert.deepEqual(only('Lark, Lena 2510; 2 510').unread.toSorted(), ['2', '510']);
});

test('numbers in a list are no part of names', () => {
  assert.deepEqual(entries('1 Ivan Ivanov 1800\n1;Smith John;2000\n2. Novak, Ana\tWFM\tSLO\t2105'), [
    { name: 'Ivan Ivanov', rating: 1800 },
    { name: 'Smith John', rating: 2000 },
    { name: 'Novak, Ana', title: 'WFM', federation: 'SLO', rating: 2105 },
  ]);
});

test('a name is all that a line needs, and without a rating it is 0 or a dash', () => {
  assert.deepEqual(entries(' Ana Novak, 2100\n\nBoris\nVid 0\nEva;-;SLO'), [{ name: 'Ana Novak', rating: 2100 }, { name: 'Boris' }, { name: 'Vid' }, { name: 'Eva', federation: 'SLO' }]);
});

test('a player may have an account', () => {
  assert.deepEqual(entries('@Boris, 2300\nDane, @dane 2\nDane @dane 2100'), [{ account: 'Boris', rating: 2300 }, { account: 'dane 2', name: 'Dane' }, { account: 'dane', name: 'Dane', rating: 2100 }]);
});

test('names of many kinds stay whole', () => {
  for (const [text, name] of [
    ['van der Berg, Jan, NED, 2200', 'van der Berg, Jan'],
    ['Dr. Kos Jana 2100', 'Dr. Kos Jana'],
    ['Kos, Jana, Dr.; 2100', 'Kos, Jana, Dr.'],
    ['NOVAK Ana SLO 2100', 'NOVAK Ana'],
    ['KOS Ana SLO 2100', 'KOS Ana'],
    ['WEI YI CHN 2700', 'WEI YI'],
    ['Lee, Ken, 2100', 'Lee, Ken'],
    ['Иванов Иван 2100 RUS', 'Иванов Иван'],
    ['ГМ Иванов, Иван 2500', 'Иванов, Иван'],
    ['Jean-Pierre O’Neill 2100 FRA', 'Jean-Pierre O’Neill'],
    ['García Márquez, Gabriel; ESP', 'García Márquez, Gabriel'],
  ]) {
    assert.deepEqual([only(text).entry.name, only(text).unread], [name, []], text);
  }
});

test('what may be a year, a day, a federation or a surname is to be checked', () => {
  assert.deepEqual(only('Boris Petrov 1950').doubts, ['rating']);
  assert.deepEqual(only('Novak Ana 19901130').doubts, ['fideId']);
  assert.deepEqual(only('NORA KOS').doubts, ['name']);
  assert.deepEqual(only('KOS ANA 2100'), { ...only('KOS ANA 2100'), entry: { name: 'KOS ANA', rating: 2100 }, doubts: ['name'] });
  assert.deepEqual(only('Novak\tAna\t2100').doubts, ['name']);
  assert.deepEqual(only('Player 1').doubts, ['name']);
  assert.deepEqual(only('Here is the list:').doubts, ['name']);
});

test('a year of birth beside a rating is none, and a list of ratings needs no check', () => {
  assert.deepEqual(only('Ana Novak 2100 1985').entry, { name: 'Ana Novak', rating: 2100 });
  assert.deepEqual(only('1985 Ana Novak 2100').entry, { name: 'Ana Novak', rating: 2100 });
  assert.deepEqual(only('Ana Novak, b. 1985, 1950').entry, { name: 'Ana Novak', rating: 1950 });
  assert.deepEqual(only('Ana Novak;2100;30.11.1990;w').unused, ['30.11.1990', 'w']);
  assert.deepEqual(understood('Boris Petrov 1950\nAna Novak 2105')[0].doubts, []);
  assert.deepEqual(understood('Boris Petrov 1950\nAna Novak 2105 1990')[0].doubts, ['rating']);
});

test('what means nothing is told with its line, and nothing is guessed', () => {
  const told = understood('Ana, 2100\n\nBoris, 21o0\nCilka, 2100, 2200\nDane, SLO, slo\n, 2100\nEva Kos XYZ 2100\nEva;9999\nNovak Ana;2100;ŠK Bled').map(({ line: at, unread }) => [at, ...unread]);
  assert.deepEqual(told, [[1], [3, '21o0'], [4, '2200'], [5, 'slo'], [6, ', 2100'], [7, 'XYZ'], [8, '9999'], [9, 'ŠK Bled']]);
  assert.deepEqual(only('Lena Lark DWZ 1800').unused, ['DWZ 1800']);
  assert.deepEqual(only('Novak Ana;2100;"ŠK Bled"').unused, ['ŠK Bled']);
});

test('a first line that names the columns tells what is in them', () => {
  const lists = {
    'No.\t\tName\tFideID\tFED\tRtg\tClub/City\n1\tGM\tLark, Lena\t12345678\tNED\t2510\tBled\n2\t\tKos, Eva\t0\tSLO\t0\t': [LENA, { name: 'Kos, Eva', federation: 'SLO' }],
    'Priimek;Ime;Elo;Leto\nNovak;Ana;1985;1990': [{ name: 'Novak, Ana', rating: 1985 }],
    'Name,Rating,Fed\n"Novak, Ana",2100,slo\nKos, Eva,2050,SLO': [{ name: 'Novak, Ana', rating: 2100, federation: 'SLO' }, { name: 'Kos, Eva', rating: 2050, federation: 'SLO' }],
    'No Name FED Rtg\n1 Novak Ana SLO 2100': [{ name: 'Novak Ana', federation: 'SLO', rating: 2100 }],
    'Имя;Рейтинг;Год\nИванов Иван;1950;1990': [{ name: 'Иванов Иван', rating: 1950 }],
  };
  for (const [list, expected] of Object.entries(lists)) assert.deepEqual(entries(list), expected);
  assert.deepEqual(only('Name;Rating\nAna;abc').unread, ['abc']);
});

test('the players of a tournament file can be pasted', () => {
  const file = [
    '012 Bled Open',
    '001    1 m GM Carlsen, Magnus                   2830 NOR     1503014 1990/11/30  0.0    1',
    '001    2 w    Novak, Ana                           0 SLO                         0.0    2     1 b 0',
    '001    3 w XX Kos, Eva                          2100 SLO                         0.0    3',
  ].join('\n');
  assert.deepEqual(entries(file), [{ name: 'Carlsen, Magnus', rating: 2830, title: 'GM', federation: 'NOR', fideId: '1503014' }, { name: 'Novak, Ana', federation: 'SLO' }, { name: 'Kos, Eva', rating: 2100, federation: 'SLO' }]);
  assert.deepEqual(understood(file)[2].unread, ['XX']);
});

test('what is corrected in the table counts, and nothing else of the line', () => {
  const row = only('Boris, 21o0');
  assert.deepEqual(corrected(row, { name: 'Boris Kos', rating: '2100', federation: 'slo', title: 'fm', fideId: '' }), { ...row, entry: { name: 'Boris Kos', rating: 2100, federation: 'SLO', title: 'FM' }, unread: [] });
  assert.deepEqual(corrected(row, { name: 'Boris', rating: 'x', title: 'XX' }).unread, ['x', 'XX']);
});

test('a line that was written is read again', () => {
  for (const written of ['Ana, @ana, 2100, IM, SLO, 14600001', 'Novak, Ana; 2100; SLO', 'Boris']) {
    assert.equal(line(only(written).entry), written);
  }
});

test('a list that is pasted twice is noticed, two of the same name with different numbers of FIDE are two', () => {
  const before = [{ name: 'Ana Novak', fideId: '14600001' }];
  assert.deepEqual(twice([{ name: 'ana novak' }, { name: 'Boris' }, { name: 'Boris' }], before), ['ana novak', 'Boris']);
  assert.deepEqual(twice([{ name: 'Ana Novak', fideId: '14600002' }], before), []);
});
