package org.jadoube.laws.state;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;

/// The matters pending between the players.
///
/// @param offers the open draw offers
/// @param bound the move that the player having the move must make after a wrong claim
/// @param claim a claim of a draw that has not been decided
/// @param failed failed claims on the position on the board
/// @param consent whether the arbiter has consented to a draw that the regulations restrict
/// @param takeback what has been proposed in this position about taking moves back
public record Pending(
    Offers offers,
    Optional<Attempt> bound,
    Optional<OpenClaim> claim,
    Set<Failed> failed,
    boolean consent,
    Optional<Takeback> takeback) {
  static final Pending NOTHING =
      new Pending(
          Offers.NONE, Optional.empty(), Optional.empty(), Set.of(), false, Optional.empty());

  /// A claim that failed on the position on the board.
  public record Failed(Colour by, Claim claim) {}

  /// A proposal to take moves back.
  public record Takeback(Colour by, boolean declined) {}

  Pending with(Offers offers) {
    return new Pending(offers, bound, claim, failed, consent, takeback);
  }

  Pending with(Takeback takeback) {
    return new Pending(offers, bound, claim, failed, consent, Optional.of(takeback));
  }

  Pending boundTo(Attempt attempt) {
    return new Pending(offers, Optional.of(attempt), claim, failed, consent, takeback);
  }

  Pending claimed(OpenClaim claim) {
    return new Pending(offers, bound, Optional.of(claim), failed, consent, takeback);
  }

  /// The pending matters after a ruling. One that a claim is incorrect decides the open claim.
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
    return new Pending(offers, bound, Optional.empty(), Set.copyOf(more), consent, takeback);
  }

  /// The pending matters if no piece is touched any more: contact with the last one was accidental,
  /// and has neither declined an offer nor lost the right to claim.
  Pending untouched() {
    return new Pending(
        offers.reopened(), bound, claim.map(OpenClaim::untouched), failed, consent, takeback);
  }

  /// The pending matters when the game has ended. They are kept in case it goes on, except for a
  /// claim that the end has decided.
  Pending ended(Ruling ruling) {
    boolean otherwise = ruling.facts().stream().anyMatch(Fact.ArbiterDecided.class::isInstance);
    return claim.isEmpty() || otherwise
        ? this
        : new Pending(offers, bound, Optional.empty(), failed, consent, takeback);
  }

  Pending consented() {
    return new Pending(offers, bound, claim, failed, true, takeback);
  }

  /// The pending matters after a move: nothing binds the next player, no claim on the new position
  /// has failed, and nobody has proposed to take it back.
  Pending afterMove() {
    Offers offers = this.offers.afterMove();
    boolean same =
        bound.isEmpty() && failed.isEmpty() && takeback.isEmpty() && offers.equals(this.offers);
    return same
        ? this
        : new Pending(offers, Optional.empty(), claim, Set.of(), consent, Optional.empty());
  }
}
