package org.jadoube.web;

import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.play.computer.ComputerPlayers;
import org.jadoube.play.computer.Engines;
import org.jadoube.play.computer.NamedEngine;
import org.jadoube.play.computer.UnusableEngine;
import org.jadoube.play.game.Chats;
import org.jadoube.play.game.GameWatches;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.ServerClock;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.log.GameLog;
import org.jadoube.play.log.LogForm;
import org.jadoube.play.log.LogSetup;
import org.jadoube.play.metrics.Metrics;
import org.jadoube.play.pairing.EngineCommand;
import org.jadoube.play.pairing.PairingEngine;
import org.jadoube.play.people.People;
import org.jadoube.play.tournaments.LineUpAlarm;
import org.jadoube.play.tournaments.TournamentQuota;
import org.jadoube.play.tournaments.Tournaments;
import org.jadoube.store.Database;
import org.jadoube.store.EventStore;
import org.jadoube.store.Unavailable;
import org.jadoube.store.UnusableDatabase;
import org.jadoube.web.hall.PlayingHalls;
import org.jadoube.web.http.Certificate;
import org.jadoube.web.http.EdgeOptions;
import org.jadoube.web.http.ManagementEdge;
import org.jadoube.web.http.Shutdown;
import org.jadoube.web.http.Vitals;
import org.jadoube.web.http.WebEdge;
import org.jadoube.web.http.exchange.Services;
import org.jadoube.web.lobby.LobbyHall;
import org.jadoube.web.network.Lan;
import org.jadoube.web.network.Listening;
import org.jadoube.web.network.Management;
import org.jadoube.web.network.Passphrase;
import org.jadoube.web.openid.OpenId;
import org.jadoube.web.openid.OpenIdClient;
import org.jadoube.web.openid.Registration;
import org.jadoube.web.tls.TlsFiles;
import org.jadoube.web.tls.UnusableCertificate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.bridge.SLF4JBridgeHandler;

/// A running server: stored games, played over HTTP and WebSocket, with web pages to play them on.
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);
  private static final Duration REFUSING = Duration.ofMillis(500);

  /// How many engines may think at the same time. Half of the machine is for everybody else.
  private static final int THINKERS = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

  private static final Pattern KIND = Pattern.compile("(?:jdbc:)?[a-z0-9]{1,20}:");

  private final DataDirectory directory;
  private final EventStore store;
  private final ServerClock clock;
  private final Games games;
  private final LineUpAlarm lineUps;
  private final Retention retention;
  private final PlayingHalls halls;
  private final ComputerPlayers computers;
  private final WebEdge edge;
  private final Listening listening;
  private final Vitals vitals;
  private final Optional<ManagementEdge> management;
  private final Stopping stopping;
  private final AtomicBoolean closed = new AtomicBoolean();

  private Server(
      DataDirectory directory,
      EventStore store,
      ServerClock clock,
      Games games,
      LineUpAlarm lineUps,
      Retention retention,
      PlayingHalls halls,
      ComputerPlayers computers,
      WebEdge edge,
      Listening listening,
      Vitals vitals,
      Optional<ManagementEdge> management,
      Stopping stopping) {
    this.directory = directory;
    this.store = store;
    this.clock = clock;
    this.games = games;
    this.lineUps = lineUps;
    this.retention = retention;
    this.halls = halls;
    this.computers = computers;
    this.edge = edge;
    this.listening = listening;
    this.vitals = vitals;
    this.management = management;
    this.stopping = stopping;
  }

  /// Starts a server; it is ready when this returns.
  ///
  /// @throws StartFailure if the directory, the database or the port cannot be used
  public static Server start(ServerOptions options) throws StartFailure {
    return start(options, openId(options.operation().openId()));
  }

  /// Starts a server with another provider at which people can sign in.
  ///
  /// @throws StartFailure if the directory, the database or the port cannot be used
  public static Server start(ServerOptions options, Optional<OpenIdClient> openId)
      throws StartFailure {
    logInOnePlace(options.operation().log());
    Optional<Certificate> certificate = certificate(options.operation().tls());
    Engines engines = engines(options.operation().engines());
    DataDirectory directory = DataDirectory.take(options.data());
    try {
      return start(options, certificate, openId, directory, open(options), engines);
    } catch (StartFailure failed) {
      directory.close();
      throw failed;
    }
  }

  private static Optional<Certificate> certificate(TlsFiles files) throws StartFailure {
    try {
      return files.isWanted() ? Optional.of(Certificate.of(files)) : Optional.empty();
    } catch (UnusableCertificate faulty) {
      throw new StartFailure(
          "The certificate cannot be used: " + faulty.getMessage() + ".", faulty);
    }
  }

  private static Engines engines(List<NamedEngine> programs) throws StartFailure {
    try {
      return Engines.start(programs, THINKERS);
    } catch (UnusableEngine faulty) {
      throw new StartFailure(String.valueOf(faulty.getMessage()), faulty);
    }
  }

  private static void logInOnePlace(LogForm form) {
    LogSetup.apply(form);
    SLF4JBridgeHandler.removeHandlersForRootLogger();
    SLF4JBridgeHandler.install();
  }

  static EventStore open(ServerOptions options) throws StartFailure {
    Database database = database(options);
    try {
      return EventStore.open(database);
    } catch (UnusableDatabase failed) {
      throw new StartFailure(
          String.format(
              Locale.ROOT, "The database %s cannot be used: %s.", database, failed.getMessage()),
          failed);
    }
  }

  /// The database; a separate password stays out of the process list.
  private static Database database(ServerOptions options) throws StartFailure {
    if (options.database().isEmpty()) {
      return Database.in(options.data());
    }
    Database database =
        Database.at(options.database().get())
            .orElseThrow(() -> new StartFailure(unknown(options.database().get())));
    Passphrase password = options.operation().databasePassword();
    return password.isSet() ? database.withPassword(password.text()) : database;
  }

  /// Only the beginning is shown; the rest may contain a password.
  private static String unknown(String url) {
    Matcher kind = KIND.matcher(url);
    return String.format(
        Locale.ROOT,
        "The database %s cannot be used: expected %s.",
        kind.lookingAt() ? kind.group() + "…" : "that was given",
        "jdbc:sqlite:FILE or jdbc:postgresql://[USER[:PASSWORD]@]HOST[:PORT]/NAME");
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
    ServerClock clock = clock(store);
    Games games = new Games(store, clock, options.patience());
    People people = People.in(store.ledger(), clock);
    Tournaments tournaments = tournaments(options, store, clock, games, people);
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
      management = management(options, vitals);
      Listening listening = listening(options, certificate);
      WebEdge edge = edge(options, listening, certificate, vitals, services, clock);
      LOG.info("ready at {}", listening.origin(edge.port()));
      return new Server(
          directory,
          store,
          clock,
          games,
          LineUpAlarm.start(tournaments),
          Retention.start(store.ledger(), clock, options.limits(), games::isInUse),
          halls,
          computers,
          edge,
          listening,
          vitals,
          management,
          options.operation().stopping());
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

  private static Tournaments tournaments(
      ServerOptions options, EventStore store, ServerClock clock, Games games, People people) {
    return new Tournaments(
        store.ledger(),
        clock,
        games,
        people,
        new TournamentQuota(
            options.limits().of(CountLimit.PLAYERS_PER_TOURNAMENT),
            options.limits().of(CountLimit.TOURNAMENTS_PER_ACCOUNT)),
        options.operation().pairingEngine().map(Server::engine));
  }

  private static PairingEngine engine(EngineCommand command) {
    command.absence().ifPresent(LOG::warn);
    return new PairingEngine(command, PairingEngine.USUAL_LIMIT);
  }

  private static Optional<OpenIdClient> openId(Registration registration) throws StartFailure {
    try {
      return registration.client();
    } catch (IllegalArgumentException incomplete) {
      throw new StartFailure(String.valueOf(incomplete.getMessage()), incomplete);
    }
  }

  private static Listening listening(ServerOptions options, Optional<Certificate> certificate)
      throws StartFailure {
    try {
      Listening listening = Listening.at(options.host());
      return certificate.isPresent() ? listening.secured() : listening;
    } catch (UnknownHostException unknown) {
      throw StartFailure.unknownHost(options.host(), unknown);
    }
  }

  private static WebEdge edge(
      ServerOptions options,
      Listening listening,
      Optional<Certificate> certificate,
      Vitals vitals,
      Services services,
      ServerClock clock)
      throws StartFailure {
    try {
      return WebEdge.start(
          new EdgeOptions(
              listening,
              options.port(),
              FileLimit.of(options.limits()),
              options.senders(),
              certificate,
              options.operation().management().amongGames()),
          vitals,
          services,
          clock);
    } catch (RuntimeException failed) {
      throw StartFailure.cannotListen(options.host(), options.port(), failed);
    }
  }

  private static Optional<ManagementEdge> management(ServerOptions options, Vitals vitals)
      throws StartFailure {
    Management wanted = options.operation().management();
    if (wanted.port().isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(ManagementEdge.start(wanted.host(), wanted.port().get(), vitals));
    } catch (UnknownHostException unknown) {
      throw StartFailure.unknownHost(wanted.host(), unknown);
    } catch (RuntimeException failed) {
      throw StartFailure.cannotListen(wanted.host(), wanted.port().get(), failed);
    }
  }

  private static ServerClock clock(EventStore store) throws StartFailure {
    try {
      InstantSource wall =
          store.isShared() ? store.membership().agreedTime() : InstantSource.system();
      return ServerClock.start(wall, store.lastHeartbeat());
    } catch (Unavailable gone) {
      store.close();
      throw new StartFailure("The database cannot be used: " + gone.getMessage() + ".", gone);
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
      edge.close();
      lineUps.close();
      retention.close();
      halls.close();
      computers.close();
      games.close();
      clock.close();
      store.close();
      management.ifPresent(ManagementEdge::close);
      vitals.metrics().close();
      directory.close();
    }
  }
}
