package org.jadoube.audit.same;

import java.util.Map;
import java.util.Optional;
import org.jadoube.audit.facts.GameKey;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.chess.Position;

/// What tells a game from others, in a few numbers.
///
/// @param place where it is in its batch
/// @param key made of its start and moves, the names of its players as [FoldedName] folds them, and
///   its date
public record Fingerprint(FindingPlace place, GameKey key) {
  /// Shorter games are often alike.
  private static final int FEWEST_PLIES = 10;

  /// Two games of the same players with as many equal moves are the same, whatever their dates.
  private static final int CERTAIN_PLIES = 40;

  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  /// The fingerprint of `game`; empty if it is too short to tell it from others.
  public static Optional<Fingerprint> of(PlayedGame game) {
    return game.whole()
        ? of(game.place(), moves(game), game.tags(), game.plies())
        : Optional.empty();
  }

  /// The fingerprint of a game with this key of its moves.
  static Optional<Fingerprint> of(
      FindingPlace place, long moves, Map<String, String> tags, int plies) {
    if (plies < FEWEST_PLIES) {
      return Optional.empty();
    }
    long people = FoldedName.pair(tags.getOrDefault("White", ""), tags.getOrDefault("Black", ""));
    int day = day(tags.getOrDefault("Date", ""));
    return Optional.of(new Fingerprint(place, new GameKey(moves, people, day, plies)));
  }

  private static long moves(PlayedGame game) {
    long key = key(game.positions().getFirst());
    for (int packed : game.play().packed()) {
      key = key(key, packed);
    }
    return key;
  }

  /// The key of no moves.
  static long key(Position start) {
    return start.hashCode();
  }

  /// The key of one more move.
  static long key(long before, int packed) {
    long key = (before ^ packed) * FACTOR;
    return key ^ key >>> 29;
  }

  private static int day(String date) {
    return date.indexOf('?') >= 0 ? 0 : date.hashCode();
  }

  /// Whether another game with the same moves is the same as that with `key`, by its people and its
  /// day.
  static boolean isSame(GameKey key, long otherPeople, int otherDay) {
    return (isOfAnyDay(key) || otherDay == 0 || key.day() == otherDay)
        && FoldedName.areAlike(key.people(), otherPeople);
  }

  /// Whether the same game can have any other day.
  static boolean isOfAnyDay(GameKey key) {
    return key.day() == 0 || key.plies() >= CERTAIN_PLIES;
  }
}
