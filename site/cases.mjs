// The cases of `spec/` as pages: one for each file, with a heading for each case, so that links can lead to it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = { "spec/cases": "Cases", "spec/incidents": "Incidents" };

/** Each page as its address, the file it shows, and its text. */
export function casePages(root) {
  return Object.entries(FOLDERS).flatMap(([folder, name]) =>
    readdirSync(join(root, folder))
      .filter(file => file.endsWith(".json"))
      .sort()
      .map(file => {
        const title = `${name}: ${file.replace(".json", "").replaceAll("-", " ")}`;
        const address = `${folder}/${file.replace(".json", "")}`;
        return { address, file: `${folder}/${file}`, text: page(title, readFileSync(join(root, folder, file), "utf8")) };
      }),
  );
}

/** Cases as they stand in their file, one after the other. */
function page(title, text) {
  const cases = text.split(/^(?=\{"case":)/m).slice(1);
  const sections = cases.map(each => `## ${JSON.parse(trimmed(each)).case}\n\n\`\`\`text\n${trimmed(each)}\n\`\`\`\n`);
  return `# ${title}\n\n[The format](/reference/spec) is described with the others.\n\n${sections.join("\n")}`;
}

function trimmed(text) {
  return text.trimEnd().replace(/\]$/, "").trimEnd().replace(/,$/, "");
}
