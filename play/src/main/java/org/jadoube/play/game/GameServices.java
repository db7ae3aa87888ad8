package org.jadoube.play.game;

import java.time.InstantSource;
import java.util.function.Supplier;
import org.jadoube.store.EventStore;

/// Services that all games share.
///
/// @param watch observes this process
record GameServices(
    EventStore store,
    InstantSource clock,
    Alarms alarms,
    ArrivalOrder arrivals,
    Outages outages,
    Neighbours neighbours,
    Supplier<GameWatch> watch,
    Patience patience) {}
