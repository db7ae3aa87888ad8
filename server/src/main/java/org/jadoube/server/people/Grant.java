package org.jadoube.server.people;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.server.rights.Role;

/// A role that somebody holds.
///
/// @param colour whose assistant, or which player
/// @param account who holds it; empty if whoever has its key does
/// @param by who gave it: an account, a key, or the server
public record Grant(
    String id,
    Scope scope,
    Role role,
    Optional<Colour> colour,
    Optional<AccountId> account,
    Instant granted,
    String by) {}
