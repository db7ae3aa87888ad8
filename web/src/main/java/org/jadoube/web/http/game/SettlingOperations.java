package org.jadoube.web.http.game;

import org.jadoube.web.answer.GameAnswers.Settled;
import org.jadoube.web.description.Access;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;

/// The descriptions of the routes by which players make arrangements between themselves.
final class SettlingOperations {
  static final Operation ABORT =
      byPlayer("Abort the game")
          .saying(
              """
              Until both players have moved, in a game that nobody else runs: no event, no arbiter, no appointed start. The game then has no result.
              """)
          .answering(200, "It is aborted.", Settled.class);

  static final Operation REMATCH =
      byPlayer("Offer another game with the colours reversed, or accept the opponent’s offer")
          .saying(
              """
              In a game that is over and that nobody else ran. Once both have asked, `casual.rematch.game` is the id of the next game, which has the same regulations;
              each player has the same token in it. Asked again, the answer is the same.
              """)
          .answering(200, "It is offered, or there.", Settled.class);

  private SettlingOperations() {}

  private static Operation byPlayer(String summary) {
    return Operation.of(summary)
        .limited()
        .by(Access.TOKEN_OR_SESSION)
        .failing(
            ProblemKind.UNKNOWN_GAME,
            ProblemKind.DAMAGED,
            ProblemKind.WRONG_TOKEN,
            ProblemKind.TOO_LATE);
  }
}
