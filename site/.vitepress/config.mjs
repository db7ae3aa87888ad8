import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitepress";
import { sections } from "../pages.mjs";
import { slug } from "../slug.mjs";

const titles = JSON.parse(readFileSync(join(import.meta.dirname, "../target/src/titles.json"), "utf8"));
const version = readFileSync(join(import.meta.dirname, "../../pom.xml"), "utf8").match(/<version>(.+?)<\/version>/)[1];
const base = process.env.SITE_BASE ?? "/docs/";

/** Code in a line of text may contain `{{`, which means nothing here. */
function withoutPlaces(markdown) {
  const { code_inline: code } = markdown.renderer.rules;
  markdown.renderer.rules.code_inline = (...all) => code(...all).replace("<code", "<code v-pre");
}

export default defineConfig({
  title: "jadoube",
  description: "The Laws of Chess, executable.",
  lang: "en",
  base,
  srcDir: "target/src",
  outDir: "target/docs",
  cacheDir: "target/cache",
  srcExclude: ["public/**"],
  ignoreDeadLinks: [/^\/files\//], // prepare.mjs has copied them
  // Without it, every page would change with every other one.
  metaChunk: true,
  // One after another, so that two builds list them for the search in the same order.
  buildConcurrency: 1,
  markdown: { html: false, anchor: { slugify: slug }, config: withoutPlaces },
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    nav: [
      { text: "Tutorials", link: "/tutorials/first-ruling" },
      { text: "Reference", link: "/reference/command" },
      { text: "Why", link: "/compared/why" },
      {
        component: "VersionSwitch",
        props: { root: process.env.SITE_ROOT ?? base, version, released: !version.endsWith("-SNAPSHOT") },
      },
    ],
    sidebar: sections.map(({ name, pages }) => ({
      text: name,
      collapsed: name !== "Tutorials",
      items: Object.keys(pages)
        .filter(page => page in titles)
        .map(page => ({ text: titles[page], link: `/${page}` })),
    })),
  },
});
