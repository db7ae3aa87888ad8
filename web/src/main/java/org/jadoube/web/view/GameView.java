package org.jadoube.web.view;

import com.fasterxml.jackson.annotation.JsonRawValue;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.event.ScoresheetEvent;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.record.GameRecord;
import org.jadoube.laws.regulations.TimeClass;
import org.jadoube.notation.Uci;
import org.jadoube.notation.san.San;
import org.jadoube.play.game.GameStatus;
import org.jadoube.play.game.Moment;
import org.jadoube.play.game.Snapshot;
import org.jadoube.store.Aborter;
import org.jadoube.web.description.NameOf;
import org.jadoube.web.description.OneOf;
import org.jadoube.web.view.ClockLaws.TimePenalty;
import org.jadoube.web.view.StateView.ArbiterView;
import org.jadoube.web.view.StateView.CasualView;
import org.jadoube.web.view.StateView.PlayersView;
import org.jadoube.web.view.StateView.PresenceView;
import org.jadoube.web.view.States.Stages;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Names;
import org.jadoube.wording.Statement;
import org.jadoube.wording.Wording;

/// Everything a page needs to show a game.
///
/// @param sequence of the latest event, 0 before the first
/// @param created the time of creation, as ISO 8601
/// @param startsAt when White's clock starts, whoever is there, as ISO 8601; if absent, once both
///   players are there
/// @param regulations the document of `wire`
/// @param terms the time control in words
/// @param chess960 the number of the start position, if it is one of Chess960
/// @param arbiters the arbiters of the game, in the order of their appointment
/// @param log the events besides the moves; a sealed move is not shown, but its player finds it
///   among the events
/// @param start the position the game starts from, in FEN
/// @param stopped whether the server cannot store acts now, so that the clocks are stopped
/// @param houseRules the name of the event's rules beside the edition, if there are any
/// @param penalties in time, as the edition provides them in this game
/// @param littleMillis a player with less time left than this is warned: what the Laws call little
///   in a quickplay finish (Guideline III.4)
public record GameView(
    @OneOf("game") String type,
    int schema,
    String id,
    int sequence,
    String created,
    Optional<String> startsAt,
    @JsonRawValue String regulations,
    String timeControl,
    String terms,
    @NameOf(TimeClass.class) String timeClass,
    String edition,
    Optional<String> houseRules,
    PlayersView players,
    PresenceView presence,
    Optional<Integer> chess960,
    String start,
    List<TimePenalty> penalties,
    long littleMillis,
    CasualView casual,
    List<ArbiterView> arbiters,
    List<MoveView> moves,
    List<EventView> log,
    boolean stopped,
    StateView state) {
  public GameView {
    penalties = List.copyOf(penalties);
    arbiters = List.copyOf(arbiters);
    moves = List.copyOf(moves);
    log = List.copyOf(log);
  }

  /// An entry in a game's record that is not a move: an offer, a claim, a ruling, a pause.
  ///
  /// @param ply the number of plies made by then
  ///
  /// @param stages those of its game
  record LogEntry(int sequence, int ply, Event event, Stages stages) {
    /// All public entries of a game.
    static Stream<LogEntry> all(Game game) {
      List<Event> events = game.eventsShownTo(Optional.empty());
      List<Integer> plies = GameRecord.plies(game.events());
      Stages stages = new Stages(game);
      return IntStream.range(0, events.size())
          .mapToObj(i -> new LogEntry(i + 1, plies.get(i), events.get(i), stages))
          .filter(LogEntry::isWorthTelling);
    }

    /// Moves and their recording are visible in the move list.
    private boolean isWorthTelling() {
      return switch (event) {
        case Event.MoveMade _,
            Event.GameBegun _,
            ScoresheetEvent.MoveWritten _,
            Event.OnlineEvent.KeptPrivate _ ->
            false;
        default -> true;
      };
    }

    /// The log of a game in words.
    static List<EventView> of(Game game, Wording wording) {
      return all(game).map(entry -> entry.view(wording)).toList();
    }

    private EventView view(Wording wording) {
      return EventView.of(sequence, ply, event, statement(wording));
    }

    /// The statement about it.
    Statement statement(Wording wording) {
      return stages.statement(sequence - 1, event, wording);
    }
  }

  /// A move that was made.
  ///
  /// @param ply from 1
  /// @param number as in a move list
  /// @param text the move with piece letters of the reader's language
  /// @param words the move in words, for screen readers
  /// @param fen the placement after the move, as in the first field of FEN
  /// @param at milliseconds since 1970
  /// @param whiteMillis White's remaining time after it; absent without a time control
  public record MoveView(
      int ply,
      int number,
      @NameOf(Colour.class) String colour,
      String san,
      String text,
      String words,
      String uci,
      String fen,
      long at,
      Optional<Long> whiteMillis,
      Optional<Long> blackMillis) {
    /// The moves of a game after the first `known` plies.
    static List<MoveView> after(Game game, int known, GameLanguage local) {
      return game.ply().all().stream()
          .skip(known + 1L)
          .map(ply -> of(game, ply, local))
          .flatMap(Optional::stream)
          .toList();
    }

    private static Optional<MoveView> of(Game game, Ply ply, GameLanguage local) {
      return ply.made()
          .flatMap(
              made -> ply.previous().map(before -> of(game, before.position(), ply, made, local)));
    }

    private static MoveView of(
        Game game, Position before, Ply ply, Event.MoveMade made, GameLanguage local) {
      return new MoveView(
          ply.number(),
          game.regulations().start().numberAfter(ply.number() - 1).number(),
          Names.of(made.by()),
          San.write(before, made.move()),
          local.style().write(before, made.move()),
          local.spoken().shown(before, made.move()),
          Uci.write(before, made.move()),
          StateView.placement(ply.position()),
          made.at().toEpochMilli(),
          made.times().left(Colour.WHITE).map(Duration::toMillis),
          made.times().left(Colour.BLACK).map(Duration::toMillis));
    }
  }

  /// An event with its place in the game and its description.
  ///
  /// @param sequence from 1
  /// @param ply the number of plies made by then, including the event's own move
  /// @param event the document of `wire`
  /// @param sentence all of the statement as one text
  public record EventView(
      int sequence, int ply, @JsonRawValue String event, String sentence, StatementView statement) {
    static EventView of(int sequence, int ply, Event event, Statement statement) {
      return new EventView(
          sequence,
          ply,
          Documents.EVENT.write(event),
          statement.text(),
          StatementView.of(statement));
    }
  }

  /// The place of a rule in print.
  ///
  /// @param text for people: "FIDE 2023, Article 9.1.2.3"
  public record CitationView(String edition, String rule, String article, String text) {
    /// The view of a citation.
    static CitationView of(Citation citation, Wording wording) {
      return new CitationView(
          citation.edition().name(),
          Names.of(citation.rule()),
          citation.article().number(),
          wording.of(citation));
    }
  }

  /// The end of a game.
  ///
  /// @param result as in PGN
  /// @param counted the result that counts, if it is another: with draw odds a draw is `0-1` or
  ///   `1-0`
  /// @param text the result as people write it: `½-½`
  /// @param how the same in a word, and whose time or resignation it was
  /// @param sentence all of the statement as one text
  /// @param statement the ruling
  public record EndingView(
      String result,
      Optional<String> counted,
      String text,
      EndView how,
      String sentence,
      StatementView statement,
      CitationView citation) {
    static Optional<EndingView> of(Game game, Wording wording) {
      return game.ending()
          .flatMap(ruling -> ruling.result().map(result -> of(ruling, result, wording.at(game))));
    }

    private static EndingView of(Ruling ruling, Result result, Wording wording) {
      String text = result.toString();
      Statement statement = wording.statement(ruling);
      return new EndingView(
          text,
          ruling.counted().map(Result::toString).filter(counted -> !counted.equals(text)),
          text.replace("1/2", "½"),
          EndView.of(ruling, result),
          statement.text(),
          StatementView.of(statement),
          CitationView.of(ruling.citation(), wording));
    }
  }

  /// The state of a game, in a line.
  ///
  /// @param created the time of creation, as ISO 8601
  /// @param startsAt the appointed start, as ISO 8601, if there is one
  /// @param terms the time control in words
  /// @param ply the number of moves made, White's and Black's
  /// @param stopped whether the server cannot store acts now, so that the clocks are stopped
  /// @param abortedBy the player who aborted it, or an official, so that it has no result
  /// @param result as people write it: `½-½`; absent unless it is over
  /// @param sentence on how it ended
  public record HeadlineView(
      int schema,
      String id,
      String created,
      Optional<String> startsAt,
      String edition,
      String terms,
      PlayersView players,
      @NameOf(Phase.class) String phase,
      @NameOf(Colour.class) String turn,
      int ply,
      boolean stopped,
      ClockView clock,
      @NameOf(Aborter.class) Optional<String> abortedBy,
      Optional<String> result,
      Optional<String> sentence) {
    static HeadlineView of(GameStatus standing, GameLanguage local) {
      Moment now = standing.moment();
      Snapshot snapshot = now.snapshot();
      Game game = snapshot.game();
      ClockView clock = ClockView.of(game.clock(), now.at(), snapshot.behind());
      Optional<EndingView> ending = EndingView.of(game, local.wording());
      return new HeadlineView(
          Document.SCHEMA,
          snapshot.stored().id().text(),
          snapshot.stored().created().toString(),
          snapshot.stored().startsAt().map(Instant::toString),
          game.edition().name(),
          new TimeControlSentence(local.texts()).words(game.timeControl()),
          PlayersView.of(snapshot),
          Names.of(game.phase()),
          Names.of(game.turn()),
          game.ply().number(),
          standing.stopped(),
          standing.stopped() ? clock.standing() : clock,
          CasualView.of(snapshot).abortedBy(),
          ending.map(EndingView::text),
          ending.map(each -> each.statement().headline()));
    }
  }

  /// A statement about an event, in parts.
  ///
  /// @param headline the event
  /// @param citation the Articles: "FIDE 2023, Articles 7.5.1 and 7.5.5"
  /// @param details the facts, a sentence each
  public record StatementView(String headline, String citation, List<String> details) {
    public StatementView {
      details = List.copyOf(details);
    }

    static StatementView of(Statement statement) {
      return new StatementView(statement.headline(), statement.citation(), statement.details());
    }
  }
}
