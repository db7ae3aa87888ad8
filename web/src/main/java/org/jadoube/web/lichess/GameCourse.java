package org.jadoube.web.lichess;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Ruling;
import org.jadoube.play.game.Snapshot;

/// How far a game has come, in Lichess's terms.
///
/// @param winner empty if there is none, or not yet
record GameCourse(Status status, Optional<Colour> winner) {
  /// The states of games that Lichess's clients know.
  enum Status {
    STARTED(20, "started"),
    ABORTED(25, "aborted"),
    MATE(30, "mate"),
    RESIGN(31, "resign"),
    STALEMATE(32, "stalemate"),
    TIMEOUT(33, "timeout"),
    DRAW(34, "draw"),
    OUT_OF_TIME(35, "outoftime"),
    NO_START(37, "noStart"),
    UNKNOWN_FINISH(38, "unknownFinish");

    private final int id;
    private final String text;

    Status(int id, String text) {
      this.id = id;
      this.text = text;
    }

    int id() {
      return id;
    }

    String text() {
      return text;
    }
  }

  /// The outcome of a game. Its clients take anything but `started` for an end, so a game that
  /// waits for its players has started, too.
  static GameCourse of(Snapshot snapshot) {
    if (snapshot.isAborted()) {
      return new GameCourse(Status.ABORTED, Optional.empty());
    }
    return snapshot
        .game()
        .ending()
        .map(ending -> of(ending, snapshot.game()))
        .orElseGet(() -> new GameCourse(Status.STARTED, Optional.empty()));
  }

  private static GameCourse of(Ruling ending, Game game) {
    Optional<Colour> winner = game.result().flatMap(GameCourse::winner);
    boolean drawn = game.result().filter(Result.DRAW::equals).isPresent();
    return new GameCourse(status(ending.citation().rule(), drawn, game), winner);
  }

  private static Optional<Colour> winner(Result result) {
    for (Colour colour : Colour.values()) {
      if (result.score(colour) == Result.Score.WIN) {
        return Optional.of(colour);
      }
    }
    return Optional.empty();
  }

  /// An arbiter's decision is anything that is no usual end of a game.
  private static Status status(Rule rule, boolean drawn, Game game) {
    return switch (rule) {
      case CHECKMATE -> game.position().isCheckmate() ? Status.MATE : Status.UNKNOWN_FINISH;
      case RESIGNATION, RESIGNATION_UNWINNABLE -> drawn ? Status.DRAW : Status.RESIGN;
      case STALEMATE -> Status.STALEMATE;
      case FLAG_FALL,
          FLAG_FALL_UNWINNABLE,
          FLAG_CLAIM_UNWINNABLE,
          FLAG_CLAIMED_BY_PLAYER,
          ARBITER_CALLS_FLAG,
          BOTH_FLAGS_DOWN,
          BOTH_FLAGS_DOWN_IN_LAST_PERIOD,
          BOTH_FLAGS_DOWN_IN_RAPID ->
          Status.OUT_OF_TIME;
      case DEFAULT_TIME -> Status.NO_START;
      case DISCONNECTION_LOSS, DISCONNECTION_UNWINNABLE -> Status.TIMEOUT;
      case DEAD_POSITION,
          DRAW_BY_AGREEMENT,
          AGREEMENT_AFTER_BOTH_MOVED,
          THREEFOLD_CLAIM,
          THREEFOLD_CLAIM_BY_INTENDED_MOVE,
          FIFTY_MOVE_CLAIM,
          FIFTY_MOVE_CLAIM_BY_INTENDED_MOVE,
          CORRECT_CLAIM,
          FIVEFOLD_REPETITION,
          SEVENTY_FIVE_MOVES ->
          drawn ? Status.DRAW : Status.UNKNOWN_FINISH;
      default -> Status.UNKNOWN_FINISH;
    };
  }

  /// Whether the game goes on.
  boolean isOpen() {
    return status == Status.STARTED;
  }
}
