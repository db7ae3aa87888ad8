package org.jadoube.play.game;

import java.time.InstantSource;
import java.util.function.Supplier;
import org.jadoube.store.EventStore;

/// What all games share.
///
/// @param watch is told what this process does
record GameServices(
    EventStore store,
    InstantSource clock,
    Alarms alarms,
    ArrivalOrder arrivals,
    Outages outages,
    Neighbours neighbours,
    Supplier<GameWatch> watch,
    Patience patience) {}
