package org.jadoube.web.network;

/// Who may read the metrics where the games are served.
public enum MetricsAccess {
  /// Programs on this machine that connect directly, without a proxy in between.
  LOCAL,
  /// Everybody.
  OPEN,
  /// Nobody.
  OFF
}
