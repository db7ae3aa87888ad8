package org.jadoube.web.view;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jadoube.chess.Move;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Setup;
import org.jadoube.laws.Game;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.record.GameRecord;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.HouseRules;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.TimeClass;
import org.jadoube.notation.Language;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.FenDialect;
import org.jadoube.play.game.GameStatus;
import org.jadoube.play.game.Moment;
import org.jadoube.play.game.News;
import org.jadoube.play.game.Snapshot;
import org.jadoube.store.StoredGame;
import org.jadoube.web.view.ClockLaws.TimePenalties;
import org.jadoube.web.view.GameView.CitationView;
import org.jadoube.web.view.GameView.EventView;
import org.jadoube.web.view.GameView.HeadlineView;
import org.jadoube.web.view.GameView.LogEntry;
import org.jadoube.web.view.GameView.MoveView;
import org.jadoube.web.view.NewsTexts.ChangeView;
import org.jadoube.web.view.NewsTexts.Shown;
import org.jadoube.web.view.NewsTexts.StatePatch;
import org.jadoube.web.view.NewsTexts.Told;
import org.jadoube.web.view.PermissionsView.RefusalView;
import org.jadoube.web.view.StateView.ArbiterView;
import org.jadoube.web.view.StateView.CasualView;
import org.jadoube.web.view.StateView.PlayersView;
import org.jadoube.web.view.StateView.PresenceView;
import org.jadoube.web.view.States.Happenings;
import org.jadoube.web.view.States.Stages;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Names;
import org.jadoube.wording.Wording;
import org.jspecify.annotations.Nullable;

/// The views of one game, in the language of each reader.
public final class Views {
  private final StoredGame stored;
  private final Setup start;
  private final Optional<Integer> chess960;
  private final Map<Language, Known> told = new ConcurrentHashMap<>();
  private final States states = new States();
  private final NewsTexts texts = new NewsTexts(this);
  private final Permits permits = new Permits(this);
  private final Happenings happenings = new Happenings();
  private volatile boolean used = true;

  /// The parts that are equal for everybody who asks for a game in one language.
  private record Known(Game game, List<MoveView> moves, List<EventView> log, StateView state) {}

  /// The views of a game as it was at some time.
  public Views(Snapshot snapshot) {
    this.stored = snapshot.stored();
    this.start = snapshot.game().regulations().start();
    this.chess960 = Chess960Number.of(start);
  }

  private GameLanguage in(Language language) {
    return GameLanguage.of(language, start);
  }

  /// The game so far as PGN. Files are for readers everywhere, so their sentences are in English.
  public String pgn(Snapshot snapshot) {
    return GamePgn.write(
        snapshot.game(),
        PlayersView.of(snapshot),
        stored.created(),
        in(Language.ENGLISH).wording());
  }

  /// A message for somebody who follows the game.
  ///
  /// @param before the state that the reader has been shown; empty for readers who want whole
  ///   states
  public Told news(News news, Reader reader, Optional<Shown> before) {
    used = true;
    return texts.of(news, reader, before);
  }

  /// The whole game at a moment, for somebody who is sent nothing after that.
  public GameView game(GameStatus standing, Reader reader) {
    used = true;
    UnaryOperator<StateView> asIs = UnaryOperator.identity();
    return game(
        standing,
        Shown.of(standing.moment(), reader),
        reader,
        standing.stopped() ? StateView::standing : asIs);
  }

  /// The whole game for a follower, who hears of outages.
  GameView game(GameStatus standing, Shown shown, Reader reader) {
    return game(standing, shown, reader, UnaryOperator.identity());
  }

  private GameView game(
      GameStatus standing, Shown shown, Reader reader, UnaryOperator<StateView> clocks) {
    Moment now = standing.moment();
    Snapshot snapshot = now.snapshot();
    Game game = snapshot.game();
    Language language = reader.language();
    Regulations regulations = game.regulations();
    GameLanguage local = in(language);
    Known told = told(game, now.at(), language, local);
    return new GameView(
        "game",
        Document.SCHEMA,
        stored.id().text(),
        game.events().size(),
        stored.created().toString(),
        stored.startsAt().map(Instant::toString),
        Documents.REGULATIONS.write(regulations),
        game.timeControl().text(),
        new TimeControlSentence(local.texts()).words(game.timeControl()),
        Names.of(TimeClass.of(regulations.edition(), game.timeControl())),
        regulations.edition().name(),
        regulations.houseRules().map(HouseRules::title),
        PlayersView.of(snapshot),
        PresenceView.of(standing.presence()),
        chess960,
        Fen.write(start, FenDialect.STANDARD),
        TimePenalties.of(regulations, language),
        little(regulations.edition()).toMillis(),
        CasualView.of(snapshot),
        ArbiterView.of(snapshot),
        told.moves(),
        told.log(),
        standing.stopped(),
        clocks.apply(
            told.state()
                .at(game.clock(), now.at())
                .with(permits.of(shown, reader))
                .later(snapshot.behind())));
  }

  /// The time that the Laws call little. Play online has no quickplay finish, so the newest Laws
  /// stand in for it.
  private static Duration little(Edition edition) {
    return edition
        .find(Parameters.QUICKPLAY_CLAIM_BELOW)
        .orElseGet(() -> Edition.newest().value(Parameters.QUICKPLAY_CLAIM_BELOW));
  }

  /// The state of the game, in a line.
  public HeadlineView headline(GameStatus standing, Language language) {
    return HeadlineView.of(standing, in(language));
  }

  /// The meaning of a typed text as a move after so many plies; empty if there are fewer.
  public Optional<TypedMoveView> typed(Game game, int plies, String text, Language language) {
    return after(game, plies)
        .map(ply -> TypedMoveView.of(ply, text, in(language).spoken(), language));
  }

  /// The meaning of a premove: a move of the player who is not to move.
  public Optional<TypedMoveView> premove(Game game, int plies, String text, Language language) {
    return after(game, plies).map(ply -> TypedMoveView.ahead(ply, text, in(language).spoken()));
  }

  /// Moves tried out from a position of a game.
  ///
  /// @param from the game up to there
  public LineView tried(PlayedLine from, List<Move> moves, Language language) {
    return LineView.of(from, moves, in(language));
  }

  private static Optional<Ply> after(Game game, int plies) {
    List<Ply> all = game.ply().all();
    return plies < all.size() ? Optional.of(all.get(plies)) : Optional.empty();
  }

  Wording wording(Reader reader) {
    return in(reader.language()).wording();
  }

  /// Forgets everything that can be worked out again, unless it was used since the last call: games
  /// without events should not take much memory.
  void tidy() {
    if (!used) {
      told.clear();
      states.forget();
      permits.forget();
      happenings.forget();
    }
    used = false;
  }

  @SuppressWarnings("ReferenceEquality") // comparing whole games takes longer than it saves
  private Known told(Game game, Instant at, Language language, GameLanguage local) {
    Known before = told.get(language);
    if (before != null && before.game() == game) {
      return before;
    }
    Known now =
        new Known(
            game,
            moves(before, game, local),
            LogEntry.of(game, local.wording()),
            states.of(game, language, local.wording(), at));
    told.put(language, now);
    return now;
  }

  /// The moves of a game that has gone on since; most of them are known.
  private static List<MoveView> moves(@Nullable Known before, Game game, GameLanguage local) {
    if (before == null || !goesOn(before.game(), game)) {
      return MoveView.after(game, 0, local);
    }
    List<MoveView> moves = new ArrayList<>(before.moves());
    moves.addAll(MoveView.after(game, before.game().ply().number(), local));
    return moves;
  }

  @SuppressWarnings("ReferenceEquality") // two plies that are equal may have come about differently
  private static boolean goesOn(Game before, Game game) {
    int known = before.ply().number();
    return known <= game.ply().number() && game.ply().all().get(known) == before.ply();
  }

  /// The state of the game at a moment.
  public StateView state(Moment now, Reader reader) {
    used = true;
    return state(Shown.of(now, reader), reader);
  }

  /// The state that a reader was shown.
  StateView state(Shown shown, Reader reader) {
    Snapshot snapshot = shown.snapshot();
    return states
        .of(snapshot.game(), reader.language(), wording(reader), shown.moment().at())
        .with(permits.of(shown, reader))
        .later(snapshot.behind());
  }

  /// The change since a snapshot.
  ///
  /// @param before the state that the reader was shown of it; empty if the whole state is to be
  ///   sent
  ChangeView change(Snapshot from, Shown now, Reader reader, Optional<StateView> before) {
    int seen = from.game().events().size();
    StateView state = state(now, reader);
    ChangeView change = change(seen, from.game().ply().number(), now, reader, state);
    return before.map(shown -> change.since(seen, StatePatch.between(shown, state))).orElse(change);
  }

  /// The change for a reader who has seen that many events, at least one.
  ChangeView missed(Shown now, int seen, Reader reader) {
    List<Event> events = now.snapshot().game().events();
    int plies = GameRecord.plies(events.subList(0, seen)).getLast();
    return change(seen, plies, now, reader, state(now, reader));
  }

  private ChangeView change(int seen, int plies, Shown now, Reader reader, StateView state) {
    Game game = now.snapshot().game();
    int sequence = game.events().size();
    return new ChangeView(
        "change",
        Document.SCHEMA,
        stored.id().text(),
        sequence,
        events(game, seen, sequence, reader),
        happenings.moves(
            game,
            plies,
            reader.language(),
            () -> MoveView.after(game, plies, in(reader.language()))),
        Optional.of(state),
        Optional.empty(),
        Optional.empty());
  }

  /// The events of a game from the one after the first `known` up to number `last`.
  public List<EventView> events(Game game, int known, int last, Reader reader) {
    return happenings.events(game, known, last, reader, () -> describe(game, known, last, reader));
  }

  private List<EventView> describe(Game game, int known, int last, Reader reader) {
    Wording wording = wording(reader);
    List<Event> events = game.eventsShownTo(reader.player());
    List<Integer> plies = GameRecord.plies(game.events());
    Stages stages = new Stages(game);
    return IntStream.range(known, last)
        .mapToObj(i ->
            EventView.of(
                i + 1, plies.get(i), events.get(i), stages.statement(i, events.get(i), wording)))
        .toList();
  }

  /// The view of a refusal in a game.
  public RefusalView refusal(Refusal refusal, Game game, Language language) {
    Wording wording = in(language).wording().at(game);
    return new RefusalView(
        refusal, wording.of(refusal), CitationView.of(refusal.citation(), wording));
  }
}
