package org.jadoube.play.events;

import java.security.SecureRandom;
import java.util.Optional;
import org.jadoube.play.people.Scope;
import org.jadoube.store.GameId;

/// An event's id in links and on disk, made like that of a game.
public record EventId(String text) {
  static EventId random(SecureRandom random) {
    return new EventId(GameId.random(random).text());
  }

  /// Parses an id; empty if it is not one.
  public static Optional<EventId> read(String text) {
    return GameId.read(text).map(id -> new EventId(id.text()));
  }

  /// Where the roles of the event hold.
  public Scope scope() {
    return Scope.event(text).orElseThrow();
  }

  @Override
  public String toString() {
    return text;
  }
}
