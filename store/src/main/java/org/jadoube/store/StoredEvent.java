package org.jadoube.store;

import java.time.Instant;

/// An event of a game as JSON.
///
/// @param sequence from 1
public record StoredEvent(int sequence, Instant moment, String json) {}
