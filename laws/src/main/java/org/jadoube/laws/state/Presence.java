package org.jadoube.laws.state;

import java.time.Instant;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;

/// Who is present, in games that record arrivals (Article 6.7).
///
/// @param begun when White's clock was started
/// @param arrived the players who have arrived
/// @param admitted the players who may arrive late
public record Presence(Optional<Instant> begun, Set<Colour> arrived, Set<Colour> admitted) {
  static final Presence UNKNOWN = new Presence(Optional.empty(), Set.of(), Set.of());

  Presence begun(Instant at) {
    return new Presence(Optional.of(at), arrived, admitted);
  }

  Presence arrived(Colour player) {
    return new Presence(begun, with(arrived, player), admitted);
  }

  Presence admitted(Colour player) {
    return new Presence(begun, arrived, with(admitted, player));
  }

  private static Set<Colour> with(Set<Colour> some, Colour one) {
    Set<Colour> more = EnumSet.of(one);
    more.addAll(some);
    return Set.copyOf(more);
  }
}
