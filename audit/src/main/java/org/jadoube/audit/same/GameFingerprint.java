package org.jadoube.audit.same;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.audit.facts.GameKey;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.game.PlayedGame;

/// A game's distinguishing marks, in a few numbers.
///
/// @param place where it is in its batch
/// @param key derived from its start and moves, the names of its players as [FoldedName] folds
///   them, and its date
public record GameFingerprint(FindingPlace place, GameKey key) {
  /// Shorter games are often alike, and are the beginnings of many others.
  private static final int FEWEST_PLIES = GameKey.OPENING;

  /// Two games by the same players with so many equal moves are the same, whatever their dates.
  private static final int CERTAIN_PLIES = 40;

  private static final Pattern YEAR = Pattern.compile("\\d{4}");

  /// The fingerprint of `game`; empty if it is too short to be told from others.
  public static Optional<GameFingerprint> of(PlayedGame game) {
    return game.whole() ? of(game.place(), print(game), game.tags()) : Optional.empty();
  }

  /// The fingerprint of a game with these moves.
  static Optional<GameFingerprint> of(
      FindingPlace place, MovesPrint moves, Map<String, String> tags) {
    if (moves.plies() < FEWEST_PLIES) {
      return Optional.empty();
    }
    long people = FoldedName.pair(tags.getOrDefault("White", ""), tags.getOrDefault("Black", ""));
    String date = tags.getOrDefault("Date", "");
    return Optional.of(
        new GameFingerprint(
            place, new GameKey(moves.key(), people, day(date), year(date), moves.trail())));
  }

  private static MovesPrint print(PlayedGame game) {
    MovesPrint print = new MovesPrint();
    print.begin(game.positions().getFirst());
    for (int packed : game.play().packed()) {
      print.add(packed);
    }
    return print;
  }

  private static int day(String date) {
    return date.indexOf('?') >= 0 ? 0 : date.hashCode();
  }

  private static int year(String date) {
    Matcher year = YEAR.matcher(date);
    return year.lookingAt() ? Integer.parseInt(year.group()) : 0;
  }

  /// Whether another game with equal moves is the one with `key`, judging by its players and its
  /// day.
  static boolean isSame(GameKey key, long otherPeople, int otherDay) {
    return (isOfAnyDay(key) || otherDay == 0 || key.day() == otherDay)
        && FoldedName.areAlike(key.people(), otherPeople);
  }

  /// Whether a copy of the game may have any other day.
  static boolean isOfAnyDay(GameKey key) {
    return key.day() == 0 || key.plies() >= CERTAIN_PLIES;
  }
}
