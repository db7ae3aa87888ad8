package org.jadoube.server.hall;

import org.jadoube.competition.Bye;
import org.jadoube.server.description.NameOf;

/// Somebody without an opponent in a round.
///
/// @param participant the number of the player or the team
public record HallBye(int participant, @NameOf(Bye.Kind.class) String kind) {}
