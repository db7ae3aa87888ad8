// Puts the pages of the site together in target/src: the Markdown files of the repository at their addresses, with links
// that lead to each other, and the pages that programs write. A link to nothing is a fault.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { casePages } from "./cases.mjs";
import { http } from "./http.mjs";
import { pages as all, CONCORDANCES, sections, UNSEARCHED } from "./pages.mjs";
import { slug } from "./slug.mjs";

const root = join(import.meta.dirname, "..");
const source = join(import.meta.dirname, "target/src");
const cases = casePages(root);
const addresses = new Map([...all.map(([address, file]) => [file, address]), ...cases.map(({ address, file }) => [file, address])]);
const pages = all.filter(([, file]) => !file.includes("/target/") || existsSync(join(root, file)));
const base = process.env.SITE_BASE ?? "/docs/";
const faults = [];

function anchors(markdown) {
  const headings = withoutCode(markdown).matchAll(/^#+ (.+)$/gm);
  const seen = new Map();
  return new Set(
    [...headings].map(([, heading]) => {
      const anchor = slug(heading);
      const before = seen.get(anchor) ?? 0;
      seen.set(anchor, before + 1);
      return before === 0 ? anchor : `${anchor}-${before}`;
    }),
  );
}

function withoutCode(markdown) {
  return markdown.replace(/^( *)```[\s\S]*?^\1```/gm, "");
}

/** The text with each link led to its page or, for other files of the repository, to a copy. */
function linked(file, markdown) {
  const parts = markdown.split(/(^ *```[\s\S]*?^ *```|`[^`\n]+`)/m);
  return parts
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(/\[(\S+\.md)\](?=\(([^)\s]+)\))/g, (_, name, to) => `[${titled(file, name, to)}]`)
            .replace(/\]\((?![a-z]+:)([^)\s]*)\)/g, (_, to) => `](${address(file, to)})`)
            .replaceAll("{{", "&#123;&#123;"),
    )
    .join("");
}

/** Instead of the name of a file, which a link has for its words, the title of its page. */
function titled(file, name, to) {
  const target = normalize(join(dirname(file), to.split("#")[0]));
  return addresses.has(target) ? title(readFileSync(join(root, target), "utf8")) : name;
}

function title(markdown) {
  return markdown.match(/^# (.+)$/m)[1].replaceAll("`", "");
}

function address(file, link) {
  const [path, anchor] = link.split("#");
  let target = path === "" ? file : normalize(join(dirname(file), path));
  if (existsSync(join(root, target, "README.md"))) {
    target = normalize(join(target, "README.md"));
  }
  if (!existsSync(join(root, target))) {
    faults.push(`${file}: ${link} leads to nothing`);
    return link;
  }
  if (target === "README.md") {
    return "/";
  }
  const page = addresses.get(target);
  if (page === undefined) {
    return copied(target);
  }
  if (anchor !== undefined && !headings(target).has(anchor)) {
    faults.push(`${file}: ${target} has no heading #${anchor}`);
  }
  return `/${page}${anchor === undefined ? "" : `#${anchor}`}`;
}

const known = new Map();

function headings(target) {
  if (!known.has(target)) {
    known.set(target, anchors(cases.find(({ file }) => file === target)?.text ?? readFileSync(join(root, target), "utf8")));
  }
  return known.get(target);
}

/** Other files are shown as they are: as text, so that every server and browser knows how. */
function copied(file) {
  const name = /\.(png|svg)$/.test(file) ? file : `${file.replace(/\/$/, "")}.txt`;
  const copy = join(source, "public/files", name);
  if (statSync(join(root, file)).isDirectory()) {
    write(copy, `${readdirSync(join(root, file)).sort().join("\n")}\n`);
  } else {
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(join(root, file), copy);
  }
  return `/files/${name}`;
}

/** The help of the command and of each of its commands, as they print it. */
function help() {
  const jadoube = (...words) =>
    execFileSync(`${process.env.jdk}/bin/java`, ["-XX:TieredStopAtLevel=1", "-cp", `${process.env.lib}/*`, "org.jadoube.cli.Jadoube", ...words, "--help"], { encoding: "utf8" });
  const whole = jadoube();
  const names = [...whole.slice(whole.indexOf("Commands:")).matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name);
  const commands = names.map(name => `## ${name}\n\n\`\`\`text\n${jadoube(name)}\`\`\`\n`);
  return `# Every command\n\nPrinted by \`jadoube COMMAND --help\`.\n\n\`\`\`text\n${whole}\`\`\`\n\n${commands.join("\n")}`;
}

/** The names of provisions in a table, led to the page that has more about them, if the tests have written it. */
function concorded(page, text) {
  const more = CONCORDANCES[page];
  const file = pages.find(([address]) => address === more)?.[1];
  return file === undefined
    ? text
    : text.replace(/^\| ([A-Z0-9_]{3,}) (?=\|)/gm, (row, name) => (headings(file).has(name.toLowerCase()) ? `| [${name}](/${more}#${name.toLowerCase()}) ` : row));
}

const GENERATED = { "reference/help": help, "reference/http": http };

function markdown([page, file]) {
  const generated = GENERATED[page];
  return generated === undefined ? concorded(page, linked(file, readFileSync(join(root, file), "utf8"))) : generated();
}

/** A list of all pages for language models (llmstxt.org); each page is there as Markdown, too. */
function list(titles) {
  const lines = sections.flatMap(({ name, pages: inside }) => [
    `\n## ${name}\n`,
    ...Object.keys(inside).filter(page => titles.has(page)).map(page => `- [${titles.get(page)}](${base}${page}.md)`),
  ]);
  return `# jadoube\n\n> The Laws of Chess, executable: touch-move, clocks, claims and the arbiter, in five FIDE editions. Every ruling cites its Article.\n${lines.join("\n")}\n`;
}

function unsearched(text) {
  return `---\nsearch: false\n---\n\n${text}`;
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

rmSync(source, { recursive: true, force: true });
mkdirSync(join(source, "public"), { recursive: true });
const titles = new Map();
for (const page of pages) {
  const text = markdown(page);
  titles.set(page[0], title(text));
  write(join(source, `${page[0]}.md`), UNSEARCHED.has(page[0]) ? unsearched(text) : text);
  write(join(source, "public", `${page[0]}.md`), text.replace(/\]\(\/([a-z][^)#]*)(#[^)]*)?\)/g, `](${base}$1.md$2)`));
}
for (const { address: page, text } of cases) {
  write(join(source, `${page}.md`), unsearched(text));
}
cpSync(join(import.meta.dirname, "index.md"), join(source, "index.md"));
cpSync(join(root, "docs/screenshot.png"), join(source, "public/screenshot.png"));
writeFileSync(join(source, "public/llms.txt"), list(titles));
writeFileSync(join(source, "titles.json"), JSON.stringify(Object.fromEntries(titles)));
for (const [page, file] of all.filter(each => !pages.includes(each))) {
  console.error(`Without ${page}: LawsCoverageTest, and so mvn verify, writes ${file}.`);
}
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
console.log(`${pages.length} pages in ${relative(root, source)}.`);
