package org.jadoube.server.http;

import java.util.Optional;
import org.jadoube.server.network.Limits;
import org.jadoube.server.network.Listening;
import org.jadoube.server.network.MetricsAccess;
import org.jadoube.server.network.Senders;

/// How the games are served.
///
/// @param port 0 for any free one
/// @param certificate empty for plain HTTP
/// @param metrics who may read the metrics there
public record EdgeOptions(
    Listening listening,
    int port,
    Limits limits,
    Senders senders,
    Optional<Certificate> certificate,
    MetricsAccess metrics) {}
