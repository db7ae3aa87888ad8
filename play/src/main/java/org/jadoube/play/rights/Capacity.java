package org.jadoube.play.rights;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Actor;

/// Somebody's capacity in one game.
///
/// @param colour the colour of the player, or of the player whose assistant or captain it is
/// @param holder the person, for idempotency keys and the log: an account or a key, never a secret
public record Capacity(Role role, Whose whose, Optional<Colour> colour, String holder) {
  /// Nobody in particular.
  public static final Capacity SPECTATOR =
      new Capacity(Role.SPECTATOR, Whose.OTHER, Optional.empty(), "");

  /// A player of the game.
  public static Capacity player(Colour colour) {
    return new Capacity(Role.PLAYER, Whose.OWN, Optional.of(colour), "");
  }

  /// This capacity, with that obstacle.
  public Capacity as(Whose whose) {
    return new Capacity(role, whose, colour, holder);
  }

  /// The actor under the Laws; empty for roles that do not act in games.
  public Optional<Actor> actor() {
    return switch (role) {
      case PLAYER -> colour.map(Actor::player);
      case ASSISTANT -> colour.map(Actor.Assistant::new);
      // on behalf of the player
      case CAPTAIN -> colour.map(Actor::player);
      case ARBITER, CHIEF_ARBITER -> Optional.of(Actor.ARBITER);
      case ORGANISER, SPECTATOR -> Optional.empty();
    };
  }

  /// Whether it is a player, in person.
  public boolean isPlayer() {
    return role == Role.PLAYER && whose == Whose.OWN;
  }
}
