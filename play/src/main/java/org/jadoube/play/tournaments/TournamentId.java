package org.jadoube.play.tournaments;

import java.security.SecureRandom;
import java.util.Optional;
import org.jadoube.play.people.Scope;
import org.jadoube.store.GameId;

/// A tournament's id in links and on disk, made like that of a game.
public record TournamentId(String text) {
  static TournamentId random(SecureRandom random) {
    return new TournamentId(GameId.random(random).text());
  }

  /// Parses an id; empty if it is not one.
  public static Optional<TournamentId> read(String text) {
    return GameId.read(text).map(id -> new TournamentId(id.text()));
  }

  /// Where the roles of the tournament hold.
  public Scope scope() {
    return Scope.tournament(text).orElseThrow();
  }

  @Override
  public String toString() {
    return text;
  }
}
