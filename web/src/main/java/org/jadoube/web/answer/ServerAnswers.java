package org.jadoube.web.answer;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.play.computer.OfferedEngine;
import org.jadoube.play.game.Health;
import org.jadoube.web.description.OneOf;

/// The server's health and its facts about itself.
public final class ServerAnswers {
  private ServerAnswers() {}

  /// A sign that the process lives.
  public record Liveness(@OneOf("up") String status) {
    /// The only answer: a process that answers lives.
    public static final Liveness UP = new Liveness("up");
  }

  /// Whether the server should get requests.
  ///
  /// @param reason the reason why it should not
  public record Readiness(
      @OneOf({"ready", "down", "stopping"}) String status, Optional<String> reason) {}

  /// Whether acts can be stored.
  ///
  /// @param reason the reason why they cannot
  /// @param damagedGames how many unreadable games have been found since the server started
  public record StoreHealth(
      @OneOf({"up", "down"}) String status,
      Optional<String> reason,
      int gamesInMemory,
      int damagedGames) {
    /// The store's health as found.
    public static StoreHealth of(Health health) {
      return new StoreHealth(
          health.trouble().isPresent() ? "down" : "up",
          health.trouble(),
          health.gamesInMemory(),
          health.damagedGames());
    }
  }

  /// The engines that play with people.
  ///
  /// @param engines ours first; none if computers do not play here
  public record EngineList(List<OfferedEngine> engines) {
    public EngineList {
      engines = List.copyOf(engines);
    }
  }

  /// The addresses of the server for other devices.
  ///
  /// @param addresses origins without a trailing slash, the most useful first; empty if the server
  ///   only listens on its own machine
  public record Addresses(List<String> addresses) {
    public Addresses {
      addresses = List.copyOf(addresses);
    }
  }

  /// The server's clock.
  ///
  /// @param now in milliseconds since 1970
  public record Time(long now) {}

  /// The kinds of problems.
  ///
  /// @param problems the codes and their titles
  public record Problems(Map<String, String> problems) {}

  /// A time control in words.
  ///
  /// @param timeControl as in PGN
  /// @param terms its meaning in the reader's language
  public record Terms(String timeControl, String terms) {}
}
