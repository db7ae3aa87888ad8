package org.jadoube.wire;

import java.util.Optional;

/// Somebody declines a challenge.
///
/// @param reason such as `later` or `too-fast`
public record ChallengeRefusal(Optional<String> reason) {}
