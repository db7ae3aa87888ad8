package org.jadoube.server.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.server.store.Addition;
import org.jadoube.server.store.EventStore;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Receipt;
import org.jadoube.server.store.StoredEvent;
import org.jadoube.server.store.StoredGame;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;
import org.jadoube.wire.JsonReading;

/// A game between memory and disk: events become rows, and rows become events.
final class Chronicle {
  private final EventStore store;
  private final GameId id;

  Chronicle(EventStore store, GameId id) {
    this.store = store;
    this.id = id;
  }

  static Game start(StoredGame stored) {
    return Game.of(onScreen(read(Documents.REGULATIONS, stored.regulations())));
  }

  /// What holds of every game that is played here. The server knows how a game ended: two players
  /// cannot agree on another result afterwards.
  static Regulations onScreen(Regulations regulations) {
    return regulations.plus(Arrangement.RESULT_KEPT_BY_PROGRAM);
  }

  /// The game with the events that are on disk and not yet in it.
  Game catchUp(Game game) {
    Game latest = game;
    for (StoredEvent event : store.events(id, game.events().size())) {
      latest = latest.evolve(read(Documents.EVENT, event.json()));
    }
    return latest;
  }

  /// Keeps the events that lead to `after`; false if others came first, or the act was known.
  boolean keep(Game after, List<Event> events, Optional<ActId> act, Optional<Refusal> refusal) {
    int first = after.events().size() - events.size() + 1;
    List<StoredEvent> rows = new ArrayList<>();
    for (Event event : events) {
      rows.add(new StoredEvent(first + rows.size(), event.at(), Documents.EVENT.write(event)));
    }
    Optional<Receipt> receipt =
        act.map(of ->
            new Receipt(
                of.colour(),
                of.text(),
                first,
                events.size(),
                refusal.map(Documents.REFUSAL::write)));
    return store.add(new Addition(id, rows, receipt, after.phase() != Phase.FINISHED));
  }

  Optional<Receipt> receipt(Optional<ActId> act) {
    return act.flatMap(of -> store.receipt(id, of.colour(), of.text()));
  }

  static Optional<Refusal> refusal(Receipt receipt) {
    return receipt.refusal().map(json -> read(Documents.REFUSAL, json));
  }

  /// Regulations as they are kept.
  static String write(Regulations regulations) {
    return Documents.REGULATIONS.write(onScreen(regulations));
  }

  private static <T> T read(Document<T> document, String json) {
    return switch (document.read(json)) {
      case JsonReading.Read<T>(T value) -> value;
      case JsonReading.Unreadable<T>(var fault) ->
          throw new IllegalStateException("what we wrote ourselves: " + fault.message());
    };
  }
}
