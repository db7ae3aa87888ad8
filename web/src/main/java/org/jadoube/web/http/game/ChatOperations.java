package org.jadoube.web.http.game;

import org.jadoube.web.description.Access;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.view.ChatView;
import org.jadoube.web.view.ChatView.ChatLineView;
import org.jadoube.wire.Documents;

/// The descriptions of the routes by which people write to each other beside a game.
final class ChatOperations {
  static final Operation READ =
      GlanceOperations.inGame("What people write to each other beside the game")
          .saying(
              """
              A player, known by the token or by the session, reads the players' room; anybody else reads the spectators'. Both are in the server's memory, with the latest
              hundred lines of each. Followers of the game are sent new lines of their room.
              """)
          .by(Access.KNOWN_IF_WISHED)
          .answering(200, "The room.", ChatView.class);

  static final Operation WRITE =
      GlanceOperations.inGame("Write a line to the others in the room")
          .saying(
              """
              Players write to each other; a spectator who has signed in writes to the spectators. Only beside games that nobody else runs, not under E04 and not over the board.
              """)
          .by(Access.TOKEN_OR_SESSION)
          .taking(Documents.CHAT_LINE)
          .answering(200, "The line, as all in the room see it.", ChatLineView.class)
          .failing(
              ProblemKind.MALFORMED_JSON,
              ProblemKind.UNEXPECTED_CONTENT,
              ProblemKind.TOO_LARGE,
              ProblemKind.NOT_SIGNED_IN,
              ProblemKind.NOT_ENTITLED);

  private ChatOperations() {}
}
