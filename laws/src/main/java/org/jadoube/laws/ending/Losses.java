package org.jadoube.laws.ending;

import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;

/// Games that a player loses, unless the opponent cannot checkmate by any series of legal moves:
/// then they are drawn. If that remains undecided they are lost, and the facts say so.
public final class Losses {
  private Losses() {}

  /// The end of a game in which the flag of `flagged` has fallen (Article 6.9).
  ///
  /// @param mostNodes how many positions to examine before leaving it undecided whether the
  ///   opponent can checkmate
  public static Ending onTime(Edition edition, Position position, Colour flagged, long mostNodes) {
    return onTime(edition, position, flagged, Rule.FLAG_FALL_UNWINNABLE, mostNodes);
  }

  /// The same under a separate rule for the draw, as in rapid and blitz.
  public static Ending onTime(
      Edition edition, Position position, Colour flagged, Rule drawn, long mostNodes) {
    return lost(edition, flagged, Rule.FLAG_FALL, drawn, opponent(position, flagged, mostNodes));
  }

  /// The end of a game that `resigned` has resigned (Article 5.1.2). Before 2023 it does not matter
  /// whether the opponent can checkmate.
  public static Ending byResignation(
      Edition edition, Position position, Colour resigned, long mostNodes) {
    return edition.has(Rule.RESIGNATION_UNWINNABLE)
        ? lost(
            edition,
            resigned,
            Rule.RESIGNATION,
            Rule.RESIGNATION_UNWINNABLE,
            opponent(position, resigned, mostNodes))
        : new Ending(edition.cite(Rule.RESIGNATION), Result.wonBy(resigned.opposite()), List.of());
  }

  private static Fact opponent(Position position, Colour loser, long mostNodes) {
    return MatingChances.of(position, loser.opposite(), mostNodes);
  }

  private static Ending lost(Edition edition, Colour loser, Rule lost, Rule drawn, Fact opponent) {
    boolean unwinnable = opponent instanceof Fact.CannotCheckmate;
    return new Ending(
        edition.cite(unwinnable ? drawn : lost),
        unwinnable ? Result.DRAW : Result.wonBy(loser.opposite()),
        List.of(opponent));
  }
}
