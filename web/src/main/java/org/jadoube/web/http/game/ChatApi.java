package org.jadoube.web.http.game;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jadoube.chess.Colour;
import org.jadoube.play.game.Chats;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Games;
import org.jadoube.play.people.People;
import org.jadoube.play.rights.Capacity;
import org.jadoube.store.GameId;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.http.access.Admission;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.RateLimit;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.view.ChatView;
import org.jadoube.web.view.ChatView.ChatLineView;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Json;

/// The HTTP API for what people write to each other beside a game; [ChatOperations] describes it.
public final class ChatApi {
  /// Lines of one author in a burst, and on average.
  private static final int AT_ONCE = 6;

  private static final double PER_SECOND = 0.5;

  private final Games games;
  private final Chats chats;
  private final Admission admission;
  private final Requests requests;
  private final RateLimit lines;

  public ChatApi(Games games, Chats chats, People people, Requests requests, InstantSource clock) {
    this.games = games;
    this.chats = chats;
    this.admission = new Admission(people);
    this.requests = requests;
    this.lines = new RateLimit(AT_ONCE, PER_SECOND, clock);
  }

  public List<Route> routes() {
    return List.of(
        Route.get("/api/games/{id}/chat", ChatOperations.READ, inGame(this::read)),
        requests.post(
            "/api/games/{id}/chat",
            ChatOperations.WRITE,
            Documents.CHAT_LINE,
            (call, line) -> inRoom(call, (room, from) -> write(room, from, line.text().strip()))));
  }

  private Function<Call, Answer> inGame(BiFunction<GameRoom, Call, Answer> handler) {
    return requests.plain(call -> inRoom(call, handler));
  }

  private Answer inRoom(Call call, BiFunction<GameRoom, Call, Answer> handler) {
    return GameId.read(call.path("id"))
        .flatMap(games::room)
        .map(room -> handler.apply(room, call))
        .orElseGet(() -> Answer.error(ApiError.unknownGame()));
  }

  private Answer read(GameRoom room, Call call) {
    Optional<Colour> player = player(admission.reader(room, room.id(), call));
    Chats.Room place = place(player);
    boolean open = chats.areOpen(room.snapshot(), place);
    boolean may = player.isPresent() || admission.reader(call).isPresent();
    List<Chats.Line> said = open ? chats.of(room.id(), place) : List.of();
    return Answer.json(200, Json.write(ChatView.of(place, open, open && may, said)));
  }

  private Answer write(GameRoom room, Call call, String text) {
    Optional<Colour> player = player(admission.writer(room, room.id(), call));
    if (!chats.areOpen(room.snapshot(), place(player))) {
      return Answer.error(
          ApiError.of(ProblemKind.NOT_ENTITLED, "Nobody writes to others beside this game."));
    }
    if (text.isEmpty() || text.codePointCount(0, text.length()) > Chats.LONGEST) {
      String expected = "a line of 1 to " + Chats.LONGEST + " characters";
      String found = text.isEmpty() ? "nothing" : "a longer text";
      return Answer.error(
          ApiError.unexpected(
              "text: found " + found + ", expected " + expected, "/text", found, expected));
    }
    Optional<String> name =
        player
            .map(colour -> room.snapshot().name(colour).orElse(""))
            .or(() -> admission.writer(call).map(who -> who.account().name()));
    if (name.isEmpty()) {
      return Answer.error(ApiError.notSignedIn());
    }
    if (!lines.allows(author(room, player, name.get()))) {
      return lines.refusal();
    }
    Chats.Line line = chats.add(room.id(), player, name.get(), text);
    room.said(line);
    return Answer.json(200, Json.write(ChatLineView.of(line)));
  }

  /// For the limit, which is each author's: a whole club may share an address.
  private static String author(GameRoom room, Optional<Colour> player, String name) {
    return player.map(colour -> room.id().text() + " " + colour).orElse(name);
  }

  private static Chats.Room place(Optional<Colour> player) {
    return player.isPresent() ? Chats.Room.PLAYERS : Chats.Room.SPECTATORS;
  }

  private static Optional<Colour> player(List<Capacity> as) {
    return as.stream().filter(Capacity::isPlayer).findFirst().flatMap(Capacity::colour);
  }
}
