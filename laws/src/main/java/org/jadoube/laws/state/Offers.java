package org.jadoube.laws.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.event.Declining;
import org.jadoube.laws.game.DrawOffer;

/// The open draw offers. Each player may have made one: a claim counts as an offer even while the
/// opponent's is open.
///
/// @param open in the order in which they were made
/// @param untouched the offer that was declined by touching a piece, until a move is made: the
///   arbiter may find that the contact was accidental
record Offers(List<DrawOffer> open, Optional<DrawOffer> untouched) {
  static final Offers NONE = new Offers(List.of(), Optional.empty());

  Offers {
    open = List.copyOf(open);
  }

  Optional<DrawOffer> by(Colour player) {
    return open.stream().filter(offer -> offer.by() == player).findFirst();
  }

  Optional<DrawOffer> latest() {
    return open.isEmpty() ? Optional.empty() : Optional.of(open.getLast());
  }

  Offers plus(DrawOffer offer) {
    List<DrawOffer> more = new ArrayList<>(without(offer.by()));
    more.add(offer);
    return new Offers(more, untouched);
  }

  /// The offers once `player` has declined the opponent's.
  Offers declined(Colour player, Declining how) {
    Colour by = player.opposite();
    return new Offers(without(by), how == Declining.BY_TOUCHING ? by(by) : Optional.empty());
  }

  private List<DrawOffer> without(Colour player) {
    return open.stream().filter(offer -> offer.by() != player).toList();
  }

  /// The offers if no piece has been touched with intent after all.
  Offers reopened() {
    return untouched.map(offer -> new Offers(open, Optional.empty()).plus(offer)).orElse(this);
  }

  Offers afterMove() {
    return untouched.isEmpty() ? this : new Offers(open, Optional.empty());
  }
}
