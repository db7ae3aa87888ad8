package org.jadoube.server.game;

import java.time.Instant;

/// The state of a game at a moment.
public record Standing(Snapshot snapshot, Presence presence, Instant at) {}
