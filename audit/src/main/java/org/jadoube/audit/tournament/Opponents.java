package org.jadoube.audit.tournament;

/// Two players, whoever has White.
record Opponents(String first, String second) {
  static Opponents of(String one, String other) {
    return one.compareTo(other) < 0 ? new Opponents(one, other) : new Opponents(other, one);
  }
}
