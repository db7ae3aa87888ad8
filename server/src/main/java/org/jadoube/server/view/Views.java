package org.jadoube.server.view;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.jadoube.chess.Chess960;
import org.jadoube.chess.Setup;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.record.GameRecord;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.Language;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.FenDialect;
import org.jadoube.server.store.StoredGame;
import org.jadoube.wire.Document;
import org.jadoube.wording.Wording;
import org.jspecify.annotations.Nullable;

/// The views of one game, in the language of each reader.
public final class Views {
  private final StoredGame stored;
  private final Setup start;
  private final Optional<Integer> chess960;
  private final Map<Language, Told> told = new ConcurrentHashMap<>();
  private final States states = new States();

  /// What need not be worked out again for everybody who asks for the same game in one language.
  private record Told(Game game, List<MoveView> moves, List<EventView> log, StateView state) {}

  /// Of the game that is kept so.
  public Views(StoredGame stored, Regulations regulations) {
    this.stored = stored;
    this.start = regulations.start();
    this.chess960 = number(start);
  }

  private static Optional<Integer> number(Setup start) {
    return start.equals(Setup.standard())
        ? Optional.empty()
        : IntStream.range(0, Chess960.POSITIONS)
            .boxed()
            .filter(number -> start.equals(Setup.chess960(number)))
            .findFirst();
  }

  private Tongue in(Language language) {
    return Tongue.of(language, start);
  }

  /// The sentences that go into files, which are for readers everywhere.
  public Wording wording() {
    return in(Language.ENGLISH).wording();
  }

  /// The whole game as it stands at a moment.
  ///
  /// @param permissions of the one who reads it, who may be nobody that acts
  public GameView game(
      Game game,
      PlayersView players,
      PresenceView presence,
      Instant at,
      Language language,
      Optional<Permissions> permissions) {
    Regulations regulations = game.regulations();
    Tongue tongue = in(language);
    Told told = told(game, at, language, tongue);
    return new GameView(
        "game",
        Document.SCHEMA,
        stored.id().text(),
        game.events().size(),
        stored.created().toString(),
        stored.regulations(),
        regulations.timeControl().text(),
        new TermsView(tongue.texts()).words(regulations.timeControl()),
        Words.of(regulations.timeClass()),
        regulations.edition().name(),
        players,
        presence,
        chess960,
        Fen.write(start, FenDialect.STANDARD),
        told.moves(),
        told.log(),
        told.state().at(game.clock(), at).with(permissions(permissions, language)));
  }

  /// What somebody may do now.
  public PermissionsView permissions(Permissions permissions, Language language) {
    return PermissionsView.of(permissions, in(language).wording());
  }

  private Optional<PermissionsView> permissions(
      Optional<Permissions> permissions, Language language) {
    return permissions.map(each -> permissions(each, language));
  }

  @SuppressWarnings("ReferenceEquality") // comparing whole games takes longer than it saves
  private Told told(Game game, Instant at, Language language, Tongue tongue) {
    Told before = told.get(language);
    if (before != null && before.game() == game) {
      return before;
    }
    Told now =
        new Told(
            game,
            moves(before, game, tongue),
            LogEntry.of(game, tongue.wording()),
            states.of(game, language, tongue.wording(), at));
    told.put(language, now);
    return now;
  }

  /// The moves of a game that has gone on since; most of them are known.
  private static List<MoveView> moves(@Nullable Told before, Game game, Tongue tongue) {
    if (before == null || !goesOn(before.game(), game)) {
      return MoveView.after(game, 0, tongue);
    }
    List<MoveView> moves = new ArrayList<>(before.moves());
    moves.addAll(MoveView.after(game, before.game().ply().number(), tongue));
    return moves;
  }

  @SuppressWarnings("ReferenceEquality") // two plies that are equal may have come about differently
  private static boolean goesOn(Game before, Game game) {
    int known = before.ply().number();
    return known <= game.ply().number() && game.ply().all().get(known) == before.ply();
  }

  /// Where the game stands at a moment.
  public StateView state(
      Game game, Instant at, Language language, Optional<Permissions> permissions) {
    return states
        .of(game, language, in(language).wording(), at)
        .with(permissions(permissions, language));
  }

  /// What the latest events changed.
  ///
  /// @param fresh how many they are
  /// @param knownPlies how many moves had been made before
  /// @param permissions of the reader
  public ChangeView change(
      Game game,
      int fresh,
      int knownPlies,
      Instant at,
      Reader reader,
      Optional<Permissions> permissions) {
    Tongue tongue = in(reader.language());
    int sequence = game.events().size();
    return new ChangeView(
        "change",
        Document.SCHEMA,
        stored.id().text(),
        sequence,
        events(game, sequence - fresh, sequence, reader),
        MoveView.after(game, knownPlies, tongue),
        state(game, at, reader.language(), permissions));
  }

  /// The events of a game from the one after the first `known` up to number `last`.
  public List<EventView> events(Game game, int known, int last, Reader reader) {
    Wording wording = in(reader.language()).wording();
    List<Event> events = game.eventsShownTo(reader.player());
    List<Integer> plies = GameRecord.plies(game.events());
    return IntStream.range(known, last)
        .mapToObj(i -> EventView.of(i + 1, plies.get(i), events.get(i), wording))
        .toList();
  }

  /// Why an act had no effect.
  public RefusalView refusal(Refusal refusal, Language language) {
    Wording wording = in(language).wording();
    return new RefusalView(
        refusal, wording.of(refusal), CitationView.of(refusal.citation(), wording));
  }
}
