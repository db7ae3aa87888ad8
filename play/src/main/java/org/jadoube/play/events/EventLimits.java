package org.jadoube.play.events;

/// How much of events there may be.
///
/// @param players of one event
/// @param perAccount events that one account may have made
public record EventLimits(int players, int perAccount) {}
