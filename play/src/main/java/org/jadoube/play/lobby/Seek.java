package org.jadoube.play.lobby;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.play.people.Account;

/// Somebody waits for an opponent, whoever that is.
///
/// @param colour the colour wished for; empty if it does not matter
public record Seek(Account by, GameTerms terms, Optional<Colour> colour) {
  /// Whether the two make a game: other people, the same terms, and not one colour for both.
  boolean suits(Seek other) {
    boolean sameColour = colour.isPresent() && colour.equals(other.colour);
    return !by.id().equals(other.by.id()) && terms.equals(other.terms) && !sameColour;
  }
}
