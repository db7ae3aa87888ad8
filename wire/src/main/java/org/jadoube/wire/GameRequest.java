package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.regulations.Regulations;

/// A request to create a game.
///
/// @param regulations of the game
/// @param colour the player's colour; empty to draw it by lot
/// @param name the player's name, as typed
/// @param arbiter whether there is to be an arbiter, who gets a key of their own
/// @param startsAt when White's clock starts, whoever is there; empty: once both players are
public record GameRequest(
    Regulations regulations,
    Optional<Colour> colour,
    Optional<String> name,
    boolean arbiter,
    Optional<Instant> startsAt) {
  public GameRequest {
    requireNonNull(regulations, "regulations");
    requireNonNull(colour, "colour");
    requireNonNull(name, "name");
    requireNonNull(startsAt, "startsAt");
  }

  /// A request for a game without an arbiter, which starts once both players are there.
  public GameRequest(Regulations regulations, Optional<Colour> colour, Optional<String> name) {
    this(regulations, colour, name, false, Optional.empty());
  }

  /// The same request under another name.
  public GameRequest withName(String name) {
    Optional<String> other = Optional.of(requireNonNull(name, "name"));
    return new GameRequest(regulations, colour, other, arbiter, startsAt);
  }

  /// The same request for a game that starts at that time.
  public GameRequest startingAt(Instant moment) {
    Optional<Instant> starts = Optional.of(requireNonNull(moment, "moment"));
    return new GameRequest(regulations, colour, name, arbiter, starts);
  }
}
