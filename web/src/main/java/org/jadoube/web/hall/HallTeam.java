package org.jadoube.web.hall;

/// A team of a tournament.
///
/// @param left whether it has left the tournament
public record HallTeam(String name, boolean left) {}
