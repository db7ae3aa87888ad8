package org.jadoube.tournament.request;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.table.Pair;

/// Somebody pairs the next round.
///
/// @param pairs by hand, in the order of the boards; otherwise the table or the pairing engine
///   pairs
/// @param bye with `pairs`: who gets the pairing-allocated bye
/// @param advancing in a knockout: who goes on from games of the previous round that were drawn
/// @param appointed when the round starts, in place of what the terms say
/// @since 0.1.0
public record PairingRequest(
    Optional<List<Pair>> pairs,
    OptionalInt bye,
    Optional<List<Integer>> advancing,
    Optional<Instant> appointed) {
  public PairingRequest {
    pairs = pairs.map(List::copyOf);
    Require.atLeast(1, bye.orElse(1), "bye");
    advancing = advancing.map(List::copyOf);
  }
}
