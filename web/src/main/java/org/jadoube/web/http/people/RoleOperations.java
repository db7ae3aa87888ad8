package org.jadoube.web.http.people;

import java.util.Map;
import org.jadoube.web.answer.RoleAnswers.NewRole;
import org.jadoube.web.answer.RoleAnswers.OfficeEntries;
import org.jadoube.web.answer.RoleAnswers.RoleList;
import org.jadoube.web.description.Access;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.description.RouteParameter;
import org.jadoube.wire.Documents;

/// The descriptions of the routes of roles, in a game and in a tournament.
enum RoleOperations {
  IN_GAME("game", "/api/games/{id}"),
  IN_TOURNAMENT("tournament", "/api/tournaments/{tournament}");

  private final String place;
  private final String path;

  RoleOperations(String place, String path) {
    this.place = place;
    this.path = path;
  }

  /// The address of a game or a tournament.
  String path() {
    return path;
  }

  Operation roles() {
    return ofOfficials("The roles in the " + place)
        .saying("For its officials.")
        .answering(200, "In the order in which they were given.", RoleList.class);
  }

  Operation give() {
    return ofOfficials("Give a role in the " + place)
        .saying(
            """
            To an account, or without `account` to whoever has the `token` in the response. The organiser appoints chief arbiters and
            organisers, the organiser or a chief arbiter appoints arbiters and enters players, and arbiters admit assistants.
            An arbiter without an account has a `name`. Outside of tournaments, what arbiters do counts once both players have accepted them. Of a key that
            somebody who plays has given out, nobody knows who has it: it opens none of their games.
            """)
        .taking(Documents.ROLE_REQUEST)
        .answering(201, "It is given.", NewRole.class)
        .failing(ProblemKind.CROSS_SITE, ProblemKind.UNKNOWN_ACCOUNT);
  }

  Operation take() {
    return ofOfficials("Take a role away in the " + place)
        .saying("A tournament keeps its last organiser who has an account.")
        .answering(204, "It is taken.")
        .failing(ProblemKind.CROSS_SITE, ProblemKind.UNKNOWN_ROLE, ProblemKind.LAST_ORGANISER);
  }

  Operation log() {
    return ofOfficials("What officials did in the " + place)
        .saying(
            "For its officials. An entry is written before anything happens; its outcome is empty"
                + " if the server stopped in between.")
        .with(
            RouteParameter.ofQuery(
                "before",
                "`next` of the page before; left out for the first.",
                Map.of("type", "string")))
        .answering(200, "The latest first, at most 200.", OfficeEntries.class);
  }

  private Operation ofOfficials(String summary) {
    Operation operation =
        Operation.of(summary)
            .by(Access.TOKEN_OR_SESSION)
            .failing(ProblemKind.NOT_ENTITLED)
            .limited();
    return switch (this) {
      case IN_GAME ->
          operation.failing(ProblemKind.UNKNOWN_GAME, ProblemKind.DAMAGED, ProblemKind.WRONG_TOKEN);
      case IN_TOURNAMENT ->
          operation.failing(
              ProblemKind.UNKNOWN_PATH, ProblemKind.NOT_SIGNED_IN, ProblemKind.WRONG_TOKEN);
    };
  }
}
