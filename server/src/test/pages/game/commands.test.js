import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { afterWord, command, COMMANDS } from '#pages/game/commands.js';

const TEXTS = new URL('../../../main/resources/org/jadoube/server/pages/texts/', import.meta.url);

/** The words of a language. @param {string} tag */
function words(tag) {
  const found = readFileSync(new URL(tag, TEXTS), 'utf8').matchAll(/^live\.field\.word\.(\w+) = (.*)$/gm);
  const all = Object.fromEntries([...found].map(([, name, said]) => [name, said]));
  return (/** @type {string} */ name) => all[name];
}

test('a command is known by any of its words, whatever their case, accents and blanks', () => {
  const czech = words('cs.properties');
  assert.equal(command('hodiny', czech), 'clock');
  assert.equal(command('  Nabidnout   REMIZU! ', czech), 'offer');
  assert.equal(command('Jf3', czech), undefined);
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
    for (const { name, word } of all) assert.equal(command(word, said), name, word);
    for (const { word } of all) assert.doesNotMatch(word, /^[a-h][1-8]$/);
  });
}
