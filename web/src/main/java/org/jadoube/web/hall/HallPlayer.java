package org.jadoube.web.hall;

import java.util.Optional;

/// A player of a tournament.
///
/// @param title such as `WGM`
/// @param federation three letters
/// @param team the number of the player's team
/// @param unconfirmed true if the player entered unaided, and no official has confirmed it;
///   otherwise absent
/// @param left whether the player has left the tournament
public record HallPlayer(
    String name,
    Optional<Integer> rating,
    Optional<String> title,
    Optional<String> federation,
    Optional<Integer> team,
    Optional<Boolean> unconfirmed,
    boolean left) {}
