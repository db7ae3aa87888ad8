// The pages of the site, in the order of its sidebar: a section, and for each page its address and the file it comes from.

export const sections = [
  {
    name: "Tutorials",
    pages: {
      "tutorials/first-ruling": "docs/tutorials/first-ruling.md",
      "tutorials/first-tournament": "docs/tutorials/first-tournament.md",
      "tutorials/first-audit": "docs/tutorials/first-audit.md",
      "tutorials/bot": "docs/tutorials/bot.md",
    },
  },
  {
    name: "Play and officiate",
    pages: {
      "guides/playing": "docs/playing.md",
      "guides/clock": "docs/clock.md",
      "guides/table": "docs/table.md",
      "guides/desk": "docs/desk.md",
      "guides/tournaments": "docs/tournaments.md",
      "guides/house-rules": "docs/house-rules.md",
      "guides/online": "docs/online.md",
      "guides/learning": "docs/learning.md",
    },
  },
  {
    name: "Run a server",
    pages: {
      "guides/server": "docs/server.md",
      "reference/configuration": "docs/configuration.md",
      "guides/following": "docs/following.md",
    },
  },
  {
    name: "Programs that plug in",
    pages: {
      "guides/library": "docs/library.md",
      "guides/ten-programs": "docs/ten-programs.md",
      "guides/asking": "docs/asking.md",
      "guides/clients": "docs/clients.md",
      "guides/engines": "docs/engines.md",
    },
  },
  {
    name: "Archives",
    pages: {
      "guides/choosing": "docs/choosing.md",
      "reference/findings": "docs/findings.md",
      "reference/facts": "docs/facts.md",
      "guides/spark": "docs/spark.md",
    },
  },
  {
    name: "Reference",
    pages: {
      "reference/command": "docs/cli.md",
      "reference/help": "generated: the help of every command",
      "reference/http": "generated: the HTTP API",
      "reference/json": "docs/json.md",
      "reference/trf": "docs/trf.md",
      "reference/time-controls": "docs/time-controls.md",
      "reference/spec": "spec/README.md",
    },
  },
  {
    name: "Concepts",
    pages: {
      "concepts/laws-as-code": "docs/concepts/laws-as-code.md",
      "concepts/editions": "docs/concepts/editions.md",
      "concepts/time": "docs/concepts/time.md",
      "concepts/durability": "docs/concepts/durability.md",
      "concepts/dead-positions": "docs/dead-positions.md",
      "concepts/endings": "docs/endings.md",
      "concepts/illegal-positions": "docs/illegal-positions.md",
      "concepts/compact-games": "docs/compact-games.md",
    },
  },
  {
    name: "Laws and code",
    pages: {
      "laws/coverage": "docs/laws-coverage.md",
      "laws/concordance": "cli/target/concordance/laws.md",
      "laws/online": "docs/e04-coverage.md",
      "laws/online-concordance": "cli/target/concordance/online.md",
      "laws/tie-breaks": "docs/c07-coverage.md",
      "laws/swiss-basics": "docs/c04-1-coverage.md",
      "laws/swiss-handling": "docs/c04-2-coverage.md",
      "laws/dutch": "docs/c04-3-coverage.md",
      "laws/double-swiss": "docs/c04-5-coverage.md",
      "laws/team-swiss": "docs/c04-6-coverage.md",
      "laws/acceleration": "docs/c04-7-coverage.md",
      "laws/mutations": "docs/mutations.md",
    },
  },
  {
    name: "Compared",
    pages: {
      "compared/why": "docs/why.md",
      "compared/results": "benchmarks/RESULTS.md",
      "compared/benchmarks": "benchmarks/README.md",
      "compared/start": "benchmarks/START.md",
      "compared/pgn": "benchmarks/PGN.md",
    },
  },
  {
    name: "Project",
    pages: {
      "project/changelog": "CHANGELOG.md",
      "project/roadmap": "ROADMAP.md",
      "project/architecture": "ARCHITECTURE.md",
      "project/contributing": "CONTRIBUTING.md",
      "project/releasing": "docs/releasing.md",
      "project/walks": "docs/walks.md",
      "project/conduct": "CODE_OF_CONDUCT.md",
      "project/security": "SECURITY.md",
    },
  },
];

/** Pages that are lists to follow links from, which a search had better leave out. */
export const UNSEARCHED = new Set(["laws/concordance", "laws/online-concordance"]);

/** Each list of provisions, and the page whose headings are their names. */
export const CONCORDANCES = { "laws/coverage": "laws/concordance", "laws/online": "laws/online-concordance" };

/** Every page as its address and its file. */
export const pages = sections.flatMap(section => Object.entries(section.pages));
