package org.jadoube.web.view;

import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.web.description.NameOf;
import org.jadoube.wire.Names;

/// How a game came to its end, in a word, for those who tell a player "You won: your opponent's
/// time ran out".
///
/// @param reason `other` if there is no short word for it
/// @param of the player whose checkmate, time, resignation or absence it was: the loser, or the one
///   who would have lost if the opponent could checkmate; absent if it was both players', or
///   nobody's
public record EndView(
    @NameOf(Reason.class) String reason, @NameOf(Colour.class) Optional<String> of) {
  /// The ways in which games end.
  enum Reason {
    CHECKMATE,
    RESIGNATION,
    TIME,
    BOTH_TIMES,
    ABSENCE,
    CONNECTION,
    ILLEGAL_MOVES,
    AGREEMENT,
    STALEMATE,
    REPETITION,
    MOVES,
    DEAD_POSITION,
    ARBITER,
    OTHER
  }

  /// The view of the ruling that ends a game.
  static EndView of(Ruling ruling, Result result) {
    return new EndView(Names.of(reason(ruling)), sufferer(ruling, result).map(Names::of));
  }

  private static Reason reason(Ruling ruling) {
    return has(ruling, Fact.ArbiterDecided.class) ? Reason.ARBITER : byRule(ruling);
  }

  private static Reason byRule(Ruling ruling) {
    return switch (ruling.citation().rule()) {
      case CHECKMATE -> Reason.CHECKMATE;
      case RESIGNATION, RESIGNATION_UNWINNABLE -> Reason.RESIGNATION;
      case FLAG_FALL,
          FLAG_FALL_UNWINNABLE,
          FLAG_CLAIM_UNWINNABLE,
          FLAG_CLAIMED_BY_PLAYER,
          ARBITER_CALLS_FLAG ->
          Reason.TIME;
      case BOTH_FLAGS_DOWN, BOTH_FLAGS_DOWN_IN_LAST_PERIOD, BOTH_FLAGS_DOWN_IN_RAPID ->
          Reason.BOTH_TIMES;
      case DEFAULT_TIME, LATE_FOR_RESUMPTION -> Reason.ABSENCE;
      case DISCONNECTION_LOSS, DISCONNECTION_UNWINNABLE -> Reason.CONNECTION;
      case DRAW_BY_AGREEMENT, AGREEMENT_AFTER_BOTH_MOVED -> Reason.AGREEMENT;
      case STALEMATE -> Reason.STALEMATE;
      case DEAD_POSITION -> Reason.DEAD_POSITION;
      default -> byFacts(ruling);
    };
  }

  private static Reason byFacts(Ruling ruling) {
    if (has(ruling, BoardFact.IllegalMoves.class)) {
      return Reason.ILLEGAL_MOVES;
    }
    if (has(ruling, Fact.SamePosition.class)) {
      return Reason.REPETITION;
    }
    return has(ruling, Fact.NoPawnMoveOrCapture.class) ? Reason.MOVES : Reason.OTHER;
  }

  private static boolean has(Ruling ruling, Class<? extends Fact> kind) {
    return ruling.facts().stream().anyMatch(kind::isInstance);
  }

  private static Optional<Colour> sufferer(Ruling ruling, Result result) {
    Optional<Colour> loser =
        Stream.of(Colour.values())
            .filter(colour -> result.score(colour.opposite()) == Result.Score.WIN)
            .findFirst();
    return loser.or(() ->
        ruling.facts().stream()
            .filter(Fact.CannotCheckmate.class::isInstance)
            .map(fact -> ((Fact.CannotCheckmate) fact).player().opposite())
            .findFirst());
  }
}
