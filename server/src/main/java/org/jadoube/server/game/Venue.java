package org.jadoube.server.game;

import java.time.InstantSource;
import java.util.function.Supplier;
import org.jadoube.server.store.EventStore;

/// What all games share.
///
/// @param watch is told what this process does
record Venue(
    EventStore store,
    InstantSource clock,
    Alarms alarms,
    Arrivals arrivals,
    Outages outages,
    Neighbours neighbours,
    Supplier<GameWatch> watch,
    Patience patience) {}
