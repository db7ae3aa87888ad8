// The versions of the documentation that a website keeps side by side: each release under its number, what is not released
// yet under `next`, and the newest release also at the front. `versions.json` at the front lists them, so that the pages of
// an old version know of newer ones.

export const NEXT = "next";

/** Where a version of the project is kept. */
export function folder(version) {
  return version.endsWith("-SNAPSHOT") ? NEXT : version;
}

/** Newest first: what is not released yet, then releases by their numbers, each after its candidates. */
export function newestFirst(one, other) {
  if (one === NEXT || other === NEXT) {
    return (other === NEXT) - (one === NEXT);
  }
  const [ones, onesCandidate = ""] = one.split(/-(.*)/);
  const [others, othersCandidate = ""] = other.split(/-(.*)/);
  const difference = ones.split(".").findIndex((part, at) => part !== others.split(".")[at]);
  if (difference >= 0) {
    return Number(others.split(".")[difference] ?? -1) - Number(ones.split(".")[difference]);
  }
  if (ones !== others) {
    return 1; // 1.0 before 1.0.1
  }
  if (onesCandidate === "" || othersCandidate === "") {
    return (onesCandidate !== "") - (othersCandidate !== "");
  }
  return othersCandidate.localeCompare(onesCandidate, "en", { numeric: true });
}

/** The one that stands at the front: the newest release, or, before the first, what is not released yet. */
export function front(versions) {
  return versions.toSorted(newestFirst).find(version => version !== NEXT && !version.includes("-")) ?? versions.toSorted(newestFirst)[0];
}

/** A list with one more version, which may be there already. */
export function plus({ versions = [] }, version) {
  const all = [...new Set([...versions, folder(version)])].sort(newestFirst);
  return { front: front(all), versions: all };
}

/** The address of a page in another version: what is at the front has no number in it. */
export function address(root, list, version, page) {
  return `${root}${version === list.front ? "" : `${version}/`}${page}`;
}
