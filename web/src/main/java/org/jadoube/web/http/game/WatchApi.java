package org.jadoube.web.http.game;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jadoube.notation.Language;
import org.jadoube.play.game.DamagedGame;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Games;
import org.jadoube.play.people.People;
import org.jadoube.store.GameId;
import org.jadoube.web.answer.ListAnswers.GameList;
import org.jadoube.web.description.Operation;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.view.GameView.HeadlineView;
import org.jadoube.web.view.ViewsOfGames;
import org.jadoube.wire.Json;

/// The HTTP API for the games that anybody may watch. However many ask, the lists are made once a
/// second for each language.
public final class WatchApi {
  private static final int MOST_LIVE = 50;
  private static final int MOST_FINISHED = 20;
  private static final Duration FRESH = Duration.ofSeconds(1);

  private static final Operation LIVE =
      Operation.of("Games to watch")
          .saying(
              """
              Games of tournaments, and those of players who met in the lobby. Games by invitation or challenge are not listed: only those who have their links
              know of them.
              """)
          .answering(
              200,
              "At most " + MOST_LIVE + " that go on, and " + MOST_FINISHED + " that are over.",
              GameList.class)
          .limited();

  private final Games games;
  private final People people;
  private final ViewsOfGames views;
  private final InstantSource clock;
  private final Requests requests;
  private final Map<Language, Kept> kept = new ConcurrentHashMap<>();

  private record Kept(String json, long until) {}

  public WatchApi(
      Games games, People people, ViewsOfGames views, InstantSource clock, Requests requests) {
    this.games = games;
    this.people = people;
    this.views = views;
    this.clock = clock;
    this.requests = requests;
  }

  public List<Route> routes() {
    return List.of(requests.get("/api/games/live", LIVE, this::live));
  }

  private Answer live(Call call) {
    Kept list =
        kept.compute(
            call.language(),
            (language, last) ->
                last == null || clock.millis() >= last.until() ? made(language) : last);
    return Answer.json(200, list.json());
  }

  private Kept made(Language language) {
    GameList list =
        GameList.of(
            headlines(people.listed().live(MOST_LIVE), language)
                .filter(each -> each.result().isEmpty())
                .toList(),
            headlines(people.listed().finished(MOST_FINISHED), language)
                .filter(each -> each.result().isPresent())
                .toList());
    return new Kept(Json.write(list), clock.millis() + FRESH.toMillis());
  }

  private Stream<HeadlineView> headlines(List<GameId> found, Language language) {
    return found.stream()
        .flatMap(id -> room(id).stream())
        .map(room -> views.of(room).headline(room.status(), language));
  }

  private Optional<GameRoom> room(GameId id) {
    try {
      return games.room(id);
    } catch (DamagedGame damaged) {
      return Optional.empty();
    }
  }
}
