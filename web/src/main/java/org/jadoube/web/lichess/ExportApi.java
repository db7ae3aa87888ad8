package org.jadoube.web.lichess;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Games;
import org.jadoube.play.people.Account;
import org.jadoube.store.GameId;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.view.ViewsOfGames;

/// Games for download, as PGN or JSON, whichever the client accepts.
record ExportApi(Games games, Callers callers, Users users, GameJson json, ViewsOfGames views) {
  private static final int MOST = 300;
  private static final Instant LAST = Instant.ofEpochMilli(253_402_300_799_999L); // the year 9999

  List<Route> routes() {
    return List.of(
        AccountsApi.reading("/game/export/{id}", callers.anybody(this::game)),
        AccountsApi.reading("/api/games/user/{user}", callers.anybody(this::ofUser)));
  }

  private Answer game(Call call) {
    return GameId.read(call.path("id"))
        .flatMap(this::visible)
        .map(room ->
            wants(call, "json")
                ? Replies.json(json.export(room.settled()))
                : Replies.pgn(pgn(room)))
        .orElseGet(Replies::noGame);
  }

  private Optional<GameRoom> visible(GameId id) {
    return callers.admission().hides(id) ? Optional.empty() : games.room(id);
  }

  private static boolean wants(Call call, String type) {
    return call.header("Accept").filter(accepted -> accepted.contains(type)).isPresent();
  }

  private String pgn(GameRoom room) {
    return views.of(room).pgn(room.settled());
  }

  private Answer ofUser(Call call) {
    Fields fields = Fields.inQuery(call);
    Optional<Account> account = users.find(call.path("user"));
    Optional<String> opponent = fields.text(RequestParameter.OPPONENT);
    Optional<Account> against = opponent.flatMap(users::find);
    if (account.isEmpty() || opponent.isPresent() && against.isEmpty()) {
      return Replies.error(404, "No such user");
    }
    GameChoice choice = GameChoice.of(fields, account.get(), against);
    List<GameRoom> found =
        games
            .createdOf(
                account.get().id().text(),
                fields.moment(RequestParameter.SINCE).orElse(Instant.EPOCH),
                fields.moment(RequestParameter.UNTIL).filter(LAST::isAfter).orElse(LAST),
                MOST)
            .stream()
            .flatMap(id -> visible(id).stream())
            .filter(room -> choice.takes(room.settled()))
            .limit(fields.count(RequestParameter.MAX, MOST, MOST))
            .sorted(choice.order())
            .toList();
    return wants(call, "ndjson")
        ? Replies.lines(found.stream().map(GameRoom::settled).map(json::export).toList())
        : Replies.pgn(found.stream().map(this::pgn).collect(Collectors.joining("\n")));
  }
}
