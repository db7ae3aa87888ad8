package org.jadoube.play.lobby;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.store.GameId;

/// Somebody waits for an opponent, whoever that is.
///
/// @param id also of the game that it becomes
/// @param colour the colour wished for; empty if it does not matter
/// @param since when they began to wait
public record Seek(GameId id, Party by, GameTerms terms, Optional<Colour> colour, Instant since) {
  /// Whether the two make a game: other people, the same terms, and not one colour for both.
  boolean suits(Seek other) {
    boolean sameColour = colour.isPresent() && colour.equals(other.colour);
    return !by.isSame(other.by) && terms.equals(other.terms) && !sameColour;
  }

  /// Whether they are one wish of one person.
  boolean repeats(Seek other) {
    return by.isSame(other.by) && terms.equals(other.terms) && colour.equals(other.colour);
  }
}
