package org.jadoube.web.http.game;

import java.util.Map;
import org.jadoube.web.answer.GameAnswers.AnalysisView;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.description.RouteParameter;
import org.jadoube.web.view.LineView;

/// The descriptions of the routes by which a finished game is looked into.
final class AnalysisOperations {
  /// How many moves can be tried out one after another.
  static final int MOST_MOVES = 100;

  private static final RouteParameter MOVES =
      RouteParameter.ofQuery(
          "moves",
          "Moves to try out from there, in UCI with commas between them, at most "
              + MOST_MOVES
              + ": `e2e4,e7e5`.",
          Map.of("type", "string", "maxLength", 6 * MOST_MOVES));

  static final Operation ANALYSIS =
      ofFinished("What an engine says of a position of the game, or after other moves from there")
          .saying(
              "Only once the game is over: no engine helps a player. The engine is the operator's first, or ours, and thinks for less than a second.")
          .answering(200, "The evaluation and the best moves.", AnalysisView.class)
          .failing(ProblemKind.BUSY);

  static final Operation LINE =
      ofFinished("Other moves from a position of the game")
          .saying(
              "For an analysis board: the moves in notation, the position after them, and what is legal there. Only once the game is over, and nothing happens in it.")
          .answering(200, "The moves and the position.", LineView.class);

  private AnalysisOperations() {}

  private static Operation ofFinished(String summary) {
    return GlanceOperations.inGame(summary)
        .with(GlanceOperations.PLY)
        .with(MOVES)
        .failing(ProblemKind.TOO_LATE, ProblemKind.UNEXPECTED_CONTENT);
  }
}
