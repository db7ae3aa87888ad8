// @ts-check
// The facts of a ruling, for readers who want to know why.

import { local, text } from './texts.js';

/** @param {Statement} statement @param {string} [at] when it was said */
export function details(statement, at) {
  const box = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = text('details');
  const facts = document.createElement('ul');
  for (const fact of statement.details) {
    facts.append(Object.assign(document.createElement('li'), { textContent: local(fact, at) }));
  }
  box.append(summary, facts);
  return box;
}
