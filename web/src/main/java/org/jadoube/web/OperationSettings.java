package org.jadoube.web;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.play.computer.NamedEngine;
import org.jadoube.play.log.LogForm;
import org.jadoube.play.pairing.EngineCommand;
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
    Optional<EngineCommand> pairingEngine,
    List<NamedEngine> engines,
    Duration warmUp,
    OnOff chat) {
  /// Plain HTTP, metrics for this machine, a log for people.
  public static final OperationSettings USUAL =
      new OperationSettings(
          Passphrase.NONE,
          TlsFiles.NONE,
          Management.USUAL,
          LogForm.USUAL,
          Stopping.USUAL,
          Registration.NONE,
          Optional.empty(),
          List.of(),
          Duration.ofSeconds(20),
          OnOff.ON);

  /// These settings with another password for the database.
  public OperationSettings withDatabasePassword(Passphrase changed) {
    return new OperationSettings(
        changed, tls, management, log, stopping, openId, pairingEngine, engines, warmUp, chat);
  }

  /// These settings with another certificate.
  public OperationSettings with(TlsFiles changed) {
    return new OperationSettings(
        databasePassword,
        changed,
        management,
        log,
        stopping,
        openId,
        pairingEngine,
        engines,
        warmUp,
        chat);
  }

  /// These settings with health and metrics elsewhere.
  public OperationSettings with(Management changed) {
    return new OperationSettings(
        databasePassword,
        tls,
        changed,
        log,
        stopping,
        openId,
        pairingEngine,
        engines,
        warmUp,
        chat);
  }

  /// These settings with another log.
  public OperationSettings with(LogForm changed) {
    return new OperationSettings(
        databasePassword,
        tls,
        management,
        changed,
        stopping,
        openId,
        pairingEngine,
        engines,
        warmUp,
        chat);
  }

  /// These settings with another way of stopping.
  public OperationSettings with(Stopping changed) {
    return new OperationSettings(
        databasePassword,
        tls,
        management,
        log,
        changed,
        openId,
        pairingEngine,
        engines,
        warmUp,
        chat);
  }

  /// These settings with another provider.
  public OperationSettings with(Registration changed) {
    return new OperationSettings(
        databasePassword,
        tls,
        management,
        log,
        stopping,
        changed,
        pairingEngine,
        engines,
        warmUp,
        chat);
  }

  /// These settings with another pairing engine.
  public OperationSettings with(EngineCommand changed) {
    return new OperationSettings(
        databasePassword,
        tls,
        management,
        log,
        stopping,
        openId,
        Optional.of(changed),
        engines,
        warmUp,
        chat);
  }

  /// These settings with other programs that play.
  public OperationSettings withEngines(List<NamedEngine> changed) {
    return new OperationSettings(
        databasePassword,
        tls,
        management,
        log,
        stopping,
        openId,
        pairingEngine,
        changed,
        warmUp,
        chat);
  }

  /// These settings with another time for warming up.
  public OperationSettings withWarmUp(Duration changed) {
    return new OperationSettings(
        databasePassword,
        tls,
        management,
        log,
        stopping,
        openId,
        pairingEngine,
        engines,
        changed,
        chat);
  }

  /// These settings with another answer to whether people may talk.
  public OperationSettings withChat(OnOff changed) {
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
        changed);
  }
}
