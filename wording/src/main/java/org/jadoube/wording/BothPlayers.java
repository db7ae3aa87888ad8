package org.jadoube.wording;

import java.time.Instant;
import org.jadoube.chess.Colour;
import org.jadoube.chess.fate.Cause;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;

/// Clauses for facts that may be true of both players; then one sentence serves both.
final class BothPlayers {
  private BothPlayers() {}

  static Phrase of(Fact fact, Ruling ruling, Scene scene) {
    return switch (fact) {
      case Fact.CannotCheckmate(Colour player, Cause cause)
          when ruling.facts().contains(new Fact.CannotCheckmate(player.opposite(), cause)) ->
          Phrase.of("fact.nobody-can-checkmate").with("cause", cause);
      case BoardFact.NotThere(Colour player, Instant ends)
          when ruling.facts().contains(new BoardFact.NotThere(player.opposite(), ends)) ->
          Phrase.of("fact.nobody-there").with("ends", ends);
      default -> FactPhrases.of(fact, scene);
    };
  }
}
