package org.jadoube.laws.state;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.DrawOffer;

/// What is pending between the players.
///
/// @param offer an open draw offer
/// @param bound the move that the player having the move must make after a wrong claim
/// @param claim a claim of a draw that has not been decided
/// @param failed failed claims on the position on the board
/// @param consent whether the arbiter has consented to a draw that the regulations restrict
public record Pending(
    Optional<DrawOffer> offer,
    Optional<Attempt> bound,
    Optional<OpenClaim> claim,
    Set<Failed> failed,
    boolean consent) {
  static final Pending NOTHING =
      new Pending(Optional.empty(), Optional.empty(), Optional.empty(), Set.of(), false);

  /// A claim that failed on the position on the board.
  public record Failed(Colour by, Claim claim) {}

  Pending withOffer(Optional<DrawOffer> offer) {
    return new Pending(offer, bound, claim, failed, consent);
  }

  Pending boundTo(Attempt attempt) {
    return new Pending(offer, Optional.of(attempt), claim, failed, consent);
  }

  Pending claimed(OpenClaim claim) {
    return new Pending(offer, bound, Optional.of(claim), failed, consent);
  }

  /// A ruling that a claim is incorrect decides the open one.
  Pending after(Ruling ruling) {
    return claim.isPresent() && ruling.citation().rule() == Rule.INCORRECT_CLAIM
        ? decided(claim.get())
        : this;
  }

  private Pending decided(OpenClaim open) {
    Set<Failed> more = new HashSet<>(failed);
    if (open.made().intended().isEmpty() || open.isWithoutTheMove()) {
      more.add(new Failed(open.made().by(), open.made().claim()));
    }
    return new Pending(offer, bound, Optional.empty(), Set.copyOf(more), consent);
  }

  Pending consented() {
    return new Pending(offer, bound, claim, failed, true);
  }

  /// After a move nothing binds the next player, and no claim on the new position has failed.
  Pending afterMove() {
    return bound.isEmpty() && failed.isEmpty()
        ? this
        : new Pending(offer, Optional.empty(), claim, Set.of(), consent);
  }
}
