package org.jadoube.play.computer;

/// An engine that a server offers.
///
/// @param levels how many levels it has, from 1, the weakest; 0 if it always plays as well as it
///   can
public record OfferedEngine(String name, int levels) {}
