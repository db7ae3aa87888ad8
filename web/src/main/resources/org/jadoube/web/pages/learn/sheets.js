// @ts-check
// Incidents on paper: the questions first, and the answers on a sheet of their own.

import { format } from '../common/clock.js';
import { MiniBoard } from '../board/miniboard.js';
import { rulings } from './ruling.js';

const LETTERS = 'ABCDEFGH';

/** @param {HTMLElement} root whose data has the words @param {Staging[]} stagings @param {string} edition */
export function sheets(root, stagings, edition) {
  const { questions = '', answers = '', name = '' } = root.dataset;
  const asked = page('questions', `${questions} – ${edition}`);
  const person = element('p', `${name}: `);
  person.className = 'person';
  asked.append(person, ...stagings.map(question));
  const told = page('solutions', `${answers} – ${edition}`);
  told.append(...stagings.map(solution));
  root.replaceChildren(asked, told);
}

/** @param {string} kind @param {string} title */
function page(kind, title) {
  const section = document.createElement('section');
  section.className = kind;
  section.append(element('h2', title));
  return section;
}

/** @param {Staging} staging @param {number} at */
function question({ title, incident = '', question: asked, stages, language, terms }, at) {
  const entry = document.createElement('article');
  entry.lang = language;
  if (!asked) return entry;
  const stage = stages[asked.at - 1];
  const board = new MiniBoard();
  board.show(stage.board, stage.squares.slice(0, 2).join(''));
  const picture = document.createElement('figure');
  picture.append(board.element, element('figcaption', clocks(stage) || terms));
  const words = document.createElement('div');
  const answers = document.createElement('ul');
  answers.append(...asked.answers.map((each, index) => element('li', `☐ ${LETTERS[index]}  ${each.text}`)));
  words.append(element('h3', `${at + 1}. ${title}`), element('p', incident), element('p', asked.text, 'asked'), element('p', asked.deed, 'deed'), answers);
  entry.append(picture, words);
  return entry;
}

/** Both clocks, White's first. @param {CaseStage} stage */
function clocks({ whiteMillis, blackMillis }) {
  if (whiteMillis === undefined || blackMillis === undefined) return '';
  return `♔ ${format(whiteMillis)}   ♚ ${format(blackMillis)}`;
}

/** @param {Staging} staging @param {number} at */
function solution({ title, question: asked, stages, answer = '', language }, at) {
  const entry = document.createElement('article');
  if (!asked) return entry;
  const ruled = rulings(stages[asked.at]);
  const name = element('h3', `${at + 1}. ${title}`);
  name.lang = language;
  const why = element('p', answer);
  why.lang = language;
  entry.append(name, element('p', `${LETTERS[asked.right]}  ${asked.answers[asked.right].text}`, 'right'));
  entry.append(...ruled.map(({ headline, citation }) => element('p', `${headline} ${citation}`)), why);
  return entry;
}

/** @param {string} tag @param {string} words @param {string} [className] */
function element(tag, words, className = '') {
  const made = Object.assign(document.createElement(tag), { textContent: words });
  if (className) made.className = className;
  return made;
}
