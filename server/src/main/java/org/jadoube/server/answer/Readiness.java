package org.jadoube.server.answer;

import java.util.Optional;
import org.jadoube.server.description.OneOf;

/// Whether the server should get requests.
///
/// @param reason why it should not
public record Readiness(
    @OneOf({"ready", "down", "stopping"}) String status, Optional<String> reason) {}
