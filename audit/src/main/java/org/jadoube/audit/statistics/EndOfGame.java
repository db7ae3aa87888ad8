package org.jadoube.audit.statistics;

import java.util.Locale;
import java.util.Optional;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.audit.game.Termination;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.ending.Endings;
import org.jadoube.notation.pgn.PgnResult;

/// How a game ended: by the Laws on the board, or else according to its record.
public enum EndOfGame {
  CHECKMATE,
  STALEMATE,
  DEAD_POSITION,
  /// The fifth occurrence of a position.
  REPETITION,
  SEVENTY_FIVE_MOVES,
  /// A flag fell, according to the record.
  FLAG_FALL,
  /// Decided away from the board: abandoned, forfeited, adjudicated.
  DECIDED,
  /// Won with the game still in play: by resignation, or on time without a remark.
  WON,
  /// Drawn with the game still in play: by agreement or on claim.
  DRAWN,
  /// There is no result.
  OPEN,
  /// The moves cannot be read to their end.
  UNKNOWN;

  /// Its name in reports: `dead-position`.
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The end of `game` under `edition`.
  static EndOfGame of(PlayedGame game, Edition edition) {
    return game.whole() ? onBoard(game, edition).orElseGet(() -> otherwise(game)) : UNKNOWN;
  }

  private static Optional<EndOfGame> onBoard(PlayedGame game, Edition edition) {
    return Endings.of(edition)
        .at(game.history().at(game.plies()))
        .map(end -> of(end.citation().rule()));
  }

  private static EndOfGame of(Rule rule) {
    return switch (rule) {
      case CHECKMATE -> CHECKMATE;
      case STALEMATE -> STALEMATE;
      case DEAD_POSITION -> DEAD_POSITION;
      case SEVENTY_FIVE_MOVES, AUTOMATIC_MOVE_COUNT -> SEVENTY_FIVE_MOVES;
      default -> REPETITION;
    };
  }

  private static EndOfGame otherwise(PlayedGame game) {
    return switch (game.termination()) {
      case Termination.OnTime _ -> FLAG_FALL;
      case Termination.Decided _ -> DECIDED;
      default -> byResult(game.written());
    };
  }

  private static EndOfGame byResult(PgnResult result) {
    return switch (result) {
      case WHITE_WINS, BLACK_WINS -> WON;
      case DRAW -> DRAWN;
      case UNKNOWN -> OPEN;
      default -> DECIDED;
    };
  }
}
