package org.jadoube.web.http;

import java.util.Optional;
import org.jadoube.play.limits.Limits;
import org.jadoube.web.network.Listening;
import org.jadoube.web.network.MetricsAccess;
import org.jadoube.web.network.Senders;

/// Options for serving the games.
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
