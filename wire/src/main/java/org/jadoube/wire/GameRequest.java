package org.jadoube.wire;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.regulations.Regulations;

/// A request to create a game.
///
/// @param regulations of the game
/// @param colour the player's colour; empty to draw it by lot, or if the creator is the arbiter
/// @param name the creator's name, as typed
/// @param arbiter whether the creator is the arbiter, and so does not play
/// @param invitesArbiter whether an arbiter is invited
/// @param startsAt when White's clock starts, whoever is there; if empty, once both players are
///   there
/// @param computer the opponent, if it is a computer
/// @since 0.1.0
public record GameRequest(
    Regulations regulations,
    Optional<Colour> colour,
    Optional<String> name,
    boolean arbiter,
    boolean invitesArbiter,
    Optional<Instant> startsAt,
    Optional<ComputerOpponent> computer) {

  /// A request for a game without an arbiter, which starts once both players are there.
  public GameRequest(Regulations regulations, Optional<Colour> colour, Optional<String> name) {
    this(regulations, colour, name, false, false, Optional.empty(), Optional.empty());
  }

  /// This request under another name.
  public GameRequest withName(String name) {
    Optional<String> other = Optional.of(name);
    return new GameRequest(regulations, colour, other, arbiter, invitesArbiter, startsAt, computer);
  }

  /// This request for a game that starts at that time.
  public GameRequest startingAt(Instant moment) {
    Optional<Instant> starts = Optional.of(moment);
    return new GameRequest(regulations, colour, name, arbiter, invitesArbiter, starts, computer);
  }

  /// This request for a game against a computer.
  public GameRequest against(ComputerOpponent opponent) {
    return new GameRequest(
        regulations, colour, name, arbiter, invitesArbiter, startsAt, Optional.of(opponent));
  }
}
