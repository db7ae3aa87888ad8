package org.jadoube.server.store;

import java.time.Instant;

/// That nothing can be written now.
///
/// @param since when the first write was submitted that was not done
/// @param reason in words, without secrets
public record Stoppage(Instant since, String reason) {}
