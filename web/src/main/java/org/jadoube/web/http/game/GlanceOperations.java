package org.jadoube.web.http.game;

import java.util.List;
import java.util.Map;
import org.jadoube.notation.spoken.SpokenMoves;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.description.RouteParameter;
import org.jadoube.web.view.GameView.HeadlineView;
import org.jadoube.web.view.TypedMoveView;

/// The descriptions of the routes that tell a little about a game.
final class GlanceOperations {
  /// After how many moves.
  static final RouteParameter PLY =
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

  static final Operation PICTURE =
      inGame("The board as a picture")
          .saying("With the squares of the latest move marked. It can stand alone in a file.")
          .with(PLY)
          .with(
              RouteParameter.ofQuery(
                  "below",
                  "Whose side is at the bottom.",
                  Map.of("type", "string", "enum", List.of("white", "black"), "default", "white")))
          .answering(200, "An SVG picture.", "image/svg+xml")
          .failing(ProblemKind.UNEXPECTED_CONTENT);

  private GlanceOperations() {}

  /// A route about a game.
  static Operation inGame(String summary) {
    return Operation.of(summary).limited().failing(ProblemKind.UNKNOWN_GAME, ProblemKind.DAMAGED);
  }
}
