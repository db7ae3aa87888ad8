package org.jadoube.store;

import java.time.Instant;

/// Writing is impossible now.
///
/// @param since when the first failed write was submitted
/// @param reason for people, without secrets
public record Stoppage(Instant since, String reason) {}
