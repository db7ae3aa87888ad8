package org.jadoube.server;

import java.util.Optional;
import org.jadoube.server.log.LogForm;
import org.jadoube.server.network.Management;
import org.jadoube.server.network.Password;
import org.jadoube.server.openid.Registration;
import org.jadoube.server.pairing.EngineCommand;
import org.jadoube.server.tls.TlsFiles;

/// How a server is operated; nothing of this concerns a game.
///
/// @param databasePassword in place of one in the database's URL
/// @param tls the certificate; without one, the server speaks plain HTTP
/// @param management where health and metrics are served
/// @param log what the log looks like
/// @param stopping how the server stops
/// @param openId a provider at which people can sign in, too
/// @param pairingEngine pairs Swiss rounds
public record Operation(
    Password databasePassword,
    TlsFiles tls,
    Management management,
    LogForm log,
    Stopping stopping,
    Registration openId,
    Optional<EngineCommand> pairingEngine) {
  /// Plain HTTP, metrics for this machine, a log for people.
  public static final Operation USUAL =
      new Operation(
          Password.NONE,
          TlsFiles.NONE,
          Management.USUAL,
          LogForm.USUAL,
          Stopping.USUAL,
          Registration.NONE,
          Optional.empty());

  /// The same with another password for the database.
  public Operation withDatabasePassword(Password changed) {
    return new Operation(changed, tls, management, log, stopping, openId, pairingEngine);
  }

  /// The same with another certificate.
  public Operation with(TlsFiles changed) {
    return new Operation(
        databasePassword, changed, management, log, stopping, openId, pairingEngine);
  }

  /// The same with health and metrics elsewhere.
  public Operation with(Management changed) {
    return new Operation(databasePassword, tls, changed, log, stopping, openId, pairingEngine);
  }

  /// The same with another log.
  public Operation with(LogForm changed) {
    return new Operation(
        databasePassword, tls, management, changed, stopping, openId, pairingEngine);
  }

  /// The same, stopping in another way.
  public Operation with(Stopping changed) {
    return new Operation(databasePassword, tls, management, log, changed, openId, pairingEngine);
  }

  /// The same with another provider.
  public Operation with(Registration changed) {
    return new Operation(databasePassword, tls, management, log, stopping, changed, pairingEngine);
  }

  /// The same with another pairing engine.
  public Operation with(EngineCommand changed) {
    return new Operation(
        databasePassword, tls, management, log, stopping, openId, Optional.of(changed));
  }
}
