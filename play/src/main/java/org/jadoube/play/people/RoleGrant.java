package org.jadoube.play.people;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.play.rights.Role;

/// A role that somebody holds.
///
/// @param colour the colour of the player, or of the player assisted
/// @param account the holder; empty if the holder of its key has it
/// @param name the name given with the key; empty for an account, or if unknown
/// @param by the giver: an account, a key, or the server
public record RoleGrant(
    String id,
    Scope scope,
    Role role,
    Optional<Colour> colour,
    Optional<AccountId> account,
    String name,
    Instant granted,
    String by) {}
