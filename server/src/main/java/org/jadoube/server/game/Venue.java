package org.jadoube.server.game;

import java.time.Duration;
import java.time.InstantSource;
import org.jadoube.server.store.EventStore;

/// What all games are played with.
///
/// @param grace after an outage, for the second player once the first is back
record Venue(
    EventStore store,
    InstantSource clock,
    Alarms alarms,
    Arrivals arrivals,
    Outages outages,
    Duration grace) {}
