#!/usr/bin/env node
// SPDX-License-Identifier: Apache-2.0
// Plays the cases of spec/ before a program that judges games, and compares its rulings.
//
//     spec/runner/run.mjs                          every case, before `jadoube referee`
//     spec/runner/run.mjs --command "my-referee"   before another program
//     spec/runner/run.mjs spec/incidents/*.json    some files
//     spec/runner/run.mjs --edition 2018 --verbose
//
// The twin of run.py, with its options, output and exit codes: 0 if all cases are ruled on as
// expected, 1 if some are not, 2 for wrong use. spec/README.md says how the two programs talk.
// Nothing but Node 20 is needed.

import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const EDITIONS = ["2005", "2009", "2014", "2018", "2023"];
const START = Date.UTC(2026, 0, 1, 12);
const JUDGEMENTS = ["ruling", "refusal", "json-fault"];

/** A program did other than the case expects. */
class Difference extends Error {}

/** A program that judges games. */
class Referee {
  constructor([program, ...parameters]) {
    this.process = spawn(program, parameters, { stdio: ["pipe", "pipe", "ignore"] });
    this.process.on("error", () => {});
    this.process.stdin.on("error", () => {});
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
    this.games = 0;
  }

  write(document) {
    this.process.stdin.write(JSON.stringify(document) + "\n");
  }

  async read() {
    const { value, done } = await this.lines.next();
    if (done) {
      throw new Difference("the program has ended");
    }
    return JSON.parse(value);
  }

  async begin(regulations) {
    this.games += 1;
    this.write({ game: String(this.games) });
    this.write(regulations);
    while ((await this.read()).type !== "regulations");
  }

  /** The answer to a document, and the last permissions in it. */
  async answers(document) {
    this.write(document);
    this.write({});
    const lines = [];
    let permissions;
    for (;;) {
      const line = await this.read();
      if (line.type === "json-fault" && line.pointer === "/type" && line.found === "nothing") {
        return { lines, permissions };
      }
      if (line.type === "permissions") {
        permissions = line;
      } else {
        lines.push(line);
      }
    }
  }

  close() {
    this.process.stdin.end();
  }
}

/** Whose turn it is, by what White may do. */
function turn(permissions) {
  const move = permissions.acts.find((act) => act.act === "move" && !("manner" in act));
  const objection = move?.refusal?.objection;
  return move && (objection?.type === "not-having-the-move" ? objection.turn : "white");
}

function consequence(line, type) {
  return (line.consequences ?? []).find((each) => each.type === type) ?? {};
}

/** The fields of a line that an expectation may name. */
function found(line, kind) {
  return {
    [kind === "event" ? "rule" : kind]: line.citation?.rule,
    article: line.citation?.article,
    clause: line.citation?.house?.number,
    book: line.citation?.edition,
    objection: line.objection?.type,
    written: line.written?.significance,
    result: consequence(line, "ends").result,
    "counts-for": consequence(line, "counts-as-win").player,
  };
}

function same(field, wanted, is, line) {
  if (wanted !== is) {
    throw new Difference(`${field}: expected ${wanted}, found ${is} in ${JSON.stringify(line)}`);
  }
}

function quiet(lines, act) {
  const line = lines.find((each) => JUDGEMENTS.includes(each.type));
  if (line) {
    throw new Difference(`${JSON.stringify(act)} gave ${JSON.stringify(line)}`);
  }
}

/** A case in one edition. */
class Run {
  constructor(example, edition, referee) {
    Object.assign(this, { example, edition, referee, now: START, turn: "white", result: "none" });
    this.editions = example.editions ?? EDITIONS;
  }

  async play() {
    await this.referee.begin({ ...this.example.regulations, edition: this.edition });
    if (this.example.begun ?? true) {
      await this.act({ type: "begin", by: "arbiter" }, 0);
    }
    for (const step of this.example.play) {
      await this.step(step);
    }
    const expected = this.wanted(this.example.end ?? {}, "result");
    if (expected !== undefined && expected !== this.result) {
      throw new Difference(`the result is ${this.result}, not ${expected}`);
    }
  }

  async step(step) {
    if (typeof step === "string") {
      for (const move of step.split(" ")) {
        quiet(await this.act({ type: "move", by: this.turn, attempt: move }, 1), move);
      }
    } else if (step.record) {
      await this.act(step.record, step.after ?? 1);
    } else {
      const { act = "hands", after = 1, gives = [], asked: _, ...fields } = step;
      const lines = await this.act({ type: act, ...fields }, after);
      const hands = (step.hands ?? []).map((hand) => (hand.startsWith("put") ? 2 : 1));
      this.now += 1000 * Math.max(0, hands.reduce((sum, each) => sum + each, 0) - 1);
      this.compare(step, gives, lines);
    }
  }

  async act(act, after) {
    this.now += Math.round(1000 * after);
    const document = { ...act, at: new Date(this.now).toISOString() };
    const { lines, permissions } = await this.referee.answers(document);
    if (!permissions && lines.every((line) => line.type !== "json-fault")) {
      throw new Difference("the answer has no permissions; jadoube tells them with `referee --permitted white`");
    }
    this.turn = permissions ? turn(permissions) : this.turn;
    for (const each of lines.flatMap((line) => line.consequences ?? [])) {
      if (each.type === "ends") {
        this.result = each.result;
      } else if (each.type === "game-reopened") {
        this.result = "none";
      }
    }
    return lines;
  }

  compare(step, gives, lines) {
    const rest = [...lines];
    for (const expected of gives) {
      while (rest.length && !JUDGEMENTS.includes(rest[0].type) && rest[0].type !== expected.event) {
        rest.shift();
      }
      if (!rest.length) {
        throw new Difference(`${JSON.stringify(step)} gave no ${JSON.stringify(expected)}`);
      }
      this.compareOne(expected, rest.shift());
    }
    quiet(rest, step);
  }

  compareOne(expected, line) {
    const kind = ["ruling", "refusal", "event"].find((each) => each in expected);
    same("type", kind === "event" ? expected.event : kind, line.type, line);
    for (const [field, is] of Object.entries(found(line, kind))) {
      const wanted = this.wanted(expected, field);
      if (wanted !== undefined) {
        same(field, wanted, is ?? "", line);
      }
    }
    this.seconds(this.wanted(expected, "gains"), consequence(line, "time-added"), "to", line);
    this.seconds(this.wanted(expected, "loses"), consequence(line, "time-taken"), "from", line);
  }

  seconds(wanted, time, whom, line) {
    for (const [player, seconds] of Object.entries(wanted ?? {})) {
      same(whom, player, time[whom], line);
      same("timeMillis", Math.round(seconds * 1000), time.timeMillis, line);
    }
  }

  /** The expectation in this edition; the last value of a list holds for all later ones, too. */
  wanted(of, field) {
    const value = of[field];
    const at = this.editions.indexOf(this.edition);
    return Array.isArray(value) ? value[Math.min(at, value.length - 1)] : value;
  }
}

/** The words of a command; quotation marks keep blanks together. */
function words(command) {
  return (command.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? []).map((each) =>
    each.replace(/"([^"]*)"|'([^']*)'/g, "$1$2"),
  );
}

function allFiles() {
  return ["cases", "incidents"].flatMap((directory) =>
    readdirSync(join(ROOT, directory))
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => join(ROOT, directory, name)),
  );
}

async function outcome(example, edition, referee) {
  try {
    await new Run(example, edition, referee).play();
    return undefined;
  } catch (difference) {
    if (!(difference instanceof Difference)) {
      throw difference;
    }
    return difference.message;
  }
}

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        command: { type: "string", default: `'${join(ROOT, "..", "jadoube")}' referee --permitted white` },
        edition: { type: "string" },
        verbose: { type: "boolean", default: false },
      },
    });
  } catch (fault) {
    return misuse(fault.message);
  }
}

/** The cases of a file; what it has instead is said, and nothing is run. */
function cases(file) {
  let found;
  try {
    found = JSON.parse(readFileSync(file, "utf8"));
  } catch (fault) {
    misuse(`${file}: ${fault.message}`);
  }
  if (!Array.isArray(found)) {
    misuse(`${file}: expected a list of cases`);
  }
  found.forEach((each, index) => {
    if (typeof each?.case !== "string" || !Array.isArray(each.play)) {
      misuse(`${file}: case ${index + 1}: expected an object with a name as "case" and a list as "play"`);
    }
  });
  return found;
}

function misuse(message) {
  console.error(`run.mjs: ${message}`);
  process.exit(2);
}

async function main() {
  const { values, positionals } = options();
  const files = positionals.length ? positionals : allFiles();
  const found = files.map((file) => [file, cases(file)]);
  const referee = new Referee(words(values.command));
  let played = 0;
  let differences = 0;
  for (const [file, examples] of found) {
    for (const example of examples) {
      for (const edition of example.editions ?? EDITIONS) {
        if (values.edition && values.edition !== edition) {
          continue;
        }
        played += 1;
        const difference = await outcome(example, edition, referee);
        const name = `${basename(file)}: ${example.case} (${edition})`;
        if (difference !== undefined) {
          differences += 1;
          console.log(`${name}: ${difference}`);
        } else if (values.verbose) {
          console.log(`${name}: as expected`);
        }
      }
    }
  }
  referee.close();
  console.log(`${played} cases, ${differences} differences`);
  process.exitCode = differences ? 1 : 0;
}

await main();
