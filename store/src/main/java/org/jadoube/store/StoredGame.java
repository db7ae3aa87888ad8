package org.jadoube.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// A stored game.
///
/// @param schema the JSON schema at its creation; each stored document carries its own
/// @param regulations as JSON
/// @param invitation the hash of the secret that opens the second seat
/// @param invited the colour of that seat
/// @param supervised whether arbiters supervise it, so that no network delay is compensated
/// @param startsAt when White's clock starts, whoever is there; if empty, once both are
/// @param casual the players' arrangements outside the Laws
/// @param arbitration its arbiters
public record StoredGame(
    GameId id,
    int schema,
    Instant created,
    String regulations,
    String invitation,
    StoredColour invited,
    boolean supervised,
    Optional<Instant> startsAt,
    List<StoredSeat> seats,
    Casual casual,
    Arbitration arbitration) {
  public StoredGame {
    seats = List.copyOf(seats);
  }

  /// A game without an arbiter and without arrangements outside the Laws.
  public StoredGame(
      GameId id,
      int schema,
      Instant created,
      String regulations,
      String invitation,
      StoredColour invited,
      boolean supervised,
      Optional<Instant> startsAt,
      List<StoredSeat> seats) {
    this(
        id,
        schema,
        created,
        regulations,
        invitation,
        invited,
        supervised,
        startsAt,
        seats,
        Casual.NOTHING,
        Arbitration.NONE);
  }

  /// This game with those arbiters.
  public StoredGame with(Arbitration other) {
    return new StoredGame(
        id,
        schema,
        created,
        regulations,
        invitation,
        invited,
        supervised,
        startsAt,
        seats,
        casual,
        other);
  }

  /// Whether there is an arbiter whom both players have accepted, but who does not supervise it
  /// yet.
  public boolean awaitsSupervision() {
    return !supervised && arbitration.arbiters().stream().anyMatch(StoredArbiter::isAccepted);
  }

  /// The seat of a colour, if it is taken.
  public Optional<StoredSeat> seat(StoredColour colour) {
    return seats.stream().filter(seat -> seat.colour() == colour).findFirst();
  }
}
