package org.jadoube.web;

import java.net.UnknownHostException;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.play.computer.Engines;
import org.jadoube.play.computer.NamedEngine;
import org.jadoube.play.computer.UnusableEngine;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.ServerClock;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.log.LogForm;
import org.jadoube.play.log.LogSetup;
import org.jadoube.play.pairing.PairingCommand;
import org.jadoube.play.pairing.PairingEngine;
import org.jadoube.play.people.People;
import org.jadoube.play.tournaments.TournamentQuota;
import org.jadoube.play.tournaments.Tournaments;
import org.jadoube.store.Database;
import org.jadoube.store.EventStore;
import org.jadoube.store.Unavailable;
import org.jadoube.store.UnusableDatabase;
import org.jadoube.web.http.Certificate;
import org.jadoube.web.http.EdgeOptions;
import org.jadoube.web.http.ManagementEdge;
import org.jadoube.web.http.Vitals;
import org.jadoube.web.http.WebEdge;
import org.jadoube.web.http.exchange.Services;
import org.jadoube.web.network.Listening;
import org.jadoube.web.network.Management;
import org.jadoube.web.network.Passphrase;
import org.jadoube.web.openid.OpenIdClient;
import org.jadoube.web.openid.Registration;
import org.jadoube.web.tls.TlsFiles;
import org.jadoube.web.tls.UnusableCertificate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.bridge.SLF4JBridgeHandler;

/// The parts of a server, as its options want them. What cannot be used is a [StartFailure], which
/// says why.
final class ServerParts {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);
  private static final Pattern KIND = Pattern.compile("(?:jdbc:)?[a-z0-9]{1,20}:");

  private ServerParts() {}

  static void logInOnePlace(LogForm form) {
    LogSetup.apply(form);
    SLF4JBridgeHandler.removeHandlersForRootLogger();
    SLF4JBridgeHandler.install();
  }

  static Optional<Certificate> certificate(TlsFiles files) throws StartFailure {
    try {
      return files.isWanted() ? Optional.of(Certificate.of(files)) : Optional.empty();
    } catch (UnusableCertificate faulty) {
      throw new StartFailure(
          "The certificate cannot be used: " + faulty.getMessage() + ".", faulty);
    }
  }

  static Engines engines(List<NamedEngine> programs) throws StartFailure {
    try {
      return Engines.start(programs, Server.THINKERS);
    } catch (UnusableEngine faulty) {
      throw new StartFailure(String.valueOf(faulty.getMessage()), faulty);
    }
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

  static Tournaments tournaments(
      ServerOptions options, EventStore store, ServerClock clock, Games games, People people) {
    return new Tournaments(
        store.ledger(),
        clock,
        games,
        people,
        new TournamentQuota(
            options.limits().of(CountLimit.PLAYERS_PER_TOURNAMENT),
            options.limits().of(CountLimit.TOURNAMENTS_PER_ACCOUNT)),
        options.operation().pairingEngine().map(ServerParts::engine));
  }

  private static PairingEngine engine(PairingCommand command) {
    command.absence().ifPresent(LOG::warn);
    return new PairingEngine(command, PairingEngine.USUAL_LIMIT);
  }

  static Optional<OpenIdClient> openId(Registration registration) throws StartFailure {
    try {
      return registration.client();
    } catch (IllegalArgumentException incomplete) {
      throw new StartFailure(String.valueOf(incomplete.getMessage()), incomplete);
    }
  }

  static Listening listening(ServerOptions options, Optional<Certificate> certificate)
      throws StartFailure {
    try {
      Listening listening = Listening.at(options.host());
      return certificate.isPresent() ? listening.secured() : listening;
    } catch (UnknownHostException unknown) {
      throw StartFailure.unknownHost(options.host(), unknown);
    }
  }

  static WebEdge edge(
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

  static Optional<ManagementEdge> management(ServerOptions options, Vitals vitals)
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

  static ServerClock clock(EventStore store) throws StartFailure {
    try {
      InstantSource wall =
          store.isShared() ? store.membership().agreedTime() : InstantSource.system();
      return ServerClock.start(wall, store.lastHeartbeat());
    } catch (Unavailable gone) {
      store.close();
      throw new StartFailure("The database cannot be used: " + gone.getMessage() + ".", gone);
    }
  }
}
