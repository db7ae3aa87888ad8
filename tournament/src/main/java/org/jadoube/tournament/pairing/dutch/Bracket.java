package org.jadoube.tournament.pairing.dutch;

import java.util.List;
import java.util.stream.Stream;

/// The players who are paired together, and those who come after them (1.3.2).
///
/// @param movedDown by rank
/// @param residents by rank
/// @param next the residents of the next bracket; none after the last
/// @param rest those of the brackets after that
/// @param bye whether somebody will get the pairing-allocated bye
/// @param byeScore the score that its receiver must have (C5), or [#ANY_SCORE]
record Bracket(
    Roster roster,
    List<Integer> movedDown,
    List<Integer> residents,
    List<Integer> next,
    List<Integer> rest,
    boolean bye,
    int byeScore) {
  static final int ANY_SCORE = -1;

  /// A copy without a bracket to look at: those below are one.
  Bracket collapsed() {
    return new Bracket(
        roster,
        movedDown,
        residents,
        List.of(),
        Stream.concat(next.stream(), rest.stream()).toList(),
        bye,
        byeScore);
  }

  List<Integer> members() {
    return Stream.concat(movedDown.stream(), residents.stream()).toList();
  }

  List<Integer> below() {
    return Stream.concat(next.stream(), rest.stream()).toList();
  }

  /// The lowest score in it.
  int lowest() {
    return roster.score(residents.isEmpty() ? movedDown.getLast() : residents.getLast());
  }

  boolean isMovedDown(int player) {
    return movedDown.contains(player);
  }

  boolean mayHaveBye(int player) {
    return bye
        && roster.mayHaveBye(player)
        && (byeScore == ANY_SCORE || roster.score(player) == byeScore);
  }
}
