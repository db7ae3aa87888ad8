package org.jadoube.web.http.game;

import org.jadoube.web.answer.RoleAnswers.NewRole;
import org.jadoube.web.description.Access;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.http.exchange.Variables;
import org.jadoube.wire.Documents;

/// The descriptions of the routes for invited arbiters.
final class ArbiterOperations {
  static final Operation TAKE =
      ofGame("Accept an arbiter's invitation")
          .saying(
              """
              To a game that was created with `inviteArbiter`. Whoever plays it cannot be its arbiter. Everybody sees the name among the `arbiters` of the
              game: that of the account that has signed in, otherwise `name`. What the arbiter does counts once both players have accepted them; until
              then it gets 403.
              """)
          .with(Variables.KEY)
          .taking(Documents.SEAT_REQUEST)
          .answering(201, "You are the arbiter, if the players accept you.", NewRole.class)
          .failing(
              ProblemKind.WRONG_KEY,
              ProblemKind.KEY_REUSED,
              ProblemKind.WRONG_INVITATION,
              ProblemKind.NOT_ENTITLED);

  static final Operation ACCEPT =
      ofGame("Accept an arbiter as a player")
          .saying(
              "The role is that of one of the `arbiters` of the game. Whoever takes a seat in a game whose"
                  + " creator is the arbiter has accepted them.")
          .by(Access.TOKEN_OR_SESSION)
          .answering(204, "You have accepted the arbiter.")
          .failing(ProblemKind.WRONG_TOKEN, ProblemKind.UNKNOWN_ROLE);

  private ArbiterOperations() {}

  private static Operation ofGame(String summary) {
    return Operation.of(summary).failing(ProblemKind.UNKNOWN_GAME, ProblemKind.DAMAGED).limited();
  }
}
