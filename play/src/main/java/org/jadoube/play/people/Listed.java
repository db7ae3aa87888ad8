package org.jadoube.play.people;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.jadoube.store.GameId;
import org.jadoube.store.Ledger;

/// The games that anybody may find in a list: those of tournaments, and those of players who met in
/// the lobby. Any other game is known only to those who have its link. Games that an operator has
/// hidden are left out.
public final class Listed {
  /// How long a game stays in lists after its creation.
  static final Duration RECENT = Duration.ofDays(30);

  /// They have begun, and nobody has called them off.
  private static final String GAMES =
      "SELECT game.id FROM game WHERE game.created >= ? AND game.aborted_by IS NULL"
          + " AND (EXISTS (SELECT 1 FROM event_game WHERE event_game.game = game.id)"
          + " OR EXISTS (SELECT 1 FROM listed_game WHERE listed_game.game = game.id))"
          + " AND EXISTS (SELECT 1 FROM event WHERE event.game = game.id) AND ";

  private static final String ARE_OPEN =
      "EXISTS (SELECT 1 FROM game_open WHERE game_open.game = game.id)";

  private static final String LATEST = " ORDER BY game.created DESC, game.id LIMIT ?";

  private final Ledger ledger;
  private final Hidden hidden;
  private final InstantSource clock;

  Listed(Ledger ledger, Hidden hidden, InstantSource clock) {
    this.ledger = ledger;
    this.hidden = hidden;
    this.clock = clock;
  }

  /// Lists a game that belongs to no tournament.
  public void add(GameId game) {
    var _ =
        ledger.write(
            game.text(),
            handle -> handle.execute("INSERT INTO listed_game (game) VALUES (?)", game.text()));
  }

  /// Games that go on, the newest first.
  public List<GameId> live(int most) {
    return find(GAMES + ARE_OPEN + LATEST, most);
  }

  /// Games that are over, the newest first.
  public List<GameId> finished(int most) {
    return find(GAMES + "NOT " + ARE_OPEN + LATEST, most);
  }

  private List<GameId> find(String query, int most) {
    long since = clock.instant().minus(RECENT).toEpochMilli();
    return ledger
        .read(handle -> handle.select(query, since, most).mapTo(String.class).list())
        .stream()
        .map(GameId::new)
        .filter(game -> !hidden.has(Scope.of(game)))
        .toList();
  }
}
