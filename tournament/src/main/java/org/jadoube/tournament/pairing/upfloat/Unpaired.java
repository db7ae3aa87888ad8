package org.jadoube.tournament.pairing.upfloat;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.tournament.pairing.UpfloatEdition.NextBracket;

/// Those who have not been paired yet.
///
/// @param players by rank; at least one
record Unpaired(UpfloatRoster roster, List<Integer> players) {
  Unpaired {
    players = List.copyOf(players);
  }

  /// Everybody but who has the bye.
  static Unpaired of(UpfloatRoster roster, int bye) {
    return new Unpaired(
        roster, IntStream.range(0, roster.size()).filter(player -> player != bye).boxed().toList());
  }

  Unpaired without(Collection<Integer> paired) {
    return new Unpaired(
        roster, players.stream().filter(player -> !paired.contains(player)).toList());
  }

  boolean isNobody() {
    return players.isEmpty();
  }

  /// The highest score.
  int score() {
    return roster.score(players.getFirst());
  }

  /// Those with the highest score: the residents of the next bracket.
  List<Integer> top() {
    return players.stream().filter(player -> roster.score(player) == score()).toList();
  }

  /// The score of the bracket after the next one (C6), if there is one that matters.
  ///
  /// @param upfloaters who leaves it for the next one
  OptionalInt following(Collection<Integer> upfloaters) {
    Map<Integer, Integer> left = new HashMap<>();
    players.stream()
        .filter(player -> !upfloaters.contains(player))
        .forEach(player -> left.merge(roster.score(player), 1, Integer::sum));
    return IntStream.range(0, roster.size())
        .map(roster::score)
        .filter(score -> score < score())
        .filter(score ->
            roster.edition().nextBracket() != NextBracket.NOT_EMPTIED_PAIRED_OR_NOT
                || left.containsKey(score))
        .findFirst();
  }
}
