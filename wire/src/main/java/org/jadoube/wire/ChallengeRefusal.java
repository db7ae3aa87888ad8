package org.jadoube.wire;

import java.util.Optional;

/// Somebody declines a challenge.
///
/// @param reason such as `later` or `too-fast`
/// @since 0.1.0
public record ChallengeRefusal(Optional<String> reason) {}
