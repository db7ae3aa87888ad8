package org.jadoube.server.answer;

import java.util.Optional;
import org.jadoube.server.description.OneOf;
import org.jadoube.server.game.Health;

/// Whether acts can be stored.
///
/// @param reason why they cannot
/// @param damagedGames how many unreadable games have been found since the server started
public record StoreHealth(
    @OneOf({"up", "down"}) String status,
    Optional<String> reason,
    int gamesInMemory,
    int damagedGames) {
  /// As the server found it.
  public static StoreHealth of(Health health) {
    return new StoreHealth(
        health.trouble().isPresent() ? "down" : "up",
        health.trouble(),
        health.gamesInMemory(),
        health.damagedGames());
  }
}
