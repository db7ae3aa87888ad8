package org.jadoube.play.game;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.store.Addition;
import org.jadoube.store.EventStore;
import org.jadoube.store.GameId;
import org.jadoube.store.Receipt;
import org.jadoube.store.StoredEvent;
import org.jadoube.store.StoredEvents;
import org.jadoube.store.StoredGame;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;
import org.jadoube.wire.JsonReading;
import org.jadoube.wire.Referee;

/// Converts a game between memory and disk: events to rows and rows to events.
final class EventRows {
  private final EventStore store;
  private final GameId id;

  /// The stored time of the next look at the game; empty if others may have changed it.
  private Optional<Instant> due = Optional.empty();

  EventRows(EventStore store, GameId id) {
    this.store = store;
    this.id = id;
  }

  /// The game before its first event.
  ///
  /// @throws DamagedGame if the stored data is invalid
  static Game start(StoredGame stored) {
    if (stored.schema() > Document.SCHEMA) {
      throw new DamagedGame(stored.id(), "its schema is " + stored.schema());
    }
    Regulations regulations =
        read(Documents.REGULATIONS, stored.regulations(), stored.id(), "regulations");
    try {
      return Game.of(onScreen(regulations));
    } catch (IllegalArgumentException unplayable) {
      throw new DamagedGame(stored.id(), "no game can start from its position");
    }
  }

  /// The regulations as they apply on any server: the server keeps the result, so the players
  /// cannot agree on another one afterwards.
  static Regulations onScreen(Regulations regulations) {
    return regulations.plus(Arrangement.RESULT_KEPT_BY_PROGRAM);
  }

  /// The game with its remaining stored events; their receipts are added to `acts`.
  ///
  /// @throws DamagedGame if one of them cannot have happened in this game
  Snapshot catchUp(Snapshot before, KeyedActs acts) {
    Game game = before.game();
    StoredEvents stored = store.history(id, game.events().size());
    Game latest = game;
    for (StoredEvent row : stored.events()) {
      latest = after(row, latest, id);
      due = Optional.empty();
    }
    acts.addAll(stored.receipts());
    return new Snapshot(latest, before.stored(), behind(stored.events(), latest, before.behind()));
  }

  /// How far the game's own time is behind. The moment of a row is the time of day, that of its
  /// event the game's own time.
  private static Duration behind(List<StoredEvent> added, Game game, Duration before) {
    return added.isEmpty()
        ? before
        : Duration.between(game.events().getLast().at(), added.getLast().moment());
  }

  /// A game with all its events.
  ///
  /// @throws DamagedGame if they cannot have happened in it
  static Game replay(StoredGame stored, StoredEvents history) {
    Game game = start(stored);
    for (StoredEvent row : history.events()) {
      game = after(row, game, stored.id());
    }
    return game;
  }

  private static Game after(StoredEvent row, Game game, GameId id) {
    int expected = game.events().size() + 1;
    if (row.sequence() != expected) {
      throw new DamagedGame(
          id,
          String.format(Locale.ROOT, "event %d follows event %d", row.sequence(), expected - 1));
    }
    String name = "event " + expected;
    Event event = read(Documents.EVENT, row.json(), id, name);
    return Referee.evolved(event, game)
        .orElseThrow(() -> new DamagedGame(id, name + " cannot have happened in it"));
  }

  /// Stores the events that lead from `before` to the game of `now`; false if others came first, or
  /// the act was already known.
  boolean keep(Game before, Snapshot now, List<Event> events, Optional<Receipt> receipt) {
    Game after = now.game();
    int first = after.events().size() - events.size() + 1;
    List<StoredEvent> rows = new ArrayList<>();
    for (Event event : events) {
      rows.add(
          new StoredEvent(
              first + rows.size(), event.at().plus(now.behind()), Documents.EVENT.write(event)));
    }
    Optional<Instant> next = due(now);
    boolean kept =
        store.add(
            new Addition(
                id, rows, receipt, after.phase() != Phase.FINISHED, next, result(before, after)));
    due = kept ? next.or(() -> due) : Optional.empty();
    return kept;
  }

  /// The new result, if it has changed.
  private static Optional<String> result(Game before, Game after) {
    return before.result().equals(after.result())
        ? Optional.empty()
        : Optional.of(after.result().map(Result::toString).orElse(""));
  }

  /// The time of the next look at the game, if it differs from the stored one.
  private Optional<Instant> due(Snapshot now) {
    Instant at = now.latest().orElseThrow();
    return Due.of(now, at)
        .filter(next -> due.filter(known -> known.isAfter(at) && !known.isAfter(next)).isEmpty());
  }

  static Optional<Refusal> refusal(Receipt receipt) {
    return receipt
        .refusal()
        .flatMap(json ->
            Documents.REFUSAL.read(json) instanceof JsonReading.Read<Refusal>(Refusal refusal)
                ? Optional.of(refusal)
                : Optional.empty());
  }

  /// Regulations as stored.
  static String write(Regulations regulations) {
    return Documents.REGULATIONS.write(onScreen(regulations));
  }

  private static <T> T read(Document<T> document, String json, GameId id, String name) {
    return switch (document.read(json)) {
      case JsonReading.Read<T>(T value) -> value;
      case JsonReading.Unreadable<T>(var fault) ->
          throw new DamagedGame(id, name + ": " + fault.message());
    };
  }
}
