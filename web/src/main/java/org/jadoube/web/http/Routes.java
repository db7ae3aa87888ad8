package org.jadoube.web.http;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.play.game.Games;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.play.people.People;
import org.jadoube.play.tournaments.TournamentId;
import org.jadoube.play.tournaments.Tournaments;
import org.jadoube.store.GameId;
import org.jadoube.web.http.access.Admission;
import org.jadoube.web.http.access.Concealing;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Methods;
import org.jadoube.web.http.exchange.RateLimit;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.http.exchange.Services;
import org.jadoube.web.http.game.AnalysisApi;
import org.jadoube.web.http.game.ArbitersApi;
import org.jadoube.web.http.game.ChatApi;
import org.jadoube.web.http.game.GamesApi;
import org.jadoube.web.http.game.GlancesApi;
import org.jadoube.web.http.game.SettlingApi;
import org.jadoube.web.http.game.WatchApi;
import org.jadoube.web.http.lobby.LobbyApi;
import org.jadoube.web.http.page.ClockApp;
import org.jadoube.web.http.page.Documentation;
import org.jadoube.web.http.page.LawPages;
import org.jadoube.web.http.page.LearnPages;
import org.jadoube.web.http.page.LobbyPage;
import org.jadoube.web.http.page.Pages;
import org.jadoube.web.http.people.AccountsApi;
import org.jadoube.web.http.people.OpenIdApi;
import org.jadoube.web.http.people.RolesApi;
import org.jadoube.web.http.tournament.PlayersApi;
import org.jadoube.web.http.tournament.RoundsApi;
import org.jadoube.web.http.tournament.SearchApi;
import org.jadoube.web.http.tournament.TeamsApi;
import org.jadoube.web.http.tournament.TournamentCalls;
import org.jadoube.web.http.tournament.TournamentsApi;
import org.jadoube.web.lichess.LichessApi;
import org.jadoube.web.openid.OpenId;
import org.jadoube.web.view.ViewsOfGames;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The server's routes.
final class Routes {
  private static final Logger LOG = LoggerFactory.getLogger(Routes.class);

  private final RouteTree tree = new RouteTree();
  private final Function<Call, Answer> otherwise;

  Routes(
      Services services,
      ViewsOfGames views,
      InstantSource clock,
      EdgeOptions options,
      int port,
      Vitals vitals) {
    Games games = services.games();
    Pages pages =
        new Pages(id -> isGame(games, id), id -> isTournament(services.tournaments(), id));
    this.otherwise = pages::unknownPath;
    LichessApi lichess =
        new LichessApi(services, views, clock, options.limits(), rate(options.limits(), clock));
    Stream.of(
            api(services, views, clock, options.limits()).stream().map(lichess::sharing).toList(),
            lichess.routes(),
            openId(services.openId(), clock, options.limits()),
            vitals.routes(options.metrics()),
            List.of(new Reach(options.listening(), port).route()),
            new LawPages(pages, rate(options.limits(), clock)).routes(),
            List.of(new LobbyPage(services.lobby().lobby()).route()),
            new LearnPages(rate(options.limits(), clock), clock).routes(),
            new AskApi(new Requests(options.limits(), rate(options.limits(), clock))).others(),
            new Documentation(pages).routes(),
            pages(pages))
        .flatMap(List::stream)
        .forEach(tree::add);
  }

  /// The routes about games and people.
  static List<Route> api(
      Services services, ViewsOfGames views, InstantSource clock, Limits limits) {
    Games games = services.games();
    People people = services.people();
    RateLimit requests = rate(limits, clock);
    List<Route> routes =
        new ArrayList<>(new Api(games, services.computers(), clock, requests).routes());
    routes.addAll(
        new GamesApi(games, services.computers(), views, people, clock, limits, requests).routes());
    routes.addAll(
        new SettlingApi(games, people, new Requests(limits, requests), creations(limits, clock))
            .routes());
    routes.addAll(new ArbitersApi(games, people, new Requests(limits, requests)).routes());
    routes.addAll(new GlancesApi(games, views, new Requests(limits, requests)).routes());
    routes.addAll(
        new ChatApi(games, services.chats(), people, new Requests(limits, requests), clock)
            .routes());
    routes.addAll(
        new AnalysisApi(games, services.computers(), views, new Requests(limits, requests))
            .routes());
    routes.addAll(
        new WatchApi(games, people, views, clock, new Requests(limits, requests)).routes());
    routes.addAll(new AccountsApi(people, clock, limits, requests).routes());
    routes.addAll(new RolesApi(games, people, new Requests(limits, requests)).routes());
    routes.addAll(tournaments(services, new Requests(limits, requests)));
    routes.addAll(
        new LobbyApi(
                services, clock, limits, new Requests(limits, requests), creations(limits, clock))
            .routes());
    routes.addAll(Upgrades.ROUTES);
    routes.addAll(new CasesApi(requests).routes());
    routes.addAll(new AskApi(new Requests(limits, requests)).routes());
    Concealing concealing = new Concealing(games, people, new Admission(people));
    return routes.stream().map(concealing::of).toList();
  }

  private static List<Route> tournaments(Services services, Requests requests) {
    People people = services.people();
    TournamentCalls calls =
        new TournamentCalls(services.tournaments(), people, new Admission(people));
    List<Route> routes = new ArrayList<>(new TournamentsApi(calls, requests).routes());
    routes.addAll(new PlayersApi(calls, requests).routes());
    routes.addAll(new RoundsApi(calls, requests).routes());
    routes.addAll(new TeamsApi(calls, requests).routes());
    routes.addAll(new SearchApi(calls, requests).routes());
    return routes;
  }

  private static List<Route> openId(Optional<OpenId> openId, InstantSource clock, Limits limits) {
    return new OpenIdApi(openId, clock, new Requests(limits, rate(limits, clock))).routes();
  }

  private static RateLimit rate(Limits limits, InstantSource clock) {
    return RateLimit.of(limits, CountLimit.REQUESTS_AT_ONCE, CountLimit.REQUESTS_PER_SECOND, clock);
  }

  private static RateLimit creations(Limits limits, InstantSource clock) {
    return RateLimit.of(limits, CountLimit.GAMES_AT_ONCE, CountLimit.GAMES_PER_SECOND, clock);
  }

  private static List<Route> pages(Pages pages) {
    return List.of(
        Route.page("/", pages::home),
        Route.page("/clock", pages::clock),
        Route.page("/clock.webmanifest", ClockApp::manifest),
        Route.page("/clock-worker.js", ClockApp::worker),
        Route.page("/reset", pages::reset),
        Route.page("/mine", pages::mine),
        Route.page("/games", pages::games),
        Route.page("/design", pages::design),
        Route.page("/account/oauth/token", pages::access),
        Route.page("/account/oauth/token/create", pages::access),
        Route.page("/oauth", pages::access),
        Route.page("/join/{id}", pages::join),
        Route.page("/game/{id}", pages::game),
        Route.page("/sign-in", pages::signIn),
        Route.page("/tournaments", pages::tournaments),
        Route.page("/tournament/{tournament}", pages::tournament),
        Route.page("/tournament/{tournament}/round/{round}", pages::tournament),
        Route.page("/tournament/{tournament}/player/{number}", pages::player),
        Route.page("/desk/{tournament}", pages::desk),
        Route.page("/desk/game/{id}", pages::deskOfGame),
        Route.page("/embed/{id}", pages::embedded),
        Route.page("/table", pages::tableSetup),
        Route.page("/table/{id}", pages::table),
        Route.page("/assets/{+name}", call -> pages.asset(call, call.path("name"))));
  }

  /// If this cannot be determined, the page is served; it keeps retrying.
  private static boolean isGame(Games games, String id) {
    try {
      return GameId.read(id).flatMap(games::room).isPresent();
    } catch (RuntimeException failed) {
      LOG.warn("looking up a game failed", failed);
      return true;
    }
  }

  private static boolean isTournament(Tournaments tournaments, String id) {
    try {
      return TournamentId.read(id).flatMap(tournaments::version).isPresent();
    } catch (RuntimeException failed) {
      LOG.warn("looking up a tournament failed", failed);
      return true;
    }
  }

  /// A handler and the values of its path variables.
  record Found(Function<Call, Answer> handler, Map<String, String> parts) {}

  /// The handler for a request. If only the method is wrong, the handler's answer lists the allowed
  /// ones.
  Found find(String method, String path) {
    List<Route> there = tree.at(path);
    if (there.isEmpty()) {
      return new Found(otherwise, Map.of());
    }
    return there.stream()
        .filter(route -> route.methods().contains(method))
        .findFirst()
        .map(route -> new Found(route.handler(), RouteTree.variables(route, path)))
        .orElseGet(() -> new Found(_ -> Methods.answer(method, methods(there)), Map.of()));
  }

  private static List<String> methods(List<Route> there) {
    return there.stream().flatMap(route -> route.methods().stream()).distinct().toList();
  }
}
