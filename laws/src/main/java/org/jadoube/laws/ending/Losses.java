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
    return under(Rule.FLAG_FALL, Rule.FLAG_FALL_UNWINNABLE, edition, position, flagged, mostNodes);
  }

  /// The end of a game that `resigned` has resigned (Article 5.1.2).
  ///
  /// @param mostNodes as in [#onTime]
  public static Ending byResignation(
      Edition edition, Position position, Colour resigned, long mostNodes) {
    return under(
        Rule.RESIGNATION, Rule.RESIGNATION_UNWINNABLE, edition, position, resigned, mostNodes);
  }

  /// The end of a game that `loser` loses under the rule `lost`.
  ///
  /// @param drawn the rule under which it is drawn if the opponent cannot checkmate; an edition
  ///   without that rule does not ask whether the opponent can
  /// @param mostNodes as in [#onTime]
  public static Ending under(
      Rule lost, Rule drawn, Edition edition, Position position, Colour loser, long mostNodes) {
    Colour opponent = loser.opposite();
    if (!edition.has(drawn)) {
      return new Ending(edition.cite(lost), Result.wonBy(opponent), List.of());
    }
    Fact chances = MatingChances.of(position, opponent, mostNodes);
    boolean unwinnable = chances instanceof Fact.CannotCheckmate;
    return new Ending(
        edition.cite(unwinnable ? drawn : lost),
        unwinnable ? Result.DRAW : Result.wonBy(opponent),
        List.of(chances));
  }
}
