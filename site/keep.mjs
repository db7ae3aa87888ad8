// Notes in `versions.json` of a website that it keeps one more version: `node keep.mjs DIRECTORY VERSION`. Says `front` if that
// version belongs at the front.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folder, plus } from "./versions.mjs";

const [, , directory, version] = process.argv;
const file = join(directory, "versions.json");
const list = plus(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}, version);
writeFileSync(file, `${JSON.stringify(list)}\n`);
console.log(list.front === folder(version) ? "front" : "");
