package org.jadoube.web.http.stream;

import static org.jadoube.web.description.Message.heard;
import static org.jadoube.web.description.Message.told;

import java.util.List;
import org.jadoube.web.answer.StreamAnswers.Farewell;
import org.jadoube.web.answer.StreamAnswers.LobbyWelcome;
import org.jadoube.web.answer.StreamAnswers.Pong;
import org.jadoube.web.answer.StreamAnswers.TournamentWelcome;
import org.jadoube.web.answer.StreamAnswers.Welcome;
import org.jadoube.web.description.Channel;
import org.jadoube.web.hall.HallChange;
import org.jadoube.web.hall.HallView;
import org.jadoube.web.http.exchange.Failure;
import org.jadoube.web.http.tournament.TournamentPaths;
import org.jadoube.web.lobby.LobbyChange;
import org.jadoube.web.lobby.LobbyView;
import org.jadoube.web.lobby.OwnView;
import org.jadoube.web.view.ChatView.ChatLineView;
import org.jadoube.web.view.GameView;
import org.jadoube.web.view.NewsTexts.ChangeView;
import org.jadoube.web.view.StateView.OutageView;
import org.jadoube.web.view.StateView.PresenceView;

/// The messages on the server's WebSockets.
public final class Channels {
  /// The name of an act with its key, among the messages.
  public static final String KEYED_ACT = "keyed-act";

  private static final Channel GAME =
      new Channel(
          "game",
          "/api/games/{id}/stream",
          "A game, to follow and to play",
          """
          The client sends `hello` first, with its token if it has one (of a seat or a role; without one, a session counts that came with the
          handshake from the server's own pages), and with a language for sentences other than English. It receives `welcome`, then `game`, and
          from then on each `change`.
          A `change` has in `patch` what is new in the `state` that was last sent: a JSON Merge Patch (RFC 7396). Objects are merged member by
          member, `null` removes a member, and anything else, such as an array, replaces what was there. `from` is the sequence of the state that the patch
          applies to. The result is the `state` that `GET` answers. Where there is nothing to apply a patch to, after coming back, the `change` has the
          whole `state` instead. If `from` is not the sequence of the state at hand, send `resync`: the answer is `game`.
          A client that would rather not merge says `"whole":true` in its `hello`, and each `change` has the whole `state`, of about 12 kB.

          A client that comes back says in `after` the sequence of the latest event it has seen. Instead of `game` it then receives one `change`
          with everything it has missed, even if that is nothing, and `presence`; but `game`, if it has missed a lot, if moves were taken back, or if
          the game had not begun. After a gap in the sequence numbers, connect again in the same way. A `change` up to a sequence already seen has
          come twice.

          An act is sent as with POST, with its idempotency key as the field `key`. It is answered with `done` or an error that has the same `key`.
          After a disconnection, send it again with that key: it happens only once. `done` is without the state of the game, which a `change` brings.
          """,
          List.of(
              heard("hello", "The client wants to follow the game.", "stream-message-hello"),
              heard(
                  "resync", "The client wants the whole game once more.", "stream-message-resync"),
              heard("ping", "Is the server there?", "stream-message-ping"),
              heard("act", "Something done in the game.", KEYED_ACT),
              told("welcome", "What the client is in the game.", Welcome.class),
              told("game", "The whole game, unless what was missed is enough.", GameView.class),
              told(
                  "change",
                  "What is new in the game; without events, if the mere passing of time has changed what this player may do.",
                  ChangeView.class),
              told(
                  "presence",
                  "Who is connected; to spectators at most about once a second.",
                  PresenceView.class),
              told(
                  "chat",
                  "Somebody has written a line beside the game, to those in the room of this client.",
                  ChatLineView.class),
              told(
                  "outage",
                  "The server cannot serve, and the clocks stand; or that is over, and what of it is charged to nobody.",
                  OutageView.class),
              told("stopping", "The server stops, and closes with 1012.", Farewell.class),
              told("pong", "It is there.", Pong.class),
              told("done", "The act took effect, and is on disk.", ActDone.class),
              told("error", "A message was wrong, or the act had no effect.", Failure.class)));

  private static final Channel TOURNAMENT =
      new Channel(
          "tournament",
          TournamentPaths.STREAM,
          "A tournament, to follow",
          """
          The client sends `hello` first. Officials are known by the session that came with the handshake from the server's own pages or from a
          program; there are no tokens of tournaments. It receives `welcome`, then `tournament`, and from then on a `change` at most four times a
          second, with everything that is new by then, be it on one board or on two hundred.

          A `change` has in `patch` what is new in the `state` that was last sent: a JSON Merge Patch (RFC 7396). `from` is the sequence of the state that
          the patch applies to, and means nothing on another connection. If it is not that of the state at hand, send `resync`: the answer
          is `tournament`. Whoever ceases to be an official is sent `tournament` anew.

          Everybody sees the published rounds. Officials also see rounds that are not published yet, and where the arbiter is wanted (`calls`).
          """,
          List.of(
              heard("hello", "The client wants to follow the tournament.", "stream-message-hello"),
              heard(
                  "resync",
                  "The client wants the whole tournament once more.",
                  "stream-message-resync"),
              heard("ping", "Is the server there?", "stream-message-ping"),
              told("welcome", "What the client sees.", TournamentWelcome.class),
              told("tournament", "How the tournament stands.", HallView.class),
              told("change", "What is new in the tournament.", HallChange.class),
              told("stopping", "The server stops, and closes with 1012.", Farewell.class),
              told("pong", "It is there.", Pong.class),
              told("error", "A message was wrong.", Failure.class)));

  private static final Channel LOBBY =
      new Channel(
          "lobby",
          "/api/lobby/stream",
          "The lobby, to follow",
          """
          The client sends `hello` first. People are known by the session or the device that came with the handshake, and are here for as long as they
          follow the lobby; so long, their seeks wait. The client receives `welcome`, then `lobby` and `own`, and from then on a `change` at most four
          times a second, and `own` when what is their own has changed.

          A `change` has in `patch` what is new in the `state` that was last sent: a JSON Merge Patch (RFC 7396). `from` is the sequence of the state that
          the patch applies to. If it is not that of the state at hand, send `resync`: the answer is `lobby`.

          A seek or a challenge that is gone has been taken back or has become a game: `GET /api/lobby/seeks/{id}` says which.
          """,
          List.of(
              heard("hello", "The client wants to follow the lobby.", "stream-message-hello"),
              heard(
                  "resync", "The client wants the whole lobby once more.", "stream-message-resync"),
              heard("ping", "Is the server there?", "stream-message-ping"),
              told("welcome", "Who the client is.", LobbyWelcome.class),
              told("lobby", "How the lobby stands.", LobbyView.class),
              told("change", "What is new in the lobby.", LobbyChange.class),
              told("own", "The client's own seeks and challenges.", OwnView.class),
              told("stopping", "The server stops, and closes with 1012.", Farewell.class),
              told("pong", "It is there.", Pong.class),
              told("error", "A message was wrong.", Failure.class)));

  /// All channels.
  public static final List<Channel> ALL = List.of(GAME, TOURNAMENT, LOBBY);

  private Channels() {}
}
