package org.jadoube.server.http;

import static org.jadoube.server.description.Message.heard;
import static org.jadoube.server.description.Message.told;

import java.util.List;
import org.jadoube.server.answer.Farewell;
import org.jadoube.server.answer.Pong;
import org.jadoube.server.answer.Welcome;
import org.jadoube.server.description.Channel;
import org.jadoube.server.view.ChangeView;
import org.jadoube.server.view.GameView;
import org.jadoube.server.view.OutageView;
import org.jadoube.server.view.PermissionsMessage;
import org.jadoube.server.view.PresenceView;

/// What is said on the server's WebSockets.
final class Channels {
  /// The name of an act with its key, among the messages.
  static final String KEYED_ACT = "keyed-act";

  private static final Channel GAME =
      new Channel(
          "game",
          "/api/games/{id}/stream",
          "A game, to follow and to play",
          """
          The client sends `hello` first, with its token if it has one (of a seat or a role; without one, a session counts that came with the
          handshake from the server's own pages), and with a language for sentences other than English. It receives `welcome`, then `game`, and
          from then on each `change`.

          A client that comes back says in `after` the sequence of the latest event it has seen. Instead of `game` it then receives one `change`
          with everything it has missed, even if that is nothing, and `presence`; but `game`, if it has missed a lot, if moves were taken back, or if
          the game had not begun. After a gap in the sequence numbers, connect again in the same way. A `change` up to a sequence already seen has
          come twice.

          An act is sent as with POST, with its idempotency key as the field `key`. It is answered with `done` or an error that has the same `key`.
          After a disconnection, send it again with that key: it happens only once.
          """,
          List.of(
              heard("hello", "The client wants to follow the game.", "stream-message-hello"),
              heard("ping", "Is the server there?", "stream-message-ping"),
              heard("act", "Something done in the game.", KEYED_ACT),
              told("welcome", "What the client is in the game.", Welcome.class),
              told("game", "The whole game, unless what was missed is enough.", GameView.class),
              told("change", "What is new in the game.", ChangeView.class),
              told(
                  "presence",
                  "Who is connected; to spectators at most about once a second.",
                  PresenceView.class),
              told(
                  "permissions",
                  "The mere passing of time has changed what this player may do.",
                  PermissionsMessage.class),
              told(
                  "outage",
                  "The server cannot serve, and the clocks stand; or that is over, and what of it is charged to nobody.",
                  OutageView.class),
              told("stopping", "The server stops, and closes with 1012.", Farewell.class),
              told("pong", "It is there.", Pong.class),
              told("done", "The act took effect, and is on disk.", ActDone.class),
              told("error", "A message was wrong, or the act had no effect.", Failure.class)));

  /// All of them.
  static final List<Channel> ALL = List.of(GAME);

  private Channels() {}
}
