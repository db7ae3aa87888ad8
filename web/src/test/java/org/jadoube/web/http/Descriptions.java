package org.jadoube.web.http;

import java.io.IOException;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.play.computer.ComputerPlayers;
import org.jadoube.play.computer.Engines;
import org.jadoube.play.game.Chats;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.Patience;
import org.jadoube.play.limits.Limits;
import org.jadoube.play.log.LogForm;
import org.jadoube.play.log.LogSetup;
import org.jadoube.play.metrics.Metrics;
import org.jadoube.play.people.People;
import org.jadoube.play.tournaments.TournamentQuota;
import org.jadoube.play.tournaments.Tournaments;
import org.jadoube.store.Database;
import org.jadoube.store.EventStore;
import org.jadoube.web.hall.PlayingHalls;
import org.jadoube.web.http.exchange.RateLimit;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.http.exchange.Services;
import org.jadoube.web.http.people.OpenIdApi;
import org.jadoube.web.http.stream.Channels;
import org.jadoube.web.lobby.LobbyHall;
import org.jadoube.web.network.Listening;
import org.jadoube.web.network.MetricsAccess;
import org.jadoube.web.view.ViewsOfGames;

/// The published descriptions of the server, which the build writes beside the classes.
final class Descriptions {
  private Descriptions() {}

  /// Writes them into the directory of classes that is given.
  public static void main(String... arguments) throws Exception {
    LogSetup.apply(LogForm.USUAL.with(LogForm.Level.ERROR));
    Path directory = Path.of(arguments[0], "org", "jadoube", "web", "api");
    Files.createDirectories(directory);
    Files.writeString(directory.resolve("openapi.yaml"), Yaml.write(OpenApi.of(routes())));
    Files.writeString(directory.resolve("asyncapi.yaml"), Yaml.write(AsyncApi.of(Channels.ALL)));
  }

  /// All routes for programs, of a server that nobody asks anything.
  static List<Route> routes() throws Exception {
    Path directory = Files.createTempDirectory("jadoube");
    try (EventStore store = EventStore.open(Database.in(directory));
        Games games = new Games(store, InstantSource.system(), Patience.USUAL)) {
      return routes(store, games);
    } finally {
      delete(directory);
    }
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private static List<Route> routes(EventStore store, Games games) throws UnknownHostException {
    InstantSource clock = InstantSource.system();
    Requests requests = new Requests(Limits.USUAL, new RateLimit(1, 1, clock));
    List<Route> all =
        new ArrayList<>(
            Routes.api(services(store, games), new ViewsOfGames(), clock, Limits.USUAL));
    all.addAll(new OpenIdApi(Optional.empty(), clock, requests).routes());
    all.addAll(
        new Vitals(games, Metrics.of(games, store), new Shutdown()).routes(MetricsAccess.OPEN));
    all.add(new Reach(Listening.at("localhost"), 0).route());
    return List.copyOf(all);
  }

  private static Services services(EventStore store, Games games) {
    InstantSource clock = InstantSource.system();
    People people = People.in(store.ledger(), clock);
    Tournaments tournaments =
        new Tournaments(
            store.ledger(), clock, games, people, new TournamentQuota(2, 1), Optional.empty());
    return new Services(
        games,
        people,
        tournaments,
        PlayingHalls.open(tournaments, games, store.membership()),
        ComputerPlayers.start(games, Engines.own(), 0, 1),
        LobbyHall.of(games, people, clock),
        new Chats(true, clock),
        Optional.empty());
  }
}
