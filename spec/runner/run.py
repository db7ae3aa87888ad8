#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Plays the cases of spec/ before a program that judges games, and compares its rulings.

    spec/runner/run.py                          every case, before `jadoube referee`
    spec/runner/run.py --command "my-referee"   before another program
    spec/runner/run.py spec/incidents/*.json    some files
    spec/runner/run.py --edition 2018 --verbose

The program reads one JSON document per line, as spec/README.md and docs/json.md say: `{"game": …}`
begins a game, then come its regulations and acts. It answers each line at once: the empty document,
which is no act, with a line of `"type": "json-fault"`, so that the end of an answer is known. After
each act, a line of `"type": "permissions"` tells what White may do, and so whose turn it is.
Nothing but Python's standard library is needed.

Exit code 0: all cases are ruled on as expected; 1: some are not; 2: wrong use.
"""

import argparse
import datetime
import json
import pathlib
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
EDITIONS = ["2005", "2009", "2014", "2018", "2023"]
START = datetime.datetime(2026, 1, 1, 12, tzinfo=datetime.timezone.utc)
JUDGEMENTS = ("ruling", "refusal", "json-fault")


class Difference(Exception):
    """What a program did, and what the case expects."""


class Referee:
    """A program that judges games."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, encoding="utf-8"
        )
        self.games = 0

    def write(self, document):
        self.process.stdin.write(json.dumps(document) + "\n")
        self.process.stdin.flush()

    def read(self):
        line = self.process.stdout.readline()
        if not line:
            raise Difference("the program has ended")
        return json.loads(line)

    def begin(self, regulations):
        self.games += 1
        self.write({"game": str(self.games)})
        self.write(regulations)
        while self.read().get("type") != "regulations":
            pass

    def answers(self, document):
        """The answer to a document, and the last permissions in it."""
        self.write(document)
        self.write({})
        lines, permissions = [], None
        while True:
            line = self.read()
            kind = line.get("type")
            if kind == "json-fault" and line["pointer"] == "/type" and line["found"] == "nothing":
                return lines, permissions
            if kind == "permissions":
                permissions = line
            else:
                lines.append(line)

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def turn(permissions):
    for act in permissions["acts"]:
        if act["act"] == "move" and "manner" not in act:
            objection = act.get("refusal", {}).get("objection", {})
            return objection.get("turn", "white") if objection.get("type") == "not-having-the-move" else "white"
    return None


class Run:
    """A case in one edition."""

    def __init__(self, case, edition, referee):
        self.case, self.edition, self.referee = case, edition, referee
        self.editions = case.get("editions", EDITIONS)
        self.now, self.turn, self.result = START, "white", "none"

    def play(self):
        self.referee.begin({**self.case.get("regulations", {}), "edition": self.edition})
        if self.case.get("begun", True):
            self.act({"type": "begin", "by": "arbiter"}, 0)
        for step in self.case["play"]:
            self.step(step)
        expected = self.wanted(self.case.get("end", {}), "result")
        if expected is not None and expected != self.result:
            raise Difference(f"the result is {self.result}, not {expected}")

    def step(self, step):
        if isinstance(step, str):
            for move in step.split():
                lines = self.act({"type": "move", "by": self.turn, "attempt": move}, 1)
                self.quiet(lines, move)
        elif "record" in step:
            self.now += datetime.timedelta(seconds=step.get("after", 1))
            self.said({**step["record"], "at": self.at()})
        else:
            fields = {key: value for key, value in step.items() if key not in ("act", "after", "asked", "gives")}
            lines = self.act({"type": step.get("act", "hands"), **fields}, step.get("after", 1))
            hands = sum(2 if hand.startswith("put") else 1 for hand in step.get("hands", []))
            self.now += datetime.timedelta(seconds=max(0, hands - 1))
            self.compare(step, lines)

    def at(self):
        return self.now.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def act(self, act, after):
        self.now += datetime.timedelta(seconds=after)
        return self.said({**act, "at": self.at()})

    def said(self, document):
        lines, permissions = self.referee.answers(document)
        if not permissions and all(line.get("type") != "json-fault" for line in lines):
            raise Difference("the answer has no permissions; jadoube tells them with `referee --permitted white`")
        self.turn = turn(permissions) if permissions else self.turn
        for each in [each for line in lines for each in line.get("consequences", [])]:
            if each["type"] == "ends":
                self.result = each["result"]
            elif each["type"] == "game-reopened":
                self.result = "none"
        return lines

    def quiet(self, lines, what):
        for line in lines:
            if line["type"] in JUDGEMENTS:
                raise Difference(f"{what} gave {line}")

    def compare(self, step, lines):
        rest = list(lines)
        for expected in step.get("gives", []):
            while rest and rest[0]["type"] not in JUDGEMENTS and rest[0]["type"] != expected.get("event"):
                rest.pop(0)
            if not rest:
                raise Difference(f"{step} gave no {expected}, but {lines}")
            self.compare_one(expected, rest.pop(0))
        self.quiet(rest, step)

    def compare_one(self, expected, line):
        kind = next(each for each in ("ruling", "refusal", "event") if each in expected)
        self.same(kind, expected["event"] if kind == "event" else kind, line["type"], line)
        citation = line.get("citation", {})
        found = {
            "rule" if kind == "event" else kind: citation.get("rule"),
            "article": citation.get("article"),
            "clause": citation.get("house", {}).get("number"),
            "book": citation.get("edition"),
            "objection": line.get("objection", {}).get("type"),
            "written": line.get("written", {}).get("significance"),
            "result": consequence(line, "ends").get("result"),
            "counts-for": consequence(line, "counts-as-win").get("player"),
        }
        for field, value in found.items():
            wanted = self.wanted(expected, field)
            if wanted is not None:
                self.same(field, wanted, value or "", line)
        for field, name, whom in (("gains", "time-added", "to"), ("loses", "time-taken", "from")):
            for player, seconds in (self.wanted(expected, field) or {}).items():
                time = consequence(line, name)
                self.same(field, {player: round(seconds * 1000)}, {time.get(whom): time.get("timeMillis")}, line)

    def same(self, field, wanted, found, line):
        if wanted != found:
            raise Difference(f"{field}: expected {wanted!r}, found {found!r} in {line}")

    def wanted(self, of, field):
        """The expectation in this edition; the last value of a list holds for all later ones, too."""
        value = of.get(field)
        return value[min(self.editions.index(self.edition), len(value) - 1)] if isinstance(value, list) else value


def consequence(line, kind):
    return next((each for each in line.get("consequences", []) if each.get("type") == kind), {})


def cases(file):
    """The cases of a file; what it has instead is said, and nothing is run."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        sys.exit(misuse(f"{file}: {fault}"))
    if not isinstance(found, list):
        sys.exit(misuse(f"{file}: expected a list of cases"))
    for number, case in enumerate(found, 1):
        if not isinstance(case, dict) or not isinstance(case.get("case"), str) or not isinstance(case.get("play"), list):
            sys.exit(misuse(f"{file}: case {number}: expected an object with a name as \"case\" and a list as \"play\""))
    return found


def misuse(message):
    print(f"run.py: {message}", file=sys.stderr)
    return 2


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=pathlib.Path, help="files of cases; default: all of spec/")
    parser.add_argument("--command", default=f"{ROOT.parent / 'jadoube'} referee --permitted white")
    parser.add_argument("--edition", help="one edition only")
    parser.add_argument("--verbose", action="store_true", help="name each case")
    options = parser.parse_args()
    files = options.files or sorted([*ROOT.glob("cases/*.json"), *ROOT.glob("incidents/*.json")])
    referee = Referee(shlex.split(options.command))
    played, differences = 0, 0
    for file, found in [(file, cases(file)) for file in files]:
        for case in found:
            for edition in case.get("editions", EDITIONS):
                if options.edition in (None, edition):
                    played += 1
                    try:
                        Run(case, edition, referee).play()
                    except Difference as difference:
                        differences += 1
                        print(f"{file.name}: {case['case']} ({edition}): {difference}")
                    else:
                        if options.verbose:
                            print(f"{file.name}: {case['case']} ({edition}): as expected")
    referee.close()
    print(f"{played} cases, {differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
