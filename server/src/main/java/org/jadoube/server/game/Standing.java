package org.jadoube.server.game;

import java.time.Instant;

/// How a game stands at a moment.
public record Standing(Snapshot snapshot, Presence presence, Instant at) {}
