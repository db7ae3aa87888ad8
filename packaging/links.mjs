// In the documents of a download, leads links to files that the download does not have to the repository: `node links.mjs DIRECTORY REF`,
// where REF is the tag or the branch that it is built from.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const [, , directory, ref] = process.argv;
const REPOSITORY = `https://github.com/jadoube/jadoube/blob/${ref}`;

function led(file, text) {
  const parts = text.split(/(^ *```[\s\S]*?^ *```|`[^`\n]+`)/m);
  return parts
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/\]\((?![a-z]+:|#)([^)\s#]+)(#[^)\s]*)?\)/g, (link, to, anchor = "") => address(file, link, to, anchor))))
    .join("");
}

function address(file, link, to, anchor) {
  const target = normalize(join(dirname(file), to));
  return existsSync(join(directory, target)) ? link : `](${REPOSITORY}/${target}${anchor})`;
}

for (const file of readdirSync(directory, { recursive: true }).filter(name => name.endsWith(".md"))) {
  const path = join(directory, file);
  const text = readFileSync(path, "utf8");
  const now = led(file, text);
  if (now !== text) {
    writeFileSync(path, now);
  }
}
