package org.jadoube.play.people;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.play.rights.Role;

/// A role that somebody holds.
///
/// @param colour whose assistant, or which player
/// @param account who holds it; empty if whoever has its key does
/// @param name of whoever has the key, as given with it; empty if it is an account's, or not known
/// @param by who gave it: an account, a key, or the server
public record Grant(
    String id,
    Scope scope,
    Role role,
    Optional<Colour> colour,
    Optional<AccountId> account,
    String name,
    Instant granted,
    String by) {}
