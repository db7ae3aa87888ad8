package org.jadoube.web.http.game;

import java.util.Map;
import org.jadoube.notation.spoken.SpokenMoves;
import org.jadoube.web.answer.GameAnswers.AnalysisView;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.description.RouteParameter;
import org.jadoube.web.view.GameView.HeadlineView;
import org.jadoube.web.view.TypedMoveView;

/// The descriptions of the routes that tell a little about a game.
final class GlanceOperations {
  private static final RouteParameter PLY =
      RouteParameter.ofQuery(
          "ply",
          "After how many moves, White's and Black's; without it, on the board as it is.",
          Map.of("type", "integer", "minimum", 0));

  static final Operation HEADLINE =
      inGame("How the game stands, in a line")
          .saying("For lists of games; the whole is at `/api/games/{id}`.")
          .answering(200, "Players, turn, clocks, result.", HeadlineView.class);

  static final Operation TYPED =
      inGame("What a typed or spoken text means as a move")
          .saying(
              """
              Notation or words of the reader's language: `Nf3`, `e2e4`, `knight f3`, in German `Springer Felix drei`. Nothing happens in the game.
              """)
          .with(
              RouteParameter.ofQuery(
                      "text",
                      "",
                      Map.of("type", "string", "maxLength", SpokenMoves.LONGEST, "minLength", 1))
                  .needed())
          .with(PLY)
          .with(
              RouteParameter.ofQuery(
                  "premove",
                  "Whether it is a move of the player who is not to move, to be made after the opponent's.",
                  Map.of("type", "boolean")))
          .answering(200, "The move, or what is wrong with the text.", TypedMoveView.class)
          .failing(ProblemKind.UNEXPECTED_CONTENT);

  static final Operation ANALYSIS =
      inGame("What an engine says of a position of the game")
          .saying(
              "Only once the game is over: no engine helps a player. The engine is the operator's first, or ours, and thinks for less than a second.")
          .with(PLY)
          .answering(200, "The evaluation and the best moves.", AnalysisView.class)
          .failing(ProblemKind.TOO_LATE, ProblemKind.UNEXPECTED_CONTENT, ProblemKind.BUSY);

  private GlanceOperations() {}

  private static Operation inGame(String summary) {
    return Operation.of(summary).limited().failing(ProblemKind.UNKNOWN_GAME, ProblemKind.DAMAGED);
  }
}
