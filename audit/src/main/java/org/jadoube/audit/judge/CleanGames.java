package org.jadoube.audit.judge;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.audit.form.TagsRead;
import org.jadoube.audit.game.FlagRemark;
import org.jadoube.audit.game.ReadGame;
import org.jadoube.audit.game.Sieve;
import org.jadoube.audit.game.Termination;
import org.jadoube.audit.terms.AuditTerms;
import org.jadoube.chess.Colour;
import org.jadoube.chess.bits.Placement;
import org.jadoube.chess.fate.glance.Glance;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.ending.LeastCounts;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.replay.ReplayBoard;

/// Recognises games in which no edition finds anything. No draw could be claimed; the last position
/// either ended the game with its result or did not end it; and where a player can only have
/// resigned or lost on time, the opponent could mate. It has no rule of its own, and leaves every
/// doubtful game to the checks.
final class CleanGames implements Sieve {
  private final LeastCounts least;
  private final int movesBeforeDraw;
  private final Terminations terminations = new Terminations();
  private final Resignations resignations;
  private final Glance glance = new Glance();

  /// @param books all editions that may apply
  /// @param editions those that may apply to a game with these dates
  CleanGames(
      List<Edition> books,
      AuditTerms terms,
      Function<Map<String, String>, List<Edition>> editions) {
    least = books.stream().map(LeastCounts::of).reduce(LeastCounts::orLess).orElseThrow();
    movesBeforeDraw = Math.max(1, terms.movesBeforeDraw());
    resignations = new Resignations(editions);
  }

  @Override
  public boolean isClean(ReadGame game) {
    return game.lastComment().isEmpty()
        && least.exceed(game.mostOccurrences(), game.mostReversiblePlies())
        && isSaidTwice(game)
        && endsWell(game);
  }

  /// Whether the tag equals the result after the moves.
  private static boolean isSaidTwice(ReadGame game) {
    String tag = game.tags().result();
    return tag.equals(game.result().text()) || PgnResult.of(tag).equals(Optional.of(game.result()));
  }

  private boolean endsWell(ReadGame game) {
    ReplayBoard board = game.board();
    if (board.isPassed()) {
      return false;
    }
    if (board.isCheck() && board.isMate()) {
      return game.result() == (board.whiteToMove() ? PgnResult.BLACK_WINS : PgnResult.WHITE_WINS)
          && mayBeMate(game.tags(), board.whiteToMove());
    }
    Placement men = board.placement();
    return switch (decision(game)) {
      case RIGHT -> glance.isFree(men, board.rights());
      case RIGHT_IF_WINNER_CAN_MATE -> couldMate(game, men); // then play was free
      case UNCERTAIN -> false;
    };
  }

  /// Whether it is certain that no tag names a winner other than the player who gave checkmate.
  private static boolean mayBeMate(TagsRead tags, boolean blackWon) {
    String tag = tags.termination();
    return tag.isEmpty()
        || tag.equalsIgnoreCase("normal")
        || tag.startsWith((blackWon ? tags.black() : tags.white()) + " won");
  }

  /// Whether a result that the position did not decide is right.
  private enum Decision {
    RIGHT,
    RIGHT_IF_WINNER_CAN_MATE,
    UNCERTAIN;

    private static Decision right(boolean right) {
      return right ? RIGHT : UNCERTAIN;
    }
  }

  private Decision decision(ReadGame game) {
    return switch (terminations.of(game.tags())) {
      case Termination.Decided(var winner) -> Decision.right(winner.isEmpty());
      case Termination.Said _ -> Decision.UNCERTAIN;
      case Termination.OnTime(FlagRemark flag) ->
          isLosers(flag, game.result())
              ? Decision.RIGHT_IF_WINNER_CAN_MATE
              : Decision.right(game.result() == PgnResult.UNKNOWN);
      case Termination.ByThePlayers _ ->
          switch (game.result()) {
            case WHITE_WINS, BLACK_WINS ->
                resignations.mayBeDraws(game.tags())
                    ? Decision.RIGHT_IF_WINNER_CAN_MATE
                    : Decision.RIGHT;
            case DRAW -> Decision.right(game.plies() / 2 >= movesBeforeDraw);
            default -> Decision.RIGHT;
          };
    };
  }

  /// Whether only the loser's flag can have fallen.
  private static boolean isLosers(FlagRemark flag, PgnResult result) {
    return switch (result) {
      case WHITE_WINS -> flag.flagged().orElse(Colour.BLACK) == Colour.BLACK;
      case BLACK_WINS -> flag.flagged().orElse(Colour.WHITE) == Colour.WHITE;
      default -> false;
    };
  }

  /// Whether the winner could have mated.
  private boolean couldMate(ReadGame game, Placement men) {
    ReplayBoard board = game.board();
    boolean whiteWon = game.result() == PgnResult.WHITE_WINS;
    return glance.canMate(men, board.rights(), whiteWon == board.whiteToMove());
  }
}
