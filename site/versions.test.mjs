import assert from "node:assert/strict";
import { test } from "node:test";
import { address, front, newestFirst, plus } from "./versions.mjs";

test("versions stand newest first, by their numbers", () => {
  const versions = ["0.9.0", "0.10.0", "next", "0.10.0-rc.2", "0.10.1", "0.10", "0.10.0-rc.10"];
  assert.deepEqual(versions.sort(newestFirst), ["next", "0.10.1", "0.10.0", "0.10.0-rc.10", "0.10.0-rc.2", "0.10", "0.9.0"]);
});

test("the newest release is at the front; before the first, what is not released yet", () => {
  assert.equal(front(["next"]), "next");
  assert.equal(front(["next", "0.1.0", "0.2.0", "0.3.0-rc.1"]), "0.2.0");
});

test("a version is listed once, and a patch of an old one does not come to the front", () => {
  const list = ["0.1.0", "0.2.0-SNAPSHOT", "0.2.0", "0.3.0-SNAPSHOT", "0.1.1", "0.2.0"].reduce(plus, {});
  assert.deepEqual(list, { front: "0.2.0", versions: ["next", "0.2.0", "0.1.1", "0.1.0"] });
});

test("a page leads to itself in another version", () => {
  const list = { front: "0.2.0", versions: ["next", "0.2.0", "0.1.0"] };
  assert.equal(address("/docs/", list, "0.1.0", "guides/clock.html"), "/docs/0.1.0/guides/clock.html");
  assert.equal(address("/docs/", list, "0.2.0", "guides/clock.html"), "/docs/guides/clock.html");
});
