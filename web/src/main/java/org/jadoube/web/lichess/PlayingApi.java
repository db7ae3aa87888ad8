package org.jadoube.web.lichess;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.notation.Language;
import org.jadoube.notation.Uci;
import org.jadoube.play.game.Arrival;
import org.jadoube.play.game.Chats;
import org.jadoube.play.game.DueClaim;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Games;
import org.jadoube.play.people.TokenScope;
import org.jadoube.store.GameId;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.LineStream;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.http.game.Acting;
import org.jadoube.web.http.game.Done;
import org.jadoube.wire.Json;
import org.jadoube.wire.Names;

/// Playing: the Board API for people, the Bot API for programs. They differ only in their paths and
/// scopes.
record PlayingApi(
    Games games, Callers callers, GameJson json, Chats chats, Acting acting, Users users) {
  private static final String PLAYERS = "player";
  private static final String YES_OR_NO = "yes or no";
  private static final Pattern MOVE = Pattern.compile("([a-hA-H][1-8]){2}[a-zA-Z]?");
  private static final String PROPOSE_TAKEBACK = "{\"type\":\"propose-takeback\"}";
  private static final String ACCEPT_TAKEBACK = "{\"type\":\"accept-takeback\"}";
  private static final String DECLINE_TAKEBACK = "{\"type\":\"decline-takeback\"}";

  /// A kind of client.
  private enum Kind {
    BOARD("board", TokenScope.BOARD_PLAY),
    BOT("bot", TokenScope.BOT_PLAY);

    private final String path;
    private final TokenScope scope;

    Kind(String path, TokenScope scope) {
      this.path = path;
      this.scope = scope;
    }
  }

  List<Route> routes() {
    List<Route> routes = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      String game = "/api/" + kind.path + "/game/{id}";
      routes.add(get(kind, "/api/" + kind.path + "/game/stream/{id}", this::stream));
      routes.add(post(kind, game + "/move/{move}", this::move));
      routes.add(post(kind, game + "/abort", this::abort));
      routes.add(post(kind, game + "/resign", (own, _) -> act(own, "{\"type\":\"resign\"}")));
      routes.add(post(kind, game + "/draw/{answer}", this::draw));
      routes.add(post(kind, game + "/takeback/{answer}", this::takeBack));
      routes.add(post(kind, game + "/claim-victory", this::claimVictory));
      routes.add(post(kind, game + "/claim-victory/", this::claimVictory));
      routes.add(post(kind, game + "/claim-draw", (_, _) -> noClaimOfAbsence()));
      routes.add(post(kind, game + "/berserk", (_, _) -> noBerserk()));
      routes.add(post(kind, game + "/chat", this::say));
      routes.add(get(kind, game + "/chat", this::said));
    }
    return routes;
  }

  /// A game and the player who asks.
  private record Own(GameRoom room, Colour colour, Caller caller) {
    Game game() {
      return room.game();
    }
  }

  /// Handles a request about an own game.
  private interface Handler {
    Answer answer(Own own, Call call);
  }

  private Route get(Kind kind, String path, Handler handler) {
    return route("GET", kind, path, handler);
  }

  private Route post(Kind kind, String path, Handler handler) {
    return route("POST", kind, path, handler);
  }

  private Route route(String method, Kind kind, String path, Handler handler) {
    Set<TokenScope> scopes = EnumSet.of(kind.scope);
    return new Route(
        List.of(method),
        path,
        Optional.empty(),
        callers.with(
            scopes,
            (caller, call) ->
                own(caller, call)
                    .map(own -> handler.answer(own, call))
                    .orElseGet(Replies::noGame)));
  }

  private Optional<Own> own(Caller caller, Call call) {
    return GameId.read(call.path("id"))
        .flatMap(games::room)
        .flatMap(room ->
            Players.colour(room.snapshot(), caller.id())
                .map(colour -> new Own(room, colour, caller)));
  }

  private Answer stream(Own own, Call call) {
    if (own.game().regulations().has(Arrangement.OVER_THE_BOARD)) {
      return Replies.error(400, "This game is played at a board, which these clients cannot show.");
    }
    return Answer.of(
        Replies.NDJSON,
        new LineStream(
            own.caller().id().text(),
            to -> new GameFeed(own.colour(), own.room(), json, to).begin()));
  }

  /// Moves. An illegal move on a screen is refused, with the Article, and costs nothing.
  private Answer move(Own own, Call call) {
    if (!MOVE.matcher(call.path("move")).matches()) {
      return unexpected("move", call.path("move"), "a move such as e2e4 or e7e8q");
    }
    boolean offers = Fields.inQuery(call).flag(RequestParameter.OFFERING_DRAW);
    return act(
        own,
        "{\"type\":\"move\",\"attempt\":" + attempt(own, call) + ",\"offersDraw\":" + offers + "}");
  }

  /// The move as our own clients would send it; castling comes in two forms.
  private static String attempt(Own own, Call call) {
    String text = call.path("move");
    return Json.write(
        Uci.read(own.game().position(), text)
            .valueIfAny()
            .map(move -> Names.of(Attempt.of(move)))
            .orElse(text));
  }

  private Answer act(Own own, String act) {
    try (Arrival arrival = games.arrive(own.room().id())) {
      Acting.Sent sent =
          new Acting.Sent(
              List.of(Players.capacity(own.colour(), own.caller().id())),
              act,
              Optional.empty(),
              Language.ENGLISH,
              Done.Extent.LEAST);
      return switch (acting.act(own.room(), own.room().id(), arrival, sent)) {
        case Acting.Result.Effective _ -> Replies.ok();
        case Acting.Result.Failed(ApiError error) -> Replies.error(error);
      };
    }
  }

  private Answer abort(Own own, Call call) {
    return games.abort(own.room(), own.colour())
        ? Replies.ok()
        : Replies.error(400, "This game can no longer be aborted.");
  }

  /// Says yes to an offer; otherwise claims a draw where a claim is right (Articles 9.2 and 9.3),
  /// or offers one.
  private Answer draw(Own own, Call call) {
    boolean offered = own.game().openOffer(own.colour().opposite()).isPresent();
    return switch (call.path("answer")) {
      case "yes", "true", "1" ->
          act(
              own,
              offered
                  ? "{\"type\":\"accept-draw\"}"
                  : claim(own).orElse("{\"type\":\"offer-draw\"}"));
      case "no", "false", "0" -> offered ? act(own, "{\"type\":\"decline-draw\"}") : Replies.ok();
      default -> unexpected("draw", call.path("answer"), YES_OR_NO);
    };
  }

  private static Answer unexpected(String parameter, String found, String expected) {
    return Replies.error(400, parameter + ": found \"" + found + "\", expected " + expected);
  }

  private static Optional<String> claim(Own own) {
    return DueClaim.in(own.game())
        .filter(_ -> own.game().turn() == own.colour())
        .map(claim -> Json.object("type", "claim-draw", "claim", Names.of(claim)));
  }

  /// Agrees to take a move back, or proposes it. Where the players have not agreed to it before the
  /// game, a move stands (Article 4.7).
  private Answer takeBack(Own own, Call call) {
    boolean proposed = own.game().openTakeback().equals(Optional.of(own.colour().opposite()));
    return switch (call.path("answer")) {
      case "yes", "true", "1" -> act(own, proposed ? ACCEPT_TAKEBACK : PROPOSE_TAKEBACK);
      case "no", "false", "0" -> proposed ? act(own, DECLINE_TAKEBACK) : Replies.ok();
      default -> unexpected("takeback", call.path("answer"), YES_OR_NO);
    };
  }

  /// A win on time; absence alone wins nothing.
  private Answer claimVictory(Own own, Call call) {
    return act(own, "{\"type\":\"claim-flag\"}");
  }

  private static Answer noClaimOfAbsence() {
    return Replies.error(
        400, "Nobody's absence makes a draw. For a claim by Article 9.2 or 9.3, use draw/yes.");
  }

  private static Answer noBerserk() {
    return Replies.error(400, "Nobody gives up half of their time here.");
  }

  /// Lines of games that officials run, and those for spectators, are shown to nobody.
  private Answer say(Own own, Call call) {
    return Fields.of(call, fields -> say(own, fields));
  }

  private Answer say(Own own, Fields fields) {
    Optional<String> text = fields.text(RequestParameter.TEXT);
    if (text.isEmpty() || text.get().length() > Chats.LONGEST) {
      return Replies.error(400, "text: expected 1 to " + Chats.LONGEST + " characters");
    }
    String room = fields.text(RequestParameter.ROOM).orElse(PLAYERS);
    if (room.equals(PLAYERS) && chats.areOpen(own.room().snapshot(), Chats.Room.PLAYERS)) {
      String name = own.caller().account().name();
      own.room().said(chats.add(own.room().id(), Optional.of(own.colour()), name, text.get()));
    }
    return Replies.ok();
  }

  private record Said(String user, String text) {}

  private Answer said(Own own, Call call) {
    return Replies.json(
        chats.of(own.room().id(), Chats.Room.PLAYERS).stream()
            .map(line -> new Said(line.name(), line.text()))
            .toList());
  }
}
