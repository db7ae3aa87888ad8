package org.jadoube.server.game;

import java.time.Duration;
import java.time.InstantSource;
import org.jadoube.server.store.EventStore;

/// What all games share.
///
/// @param grace how long after an outage the first player back waits for the second
record Venue(
    EventStore store,
    InstantSource clock,
    Alarms alarms,
    Arrivals arrivals,
    Outages outages,
    Duration grace) {}
