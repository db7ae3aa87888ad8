package org.jadoube.audit;

/// Results that are wanted of each game besides findings.
enum WantedFacts {
  /// The key it is compared by.
  KEYS,
  /// Its part in an event.
  PARTS,
  FACTS
}
