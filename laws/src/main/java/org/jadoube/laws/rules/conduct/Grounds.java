package org.jadoube.laws.rules.conduct;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.laws.act.Basis;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;

/// The provisions by which a game can end. The arbiter decides no result under any other.
final class Grounds {
  private static final Set<Rule> ENDING =
      EnumSet.of(
          Rule.CHECKMATE,
          Rule.RESIGNATION,
          Rule.RESIGNATION_UNWINNABLE,
          Rule.STALEMATE,
          Rule.DEAD_POSITION,
          Rule.DRAW_BY_AGREEMENT,
          Rule.DEFAULT_TIME,
          Rule.FLAG_FALL,
          Rule.FLAG_FALL_UNWINNABLE,
          Rule.BOTH_FLAGS_DOWN_IN_LAST_PERIOD,
          Rule.ILLEGAL_MOVE_LOSS,
          Rule.ILLEGAL_MOVE_UNWINNABLE,
          Rule.SCORESHEETS_SIGNED,
          Rule.THREEFOLD_CLAIM,
          Rule.THREEFOLD_CLAIM_BY_INTENDED_MOVE,
          Rule.FIFTY_MOVE_CLAIM,
          Rule.FIFTY_MOVE_CLAIM_BY_INTENDED_MOVE,
          Rule.FIVEFOLD_REPETITION,
          Rule.SEVENTY_FIVE_MOVES,
          Rule.ELECTRONIC_DEVICE,
          Rule.CONDUCT_PENALISED,
          Rule.REFUSAL_TO_COMPLY,
          Rule.BOTH_REFUSE,
          Rule.APPEAL,
          Rule.ARBITER_OVERRULES,
          Rule.PENALTY_MORE_POINTS_FOR_OPPONENT,
          Rule.PENALTY_FEWER_POINTS,
          Rule.PENALTY_LOSS_OF_GAME,
          Rule.ILLEGAL_MOVE_IN_RAPID,
          Rule.ILLEGAL_MOVE_IN_RAPID_UNWINNABLE,
          Rule.FLAG_CLAIM_UNWINNABLE,
          Rule.BOTH_FLAGS_DOWN_IN_RAPID,
          Rule.BOTH_KINGS_IN_CHECK,
          Rule.ILLEGAL_MOVE_IN_BLITZ,
          Rule.ILLEGAL_MOVE_IN_BLITZ_UNWINNABLE,
          Rule.BAD_SEALED_MOVE,
          Rule.BAD_SEALED_MOVE_UNWINNABLE,
          Rule.LATE_FOR_RESUMPTION,
          Rule.QUICKPLAY_CLAIM_UPHELD,
          Rule.QUICKPLAY_CLAIM_DECIDED_LATER,
          Rule.QUICKPLAY_FINAL_POSITION,
          Rule.QUICKPLAY_NO_EFFORT,
          Rule.QUICKPLAY_REFERRED,
          Rule.AUTOMATIC_REPETITION,
          Rule.AUTOMATIC_MOVE_COUNT,
          Rule.DISCONNECTION_LOSS,
          Rule.DISCONNECTION_UNWINNABLE,
          Rule.VIDEO_CARDS,
          Rule.DRAW_DECLARED_BY_ARBITER,
          Rule.WRONG_AUTOMATIC_DRAW);

  private Grounds() {}

  /// The ground that a basis names in an edition.
  static Optional<Rule> of(Basis basis, Edition edition) {
    return Bases.provisions(basis, edition)
        .map(Provision::rule)
        .flatMap(Optional::stream)
        .filter(ENDING::contains)
        .findFirst();
  }

  /// Why a basis names no ground.
  static Optional<Objection> objection(Basis basis, Edition edition) {
    return Bases.objection(basis, edition)
        .or(() ->
            of(basis, edition).isPresent()
                ? Optional.empty()
                : Optional.of(
                    new ConductObjection.EndsNoGame(
                        Bases.article(basis, edition), articles(edition))));
  }

  private static List<Article> articles(Edition edition) {
    return ENDING.stream()
        .filter(edition::has)
        .map(rule -> edition.cite(rule).article())
        .distinct()
        .toList();
  }
}
