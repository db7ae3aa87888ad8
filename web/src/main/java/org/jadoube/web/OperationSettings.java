package org.jadoube.web;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jadoube.play.computer.NamedEngine;
import org.jadoube.play.log.LogForm;
import org.jadoube.play.pairing.PairingCommand;
import org.jadoube.web.network.Management;
import org.jadoube.web.network.Passphrase;
import org.jadoube.web.openid.Registration;
import org.jadoube.web.tls.TlsFiles;

/// Settings of a server's operation, which concern no game.
///
/// @param databasePassword in place of one in the database's URL
/// @param tls the certificate; without one, the server speaks plain HTTP
/// @param management where health and metrics are served
/// @param log the form of the log
/// @param stopping how the server stops
/// @param openId a provider at which people can sign in, too
/// @param pairingEngine pairs Swiss rounds
/// @param engines programs that play with people
/// @param warmUp how long the server may play against itself before it serves games in progress; it
///   stops once it gets no faster
/// @param chat whether people may talk beside casual games
public record OperationSettings(
    Passphrase databasePassword,
    TlsFiles tls,
    Management management,
    LogForm log,
    Stopping stopping,
    Registration openId,
    Optional<PairingCommand> pairingEngine,
    List<NamedEngine> engines,
    Duration warmUp,
    OnOff chat) {
  /// Plain HTTP, metrics for this machine, a log for people.
  public static final OperationSettings USUAL = new Draft().settings();

  /// These settings as `change` leaves them.
  OperationSettings with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.settings();
  }

  /// Settings that can be changed; at first the usual ones.
  public static final class Draft {
    public Passphrase databasePassword = Passphrase.NONE;
    public TlsFiles tls = TlsFiles.NONE;
    public Management management = Management.USUAL;
    public LogForm log = LogForm.USUAL;
    public Stopping stopping = Stopping.USUAL;
    public Registration openId = Registration.NONE;
    public Optional<PairingCommand> pairingEngine = Optional.empty();
    public List<NamedEngine> engines = List.of();
    public Duration warmUp = Duration.ofSeconds(20);
    public OnOff chat = OnOff.ON;

    private Draft() {}

    private Draft(OperationSettings from) {
      databasePassword = from.databasePassword;
      tls = from.tls;
      management = from.management;
      log = from.log;
      stopping = from.stopping;
      openId = from.openId;
      pairingEngine = from.pairingEngine;
      engines = from.engines;
      warmUp = from.warmUp;
      chat = from.chat;
    }

    private OperationSettings settings() {
      return new OperationSettings(
          databasePassword,
          tls,
          management,
          log,
          stopping,
          openId,
          pairingEngine,
          engines,
          warmUp,
          chat);
    }
  }
}
