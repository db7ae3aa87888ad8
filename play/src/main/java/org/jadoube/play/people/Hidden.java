package org.jadoube.play.people;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.store.Ledger;
import org.jadoube.store.Unavailable;
import org.jdbi.v3.core.Handle;

/// The games, tournaments and accounts that an operator has hidden. The list is needed all the
/// time, so it is read again only every two seconds.
public final class Hidden {
  private static final Duration FRESH = Duration.ofSeconds(2);

  private record Known(Set<String> scopes, long until) {}

  private final Ledger ledger;
  private final InstantSource clock;
  private volatile Known known = new Known(Set.of(), Long.MIN_VALUE);

  Hidden(Ledger ledger, InstantSource clock) {
    this.ledger = ledger;
    this.clock = clock;
  }

  public boolean has(Scope scope) {
    return now().contains(scope.text());
  }

  /// The hidden ones now; while the database is away, those known before.
  private Set<String> now() {
    Known last = known;
    long millis = clock.millis();
    if (millis >= last.until()) {
      try {
        known = last = new Known(read(), millis + FRESH.toMillis());
      } catch (Unavailable away) {
        return last.scopes();
      }
    }
    return last.scopes();
  }

  /// Reads them; a hidden tournament hides its games.
  private Set<String> read() {
    return ledger.read(handle ->
        handle
            .select(
                "SELECT scope FROM hidden UNION SELECT 'game:' || game FROM event_game"
                    + " JOIN hidden ON scope = 'event:' || event")
            .mapTo(String.class)
            .stream()
            .collect(Collectors.toUnmodifiableSet()));
  }

  /// Hides something, or shows it again.
  void set(Scope scope, boolean hide) {
    var _ =
        ledger.write(
            scope.text(),
            handle -> {
              if (hide) {
                add(handle, scope, clock.millis());
              } else {
                handle.execute("DELETE FROM hidden WHERE scope = ?", scope.text());
              }
            });
    known = new Known(Set.of(), Long.MIN_VALUE);
  }

  static void add(Handle handle, Scope scope, long now) {
    handle.execute("DELETE FROM hidden WHERE scope = ?", scope.text());
    handle.execute("INSERT INTO hidden (scope, since) VALUES (?, ?)", scope.text(), now);
  }

  /// Adds the games of a tournament one by one, for when the tournament is no longer there to hide
  /// them.
  static void addGames(Handle handle, String tournament, long now) {
    handle.execute(
        "INSERT INTO hidden (scope, since) SELECT 'game:' || game, ? FROM event_game WHERE event = ?"
            + " AND NOT EXISTS (SELECT 1 FROM hidden WHERE scope = 'game:' || game)",
        now,
        tournament);
  }
}
