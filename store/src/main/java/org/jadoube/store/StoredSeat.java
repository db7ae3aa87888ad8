package org.jadoube.store;

import java.util.Optional;
import org.jadoube.wire.ComputerOpponent;

/// A player's seat.
///
/// @param token the hash of the player's secret
/// @param account the id of the player's account; empty for guests, and for players whom an
///   organiser has entered without one
/// @param computer the computer that plays, if it is one
public record StoredSeat(
    StoredColour colour,
    String name,
    String token,
    Optional<String> account,
    Optional<ComputerOpponent> computer) {
  /// The seat of somebody without an account.
  public StoredSeat(StoredColour colour, String name, String token) {
    this(colour, name, token, Optional.empty());
  }

  /// The seat of a person.
  public StoredSeat(StoredColour colour, String name, String token, Optional<String> account) {
    this(colour, name, token, account, Optional.empty());
  }

  /// The seat of a computer.
  public static StoredSeat of(StoredColour colour, ComputerOpponent computer, Secret token) {
    return new StoredSeat(
        colour, computer.text(), token.hash(), Optional.empty(), Optional.of(computer));
  }

  /// This seat with the pieces of the other colour.
  public StoredSeat turned() {
    StoredColour other = StoredColour.of(colour.colour().opposite());
    return new StoredSeat(other, name, token, account, computer);
  }
}
