package org.jadoube.server.view;

import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.jadoube.laws.Event;
import org.jadoube.laws.Game;
import org.jadoube.laws.Regulations;
import org.jadoube.notation.Fen;
import org.jadoube.notation.FenDialect;
import org.jadoube.server.store.StoredGame;
import org.jadoube.wire.Document;
import org.jadoube.wording.Wording;

/// The views of one game.
public final class Views {
  private final StoredGame stored;
  private final Wording wording;

  /// Of the game that is kept so.
  public Views(StoredGame stored, Regulations regulations) {
    this.stored = stored;
    this.wording = Wording.english().startingFrom(regulations.start());
  }

  /// The sentences of this game.
  public Wording wording() {
    return wording;
  }

  /// The whole game as it stands at a moment.
  public GameView game(Game game, PlayersView players, PresenceView presence, Instant at) {
    Regulations regulations = game.regulations();
    return new GameView(
        "game",
        Document.SCHEMA,
        stored.id().text(),
        game.events().size(),
        stored.created().toString(),
        stored.regulations(),
        regulations.timeControl().text(),
        Words.of(regulations.timeClass()),
        regulations.edition().name(),
        players,
        presence,
        Fen.write(regulations.start(), FenDialect.STANDARD),
        MoveView.after(game, 0),
        StateView.of(game, at, wording));
  }

  /// What `events`, the latest ones, changed.
  ///
  /// @param knownPlies how many moves had been made before
  public ChangeView change(Game game, List<Event> events, int knownPlies, Instant at) {
    int sequence = game.events().size();
    return new ChangeView(
        "change",
        Document.SCHEMA,
        stored.id().text(),
        sequence,
        events(events, sequence - events.size()),
        MoveView.after(game, knownPlies),
        StateView.of(game, at, wording));
  }

  /// Events that follow on the first `known`.
  public List<EventView> events(List<Event> events, int known) {
    return IntStream.range(0, events.size())
        .mapToObj(i -> EventView.of(known + 1 + i, events.get(i), wording))
        .toList();
  }
}
