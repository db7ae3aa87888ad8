package org.jadoube.web.lichess;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.play.game.GameTotals;
import org.jadoube.play.game.Games;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.play.lobby.Lobby;
import org.jadoube.play.lobby.Matchmaking;
import org.jadoube.web.http.access.Admission;
import org.jadoube.web.http.exchange.RateLimit;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.http.exchange.Services;
import org.jadoube.web.http.game.Acting;
import org.jadoube.web.view.ViewsOfGames;

/// Lichess's API, put together. Its routes are described at lichess.org/api, not here.
public final class LichessApi {
  private final AccountsApi accounts;
  private final List<Route> routes;

  /// @param rate the request limit
  public LichessApi(
      Services services, ViewsOfGames views, InstantSource clock, Limits limits, RateLimit rate) {
    Games games = services.games();
    Matchmaking seating = new Matchmaking(games, services.people());
    Lobby lobby = services.lobby().lobby();
    AccountEvents events = new AccountEvents(games, lobby, clock);
    games.listen(events);
    KeptAlive kept = new KeptAlive(clock);
    lobby.tell(kept);
    Users users = new Users(services.people(), games, lobby.presence());
    GameJson json = new GameJson(users);
    Callers callers = new Callers(services.people(), new Admission(services.people()), rate);
    RateLimit creations =
        RateLimit.of(limits, CountLimit.GAMES_AT_ONCE, CountLimit.GAMES_PER_SECOND, clock);
    Acting acting = new Acting(views, services.people().log(), new GameTotals(limits));
    this.accounts = new AccountsApi(games, callers, users, json, events);
    this.routes = new ArrayList<>(accounts.routes());
    routes.addAll(new PlayingApi(games, callers, json, services.chats(), acting, users).routes());
    routes.addAll(
        new ChallengesApi(games, lobby, callers, users, events, kept, creations).routes());
    routes.addAll(
        new ComputersApi(
                games,
                services.computers(),
                services.people(),
                callers,
                creations,
                new SecureRandom())
            .routes());
    routes.addAll(new ExportApi(games, callers, users, json, views).routes());
    routes.addAll(new BulkApi(games, seating, callers, users, clock).routes());
    routes.addAll(new OAuthApi(callers, new OAuthCodes(clock)).routes());
  }

  /// All routes but that of the own account, which our own API has, too.
  public List<Route> routes() {
    return List.copyOf(routes);
  }

  /// A route of our own API at a path that both have: with a token, the answer is Lichess's.
  public Route sharing(Route own) {
    return own.path().equals("/api/account")
        ? new Route(
            own.methods(),
            own.path(),
            own.operation(),
            call ->
                call.header("Authorization").isPresent()
                    ? accounts.account(call)
                    : own.handler().apply(call))
        : own;
  }
}
