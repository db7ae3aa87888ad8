package org.jadoube.server.view;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.FenDialect;
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

  /// What the latest events changed.
  ///
  /// @param fresh how many they are
  /// @param knownPlies how many moves had been made before
  /// @param reader the player it is for; empty for a spectator
  public ChangeView change(
      Game game, int fresh, int knownPlies, Instant at, Optional<Colour> reader) {
    List<Event> events = game.eventsShownTo(reader);
    int sequence = events.size();
    return new ChangeView(
        "change",
        Document.SCHEMA,
        stored.id().text(),
        sequence,
        events(events, sequence - fresh, sequence),
        MoveView.after(game, knownPlies),
        StateView.of(game, at, wording));
  }

  /// The events of a game from the one after the first `known` up to number `last`.
  ///
  /// @param reader the player they are for; empty for a spectator
  public List<EventView> events(Game game, int known, int last, Optional<Colour> reader) {
    return events(game.eventsShownTo(reader), known, last);
  }

  private List<EventView> events(List<Event> events, int known, int last) {
    return IntStream.range(known, last)
        .mapToObj(i -> EventView.of(i + 1, events.get(i), wording))
        .toList();
  }
}
