package org.jadoube.audit;

/// What else is wanted of each game besides findings.
enum WantedFacts {
  /// What it is compared by.
  KEYS,
  /// What part of an event it is.
  PARTS,
  FACTS
}
