package org.jadoube.web.http.game;

import java.util.List;
import org.jadoube.web.answer.GameAnswers.EventList;
import org.jadoube.web.answer.GameAnswers.NewGame;
import org.jadoube.web.answer.GameAnswers.Seat;
import org.jadoube.web.description.Access;
import org.jadoube.web.description.Body;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.http.exchange.Variables;
import org.jadoube.web.view.GameView;
import org.jadoube.wire.Documents;

/// The descriptions of the routes of games.
public final class GameOperations {
  static final Operation CREATE =
      Operation.of("Create a game")
          .saying(
              """
              With an `Idempotency-Key` it is created only once: the same key with the same document returns the same game with the same secrets,
              for a day, to the same caller. A key counts only from somebody whom the server knows: an account that has signed in, or a device
              (`POST /api/device`). From anybody else each request creates a game of its own.

              Whoever creates a game plays it, and may invite an arbiter (`inviteArbiter`); or is its arbiter (`arbiter`), and the response has an
              invitation for each of the two players. Nobody is both.

              With `computer`, one of the engines that `GET /api/engines` lists takes the other seat, and there is no invitation. The game begins once its creator
              follows it.
              """)
          .with(Variables.KEY)
          .taking(
              new Body(
                  Documents.GAME_REQUEST.name(),
                  List.of(
                      "{\"timeControl\":\"300+3\",\"colour\":\"white\",\"name\":\"Ana\"}",
                      "{\"timeControl\":\"600+5\",\"computer\":{\"engine\":\"jadoube\",\"level\":3}}",
                      "{\"colour\":\"random\",\"regulations\":{\"edition\":\"FIDE 2018\",\"timeControl\":\"40/5400+30:1800+30\","
                          + "\"scoring\":{\"winHalves\":6,\"drawHalves\":2,\"lossHalves\":0},"
                          + "\"drawRestriction\":{\"type\":\"after\",\"moves\":30},\"start\":\"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"}}")))
          .answering(201, "The game exists and waits for its players.", NewGame.class)
          .failing(ProblemKind.WRONG_KEY, ProblemKind.KEY_REUSED, ProblemKind.BUSY)
          .limited();

  static final Operation SHOW =
      inGame("The current state of the game")
          .saying("With the token of a player, `state.permissions` says what that player may do.")
          .by(Access.KNOWN_IF_WISHED)
          .answering(200, "Everything there is to show.", GameView.class);

  static final Operation JOIN =
      inGame("Accept the invitation")
          .saying(
              "With an `Idempotency-Key` the same caller gets the same seat again; see the creation of games.")
          .with(Variables.KEY)
          .taking(Documents.SEAT_REQUEST)
          .answering(201, "You have joined the game.", Seat.class)
          .failing(
              ProblemKind.WRONG_KEY,
              ProblemKind.KEY_REUSED,
              ProblemKind.WRONG_INVITATION,
              ProblemKind.SEAT_TAKEN,
              ProblemKind.NOT_ENTITLED,
              ProblemKind.TOO_LATE);

  static final Operation ACT =
      inGame("Do something in the game")
          .saying(
              """
              Any act of the Laws, without `by` and `at`, which the server knows. Who may do it follows from what the
              sender is in the game: a player (the token of a seat), an arbiter or an assistant (the token of a role), or what an account that has
              signed in was made. What is for others gets 403, code `not-entitled`, with the provisions in `grounds`. What the arbiter and assistants do is logged.

              Acts of hands with pieces and a clock (`lift`, `place`, `release`, `press` …) take a game with the arrangement `over-the-board`; otherwise the
              response is 422, code `not-on-a-screen`.

              `hands` and `set-clocks-and-resume` stand for several acts. They take a right to each, happen all at the same moment, and if one of them is refused,
              none of them happens.

              If more acts arrive than the server can do soon, it does those that are in line and answers others with 503, code `busy`, and `Retry-After`:
              send the same act again, with the same key. The wait is not charged to the player having the move.

              If the Laws do not allow it, the response is 409, code `refused`, with the citation; `events` contains what happened instead: a flag had fallen.
              """)
          .by(Access.TOKEN_OR_SESSION)
          .with(Variables.KEY)
          .with(Variables.PREFER)
          .taking(
              Body.ofAct(
                  "{\"type\":\"move\",\"attempt\":\"e2e4\",\"offersDraw\":true}",
                  "{\"type\":\"claim-draw\",\"claim\":\"threefold\",\"intended\":\"g1f3\"}",
                  "{\"type\":\"resign\"}",
                  "{\"type\":\"pause\",\"reason\":\"interruption\"}",
                  "{\"type\":\"hands\",\"hands\":[\"lift e2\",\"put white-pawn e4\",\"press\"]}"))
          .answering(200, "It happened, and is on disk.", Done.class)
          .failing(
              ProblemKind.WRONG_KEY,
              ProblemKind.KEY_REUSED,
              ProblemKind.WRONG_TOKEN,
              ProblemKind.NOT_ENTITLED,
              ProblemKind.NOT_ON_A_SCREEN,
              ProblemKind.REFUSED,
              ProblemKind.BUSY);

  static final Operation TRIAL =
      inGame("What an arbiter's act would do")
          .saying(
              """
              For arbiters: the same document as for `acts`, and the events, or the refusal, that it would lead to now. Nothing happens, nothing is stored
              and nobody is told. So a claim can be looked into before it is decided.
              """)
          .by(Access.TOKEN_OR_SESSION)
          .taking(Body.ofAct("{\"type\":\"decide-claim\"}"))
          .answering(
              200, "What would happen; `sequence` is that of the last of these events.", Done.class)
          .failing(ProblemKind.WRONG_TOKEN, ProblemKind.NOT_ENTITLED, ProblemKind.REFUSED);

  static final Operation EVENTS =
      inGame("The events of the game")
          .saying(
              "A sealed move is shown as `…` until its envelope is opened, except to the player who"
                  + " sealed it and sends a token.")
          .by(Access.KNOWN_IF_WISHED)
          .with(Variables.AFTER)
          .answering(200, "In order.", EventList.class)
          .failing(ProblemKind.UNEXPECTED_CONTENT);

  static final Operation PGN =
      inGame("The game as PGN")
          .answering(
              200,
              "With the clock time after each move; offers, claims and rulings are comments where"
                  + " they happened.",
              "application/vnd.chess-pgn");

  public static final Operation FOLLOW =
      Operation.of("Follow the game over WebSocket")
          .saying("`/api/asyncapi.yaml` describes the messages.")
          .answering(101, "The connection switches to WebSocket.")
          .failing(ProblemKind.BAD_REQUEST)
          .failing(426, ProblemKind.BAD_REQUEST);

  private GameOperations() {}

  private static Operation inGame(String summary) {
    return Operation.of(summary).limited().failing(ProblemKind.UNKNOWN_GAME, ProblemKind.DAMAGED);
  }
}
