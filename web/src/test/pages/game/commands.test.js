import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { afterWord, command, COMMANDS } from '#pages/game/commands.js';

const TEXTS = new URL('../../../main/resources/org/jadoube/web/pages/texts/', import.meta.url);

/** The words of a language. @param {string} tag */
function words(tag) {
  const found = readFileSync(new URL(tag, TEXTS), 'utf8').matchAll(/^live\.field\.(?:word\.(?=\w)|(?=idle ))(\w+) = (.*)$/gm);
  const all = Object.fromEntries([...found].map(([, name, said]) => [name, said]));
  return (/** @type {string} */ name) => all[name];
}

/** What people say for commands, in their own words. @type {Record<string, Record<string, string>>} */
const SAID = {
  en: { 'What was the last move?': 'last', 'how much time do I have': 'clock', 'Read me the board, please': 'board', 'I offer a draw': 'offer', 'I’d like to resign': 'resign', 'the flag has fallen': 'flag', undo: 'cancel', '?': 'help' },
  de: { 'Wie viel Zeit habe ich noch?': 'clock', 'was war der letzte Zug': 'last', 'ich biete Remis an': 'offer', 'Ich nehme an.': 'accept', 'Ich lehne ab': 'decline', 'das Fallblättchen': 'flag', 'ich gebe auf': 'resign' },
  fr: { 'le dernier coup ?': 'last', 'temps restant': 'clock', 'le drapeau est tombé': 'flag', 'réclamer nulle': 'claim', 'j’accepte': 'accept', 'lis l’échiquier s’il te plaît': 'board', 'Les pieces': 'pieces' },
  es: { '¿Tablas?': 'offer', '¿cuánto tiempo me queda?': 'clock', 'no acepto': 'decline', 'la bandera ha caído': 'flag', 'cayó la bandera': 'flag', 'me rindo': 'resign', 'si': 'confirm' },
  ru: { 'сколько времени осталось?': 'clock', 'какой был последний ход': 'last', 'я согласен': 'accept', 'не согласна': 'decline', 'упал флажок': 'flag', 'троекратное повторение': 'claim', 'Сдаю': 'resign' },
  'sr-Cyrl': { 'колико имам времена': 'clock', 'прихватам реми': 'accept', 'заставица је пала': 'flag', 'предајем се': 'resign', 'рекламирам реми': 'claim' },
  cs: { 'kolik mi zbývá času': 'clock', 'prijimam remizu': 'accept', 'vzdávám se': 'resign', 'praporek spadl': 'flag', 'reklamuji remízu': 'claim' },
  sl: { 'koliko časa imam še': 'clock', 'sprejmem remi': 'accept', 'zastavica je padla': 'flag', 'reklamiram remi': 'claim', 'katera je bila zadnja poteza': 'last' },
  bg: { 'колко време ми остава': 'clock', 'приемам ремито': 'accept', 'флагчето падна': 'flag', 'предавам се': 'resign', 'моля, дъската': 'board' },
};

test('a command is known by any of its words, whatever their case, accents and blanks', () => {
  const czech = words('cs.properties');
  assert.equal(command('hodiny', czech), 'clock');
  assert.equal(command('  Nabidnout   REMIZU! ', czech), 'offer');
  assert.equal(command('Jf3', czech), undefined);
});

for (const [tag, phrases] of Object.entries(SAID)) {
  test(`${tag}: a command may stand among words that say nothing`, () => {
    const said = words(`${tag}.properties`);
    for (const [phrase, name] of Object.entries(phrases)) assert.equal(command(phrase, said, said('idle')) ?? '', name, phrase);
  });
}

test('words that say nothing are no command, and no part of a move', () => {
  const english = words('en.properties');
  for (const typed of ['please', 'the', '...', 'a4', 'move the knight to f3']) assert.equal(command(typed, english, english('idle')), undefined);
});

test('what follows a word is kept as it was typed', () => {
  assert.equal(afterWord(' Premove  Nf3', 'premove|ahead'), 'Nf3');
  assert.equal(afterWord('Coup anticipe Cavalier f3', 'anticipé|coup anticipé'), 'Cavalier f3');
  assert.equal(afterWord('premove', 'premove'), '');
  assert.equal(afterWord('premoves Nf3', 'premove'), null);
});

for (const tag of readdirSync(TEXTS)) {
  test(`${tag}: no word stands for two commands, or for a square`, () => {
    const said = words(tag);
    const all = COMMANDS.flatMap((name) => said(name).split('|').map((word) => ({ name, word })));
    for (const { name, word } of all) {
      assert.equal(command(word, said), name, word);
      if (/\p{L}/u.test(word)) assert.equal(command(`${said('idle').split('|')[0]} ${word}`, said, said('idle')), name, word);
    }
    for (const { word } of all) assert.doesNotMatch(word, /^[a-h][1-8]$/);
  });
}
