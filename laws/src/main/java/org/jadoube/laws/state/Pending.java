package org.jadoube.laws.state;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.game.DrawOffer;

/// What is pending between the players.
///
/// @param offer an open draw offer
/// @param bound the move that the player having the move must make after a wrong claim
/// @param claimed failed claims on the position on the board
/// @param consent whether the arbiter has consented to a draw that the regulations restrict
public record Pending(
    Optional<DrawOffer> offer, Optional<Attempt> bound, Set<Claim> claimed, boolean consent) {
  static final Pending NOTHING = new Pending(Optional.empty(), Optional.empty(), Set.of(), false);

  Pending withOffer(Optional<DrawOffer> offer) {
    return new Pending(offer, bound, claimed, consent);
  }

  Pending boundTo(Attempt attempt) {
    return new Pending(offer, Optional.of(attempt), claimed, consent);
  }

  Pending claimed(Claim claim) {
    EnumSet<Claim> more = EnumSet.of(claim);
    more.addAll(claimed);
    return new Pending(offer, bound, Set.copyOf(more), consent);
  }

  Pending consented() {
    return new Pending(offer, bound, claimed, true);
  }

  /// After a move nothing binds the next player, and nothing has been claimed.
  Pending afterMove() {
    return bound.isEmpty() && claimed.isEmpty()
        ? this
        : new Pending(offer, Optional.empty(), Set.of(), consent);
  }
}
