package org.jadoube.web.hall;

/// A team of an event.
///
/// @param left whether it has left the event
public record HallTeam(String name, boolean left) {}
