// What the page says, in its language. The server has put all texts into the page.

const texts = JSON.parse(document.querySelector('#texts').textContent);

export const language = document.documentElement.lang;

const plural = new Intl.PluralRules(language);

export const has = (key) => key in texts;

/** A text; where it has {names}, the values of those names. */
export function text(key, values = {}) {
  return texts[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** A text with {names} of people, as nodes: a name keeps its direction to itself. */
export function phrase(key, names) {
  return texts[key].split(/\{(\w+)\}/).map((part, at) => {
    if (at % 2 === 0) return document.createTextNode(part);
    const name = document.createElement('bdi');
    name.textContent = names[part];
    return name;
  });
}

/** The same where there are no elements, as in the title of a window. */
export const isolated = (name) => `\u2068${name}\u2069`;

/** A text that speaks of so many. */
export const counted = (key, n) => text(`${key}.${plural.select(n)}`, { n: n.toLocaleString(language) });

// The choice is for the server, which answers in that language from then on.
document.querySelector('#language').onchange = ({ target }) => {
  document.cookie = `language=${target.value}; path=/; max-age=31536000; samesite=lax`;
  location.reload();
};

// The way back may lead to a page that the browser kept from before the choice.
addEventListener('pageshow', ({ persisted }) => {
  const chosen = /(?:^|; )language=([\w-]+)/.exec(document.cookie)?.[1];
  if (persisted && chosen && chosen !== language) location.reload();
});
