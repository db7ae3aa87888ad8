package org.jadoube.laws.act;

import java.util.Optional;

/// A way of doing an act that gets its own answer from the Laws: a claim of threefold repetition
/// may be right where one of fifty moves is not.
///
/// @since 0.1.0
public enum Manner {
  /// A move that offers a draw.
  OFFERING_DRAW,
  /// A claim of threefold repetition, on the board as it stands.
  THREEFOLD,
  /// A claim of threefold repetition, after a move that is declared.
  THREEFOLD_BY_MOVE,
  /// A claim of fifty moves, on the board as it stands.
  FIFTY_MOVES,
  /// A claim of fifty moves, after a move that is declared.
  FIFTY_MOVES_BY_MOVE,
  /// A pause because the arbiter interrupts the game.
  INTERRUPTION,
  /// A pause to seek the arbiter's assistance.
  ASSISTANCE,
  /// A pause to have an irregularity put right.
  IRREGULARITY,
  /// A pause because the program that keeps the clock was stopped.
  OUTAGE,
  /// A report that the pieces stood wrongly at the beginning.
  INITIAL_POSITION,
  /// A report that the board lies the wrong way round.
  BOARD_ORIENTATION,
  /// A report that the colours are reversed.
  COLOURS,
  /// A report that pieces are displaced.
  DISPLACED_PIECES,
  /// A report of an illegal move.
  ILLEGAL_MOVE,
  /// A report that a piece touched or released was not moved as required.
  TOUCH_MOVE,
  /// A report of an illegal position.
  ILLEGAL_POSITION,
  /// A penalty: a warning.
  WARNING,
  /// A penalty: more time for the opponent.
  MORE_TIME_FOR_OPPONENT,
  /// A penalty: less time for the offender.
  LESS_TIME,
  /// A penalty: more points for the opponent.
  MORE_POINTS_FOR_OPPONENT,
  /// A penalty: fewer points for the offender.
  FEWER_POINTS,
  /// A penalty: the game is lost.
  LOSS_OF_GAME,
  /// A penalty: a fine.
  FINE,
  /// A penalty: exclusion from rounds.
  EXCLUSION,
  /// A penalty: expulsion from the competition.
  EXPULSION;

  /// The manner of an act; empty for acts that can only be done in one way, and for a plain move.
  public static Optional<Manner> of(Act.Deed deed) {
    return switch (deed) {
      case Act.Move move when move.offersDraw() -> Optional.of(OFFERING_DRAW);
      case Act.ClaimDraw claim -> Optional.of(claim(claim));
      case Act.Pause pause -> Optional.of(valueOf(pause.reason().name()));
      case BoardAct.Report report -> Optional.of(valueOf(report.what().name()));
      case Act.Penalise penalise -> Optional.of(penalty(penalise.penalty()));
      default -> Optional.empty();
    };
  }

  private static Manner claim(Act.ClaimDraw act) {
    boolean byMove = act.intended().isPresent();
    return switch (act.claim()) {
      case THREEFOLD -> byMove ? THREEFOLD_BY_MOVE : THREEFOLD;
      case FIFTY_MOVES -> byMove ? FIFTY_MOVES_BY_MOVE : FIFTY_MOVES;
    };
  }

  private static Manner penalty(Penalty penalty) {
    return switch (penalty) {
      case Penalty.Warning _ -> WARNING;
      case Penalty.MoreTimeForOpponent _ -> MORE_TIME_FOR_OPPONENT;
      case Penalty.LessTime _ -> LESS_TIME;
      case Penalty.MorePointsForOpponent _ -> MORE_POINTS_FOR_OPPONENT;
      case Penalty.FewerPoints _ -> FEWER_POINTS;
      case Penalty.LossOfGame _ -> LOSS_OF_GAME;
      case Penalty.Fine _ -> FINE;
      case Penalty.Exclusion _ -> EXCLUSION;
      case Penalty.Expulsion _ -> EXPULSION;
    };
  }
}
