package org.jadoube.web.hall;

import org.jadoube.tournament.Bye;
import org.jadoube.web.description.NameOf;

/// Somebody without an opponent in a round.
///
/// @param participant the number of the player or the team
public record HallBye(int participant, @NameOf(Bye.Kind.class) String kind) {}
