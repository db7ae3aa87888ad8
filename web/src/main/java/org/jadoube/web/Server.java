package org.jadoube.web;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.jadoube.play.computer.ComputerPlayers;
import org.jadoube.play.computer.Engines;
import org.jadoube.play.game.Chats;
import org.jadoube.play.game.GameWatches;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.ServerClock;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.log.GameLog;
import org.jadoube.play.metrics.Metrics;
import org.jadoube.play.people.People;
import org.jadoube.play.tournaments.LineUpAlarm;
import org.jadoube.play.tournaments.Tournaments;
import org.jadoube.store.EventStore;
import org.jadoube.web.hall.PlayingHalls;
import org.jadoube.web.http.Certificate;
import org.jadoube.web.http.ManagementEdge;
import org.jadoube.web.http.Shutdown;
import org.jadoube.web.http.Vitals;
import org.jadoube.web.http.WebEdge;
import org.jadoube.web.http.exchange.Services;
import org.jadoube.web.lobby.LobbyHall;
import org.jadoube.web.network.Lan;
import org.jadoube.web.network.Listening;
import org.jadoube.web.openid.OpenId;
import org.jadoube.web.openid.OpenIdClient;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A running server: stored games, played over HTTP and WebSocket, with web pages to play them on.
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);
  private static final Duration REFUSING = Duration.ofMillis(500);

  /// How many engines may think at the same time. Half of the machine is for everybody else.
  static final int THINKERS = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

  private final WebEdge edge;
  private final Listening listening;
  private final Vitals vitals;
  private final Optional<ManagementEdge> management;
  private final Stopping stopping;
  private final List<Runnable> closing;
  private final AtomicBoolean closed = new AtomicBoolean();

  /// @param closing what closes its parts, in order
  private Server(
      WebEdge edge,
      Listening listening,
      Vitals vitals,
      Optional<ManagementEdge> management,
      Stopping stopping,
      List<Runnable> closing) {
    this.edge = edge;
    this.listening = listening;
    this.vitals = vitals;
    this.management = management;
    this.stopping = stopping;
    this.closing = closing;
  }

  /// Starts a server; it is ready when this returns.
  ///
  /// @throws StartFailure if the directory, the database or the port cannot be used
  public static Server start(ServerOptions options) throws StartFailure {
    return start(options, ServerParts.openId(options.operation().openId()));
  }

  /// Starts a server with another provider at which people can sign in.
  ///
  /// @throws StartFailure if the directory, the database or the port cannot be used
  public static Server start(ServerOptions options, Optional<OpenIdClient> openId)
      throws StartFailure {
    ServerParts.logInOnePlace(options.operation().log());
    Optional<Certificate> certificate = ServerParts.certificate(options.operation().tls());
    Engines engines = ServerParts.engines(options.operation().engines());
    DataDirectory directory = DataDirectory.take(options.data());
    try {
      return start(options, certificate, openId, directory, ServerParts.open(options), engines);
    } catch (StartFailure failed) {
      directory.close();
      throw failed;
    }
  }

  private static Server start(
      ServerOptions options,
      Optional<Certificate> certificate,
      Optional<OpenIdClient> openId,
      DataDirectory directory,
      EventStore store,
      Engines engines)
      throws StartFailure {
    WarmStart.of(options, store);
    ServerClock clock = ServerParts.clock(store);
    Games games = new Games(store, clock, options.patience());
    People people = People.in(store.ledger(), clock);
    Tournaments tournaments = ServerParts.tournaments(options, store, clock, games, people);
    PlayingHalls halls = PlayingHalls.open(tournaments, games, store.membership());
    Metrics metrics = Metrics.of(games, store);
    games.tell(new GameWatches(List.of(metrics.games(), new GameLog())));
    ComputerPlayers computers =
        ComputerPlayers.start(
            games, engines, options.limits().of(CountLimit.COMPUTER_GAMES), THINKERS);
    Services services =
        new Services(
            games,
            people,
            tournaments,
            halls,
            computers,
            LobbyHall.of(games, people, clock),
            new Chats(options.operation().chat() == OnOff.ON, clock),
            openId.map(known -> new OpenId(known, store.ledger(), people.accounts(), clock)));
    Vitals vitals = new Vitals(games, metrics, new Shutdown());
    Optional<ManagementEdge> management = Optional.empty();
    try {
      management = ServerParts.management(options, vitals);
      Listening listening = ServerParts.listening(options, certificate);
      WebEdge edge = ServerParts.edge(options, listening, certificate, vitals, services, clock);
      LOG.info("ready at {}", listening.origin(edge.port()));
      LineUpAlarm lineUps = LineUpAlarm.start(tournaments);
      Retention retention =
          Retention.start(store.ledger(), clock, options.limits(), games::isInUse);
      Optional<ManagementEdge> health = management;
      return new Server(
          edge,
          listening,
          vitals,
          management,
          options.operation().stopping(),
          List.of(
              edge::close,
              lineUps::close,
              retention::close,
              halls::close,
              computers::close,
              games::close,
              clock::close,
              store::close,
              () -> health.ifPresent(ManagementEdge::close),
              metrics::close,
              directory::close));
    } catch (StartFailure failed) {
      management.ifPresent(ManagementEdge::close);
      halls.close();
      computers.close();
      games.close();
      metrics.close();
      clock.close();
      store.close();
      throw failed;
    }
  }

  /// The port it listens on.
  public int port() {
    return edge.port();
  }

  /// The address of the home page on this machine.
  public URI address() {
    return URI.create(listening.origin(port()) + "/");
  }

  /// The addresses of the home page for other devices, most useful first; none if the server only
  /// accepts local connections.
  public List<URI> addressesForOthers() {
    return Stream.concat(
            Lan.origins(listening, port()).stream(), Lan.named(listening, port()).stream())
        .map(origin -> URI.create(origin + "/"))
        .toList();
  }

  /// The line that announces that the server is ready.
  public String greeting() {
    return "jadoube serves at " + address();
  }

  /// The port of health and metrics, if they have one of their own.
  public Optional<Integer> managementPort() {
    return management.map(ManagementEdge::port);
  }

  /// The longest time that [#stop] takes if nothing hangs.
  public Duration longestStop() {
    return stopping.delay().plus(stopping.deadline());
  }

  /// Stops as load balancers and clients need it. For a while `/ready` says no, and everything else
  /// goes on. Followers are then told, and for a moment everybody is asked to come again. Finally
  /// it closes.
  public void stop() {
    LOG.info("stopping");
    vitals.shutdown().announce();
    try {
      Thread.sleep(stopping.delay());
      edge.refuse();
      Thread.sleep(REFUSING);
    } catch (InterruptedException hurry) {
      Thread.currentThread().interrupt();
    }
    close();
    LOG.info("stopped");
  }

  /// Refuses requests, disconnects followers and closes the database. Running games will be paused
  /// when a server loads them again.
  @Override
  public void close() {
    if (closed.compareAndSet(false, true)) {
      closing.forEach(Runnable::run);
    }
  }
}
