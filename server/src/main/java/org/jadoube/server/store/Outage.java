package org.jadoube.server.store;

import java.time.Instant;

/// A time in which no act could be decided or kept.
///
/// @param until the first moment at which it was over
public record Outage(Instant since, Instant until) {}
