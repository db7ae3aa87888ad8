package org.jadoube.laws.rules.conduct;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.time.Arrivals;
import org.jadoube.laws.state.GameState;

/// Article 10 (11 before 2014): points. Since 2018 the two players together never get more than a
/// game normally allows.
final class Points {
  private static final Set<Rule> DRAWING =
      EnumSet.of(
          Rule.STALEMATE,
          Rule.DEAD_POSITION,
          Rule.DRAW_BY_AGREEMENT,
          Rule.THREEFOLD_CLAIM,
          Rule.THREEFOLD_CLAIM_BY_INTENDED_MOVE,
          Rule.FIFTY_MOVE_CLAIM,
          Rule.FIFTY_MOVE_CLAIM_BY_INTENDED_MOVE,
          Rule.FIVEFOLD_REPETITION,
          Rule.SEVENTY_FIVE_MOVES,
          Rule.AUTOMATIC_REPETITION,
          Rule.AUTOMATIC_MOVE_COUNT,
          Rule.DRAW_DECLARED_BY_ARBITER,
          Rule.DISCONNECTION_UNWINNABLE,
          Rule.FLAG_FALL_UNWINNABLE,
          Rule.RESIGNATION_UNWINNABLE);

  private Points() {}

  /// The result of a game that `loser` loses by misconduct. If the opponent has not arrived yet,
  /// the game has not been played (the arbiters' commentary on Article 11.3.2.2).
  static Result lostBy(Colour loser, Result.Score opponent, GameState game) {
    Result lost = Result.lostBy(loser, opponent);
    return Arrivals.isAwaited(loser.opposite(), game)
        ? new Result(lost.white(), lost.black(), true)
        : lost;
  }

  /// The objection to a result given by the arbiter, if any.
  static Optional<Objection> objection(Result result, GameState game) {
    return !game.edition().has(Rule.POINTS_CAP) || game.regulations().scoring().allows(result)
        ? Optional.empty()
        : Optional.of(new ConductObjection.OverTheMaximum(result));
  }

  /// The rule under which `objection` is made: the cap on points, or `otherwise`.
  static Rule rule(Objection objection, Rule otherwise) {
    return objection instanceof ConductObjection.OverTheMaximum ? Rule.POINTS_CAP : otherwise;
  }

  /// The objection to this result under that rule, if any.
  static Optional<Objection> objection(Rule basis, Result result, GameState game) {
    return leadsTo(basis, result)
        ? Optional.empty()
        : Optional.of(new ConductObjection.NotUnderThisRule(game.cite(basis), result));
  }

  private static boolean leadsTo(Rule basis, Result result) {
    boolean whiteLoses = result.white() == Result.Score.LOSS;
    boolean blackLoses = result.black() == Result.Score.LOSS;
    return switch (basis) {
      case REFUSAL_TO_COMPLY, ELECTRONIC_DEVICE, CONDUCT_PENALISED, PENALTY_LOSS_OF_GAME ->
          whiteLoses || blackLoses;
      case BOTH_REFUSE -> whiteLoses && blackLoses;
      case CHECKMATE, RESIGNATION, FLAG_FALL, ILLEGAL_MOVE_LOSS, DISCONNECTION_LOSS ->
          result.equals(Result.WHITE_WINS) || result.equals(Result.BLACK_WINS);
      default -> !DRAWING.contains(basis) || result.equals(Result.DRAW);
    };
  }
}
