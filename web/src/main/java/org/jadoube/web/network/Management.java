package org.jadoube.web.network;

import java.util.Optional;

/// The place where health and metrics are served.
///
/// @param metrics who may read the metrics where the games are served; nobody if `port` is set
/// @param host the address of the separate port
/// @param port a separate port for them; empty for none, 0 for any free one
public record Management(MetricsAccess metrics, String host, Optional<Integer> port) {
  /// No separate port, and metrics for this machine only.
  public static final Management USUAL =
      new Management(MetricsAccess.LOCAL, "localhost", Optional.empty());

  /// This place with other readers of the metrics.
  public Management with(MetricsAccess access) {
    return new Management(access, host, port);
  }

  /// This place at another address.
  public Management withHost(String changed) {
    return new Management(metrics, changed, port);
  }

  /// This place with a port of its own.
  public Management withPort(int own) {
    return new Management(metrics, host, Optional.of(own));
  }

  /// Who may read the metrics where the games are served.
  public MetricsAccess amongGames() {
    return port.isPresent() ? MetricsAccess.OFF : metrics;
  }
}
