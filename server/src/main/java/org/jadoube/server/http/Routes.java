package org.jadoube.server.http;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.server.game.Games;
import org.jadoube.server.network.Limits;
import org.jadoube.server.network.Listening;
import org.jadoube.server.store.GameId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What can be asked of the server, and who answers it.
final class Routes {
  private static final Logger LOG = LoggerFactory.getLogger(Routes.class);

  private final List<PathPattern> patterns = new ArrayList<>();
  private final Function<Call, Answer> otherwise;

  Routes(Games games, InstantSource clock, Limits limits, Listening listening, int port) {
    Pages pages = new Pages(id -> isGame(games, id));
    this.otherwise = pages::unknownPath;
    Stream.concat(
            Stream.concat(
                new Api(games, clock, limits).routes().stream(),
                Stream.of(new Reach(listening, port).route())),
            Stream.of(
                Route.get("/", pages::home),
                Route.get("/join/{id}", pages::join),
                Route.get("/game/{id}", pages::game),
                Route.get("/assets/{+name}", call -> pages.asset(call, call.path("name")))))
        .map(PathPattern::of)
        .forEach(patterns::add);
  }

  /// Where that cannot be found out, the page is shown, which asks again and again.
  private static boolean isGame(Games games, String id) {
    try {
      return GameId.read(id).flatMap(games::room).isPresent();
    } catch (RuntimeException failed) {
      LOG.warn("whether there is a game could not be found out", failed);
      return true;
    }
  }

  /// A handler, and the parts of the path that its route leaves open.
  record Found(Function<Call, Answer> handler, Map<String, String> parts) {}

  Found find(String method, String path) {
    return patterns.stream()
        .filter(pattern -> pattern.route().methods().contains(method))
        .map(pattern -> pattern.match(path))
        .flatMap(Optional::stream)
        .findFirst()
        .orElseGet(() -> new Found(otherwise, Map.of()));
  }
}
