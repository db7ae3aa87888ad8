package org.jadoube.audit.tournament;

/// Two players, whoever has White.
record Pair(String first, String second) {
  static Pair of(String one, String other) {
    return one.compareTo(other) < 0 ? new Pair(one, other) : new Pair(other, one);
  }
}
