package org.jadoube.laws;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnTag;

/// A game at one moment, immutable: its regulations and what has happened in it so far.
public final class Game {
  private final Regulations regulations;
  private final State state;
  private final Trail<Event> log;

  private Game(Regulations regulations, State state, Trail<Event> log) {
    this.regulations = regulations;
    this.state = state;
    this.log = log;
  }

  /// A game that has not begun.
  public static Game of(Regulations regulations) {
    requireNonNull(regulations, "regulations");
    return new Game(regulations, State.start(regulations), Trail.empty());
  }

  /// The game that these events make; the same game again if they are its own.
  public static Game replay(Regulations regulations, List<? extends Event> events) {
    requireNonNull(regulations, "regulations");
    Game game = of(regulations);
    for (Event event : List.copyOf(requireNonNull(events, "events"))) {
      game = game.evolve(event);
    }
    return game;
  }

  /// What the Laws make of an act in this game.
  public Decision decide(Act act) {
    requireNonNull(act, "act");
    return Laws.decide(act, this);
  }

  /// The game after an event, which is taken as it is and not judged again.
  public Game evolve(Event event) {
    requireNonNull(event, "event");
    return new Game(regulations, state.after(event, regulations), log.with(event));
  }

  /// What was settled before the game.
  public Regulations regulations() {
    return regulations;
  }

  /// The Laws it is played under.
  public Edition edition() {
    return regulations.edition();
  }

  Terms terms() {
    return Terms.of(edition());
  }

  /// How far the game has come.
  public Phase phase() {
    return state.phase();
  }

  /// The position on the board.
  public Position position() {
    return state.ply().position();
  }

  /// The player having the move.
  public Colour turn() {
    return ply().turn();
  }

  /// The pieces as they stand on a real board, in the middle of a move perhaps, or after an illegal
  /// one that nobody has found yet.
  public Board board() {
    return table().board(ply());
  }

  /// The squares of the pieces that the player having the move has touched, in order.
  public List<Square> touched() {
    return table().touched();
  }

  Table table() {
    return state.site().table();
  }

  Irregularities irregularities() {
    return state.site().irregularities();
  }

  Presence presence() {
    return state.site().presence();
  }

  /// The latest ply; through it all the others.
  public Ply ply() {
    return state.ply();
  }

  /// The moves made so far, with the times at which they were made and what the clocks showed.
  public List<Event.MoveMade> moves() {
    return ply().all().stream().flatMap(ply -> ply.made().stream()).toList();
  }

  /// How many moves `colour` has made.
  public int movesBy(Colour colour) {
    requireNonNull(colour, "colour");
    int plies = ply().number();
    boolean first = colour == start().turn();
    return first ? (plies + 1) / 2 : plies / 2;
  }

  /// How many moves each of the players has made at least.
  public int movesByBoth() {
    return Math.min(movesBy(Colour.WHITE), movesBy(Colour.BLACK));
  }

  /// The position with its counters, as FEN has them.
  public Setup setup() {
    if (ply().astray().isPresent()) {
      return ply().astray().get();
    }
    Setup start = start();
    if (ply().number() == 0 && start.board().equals(position().board())) {
      return start;
    }
    int halfTurns = ply().number() + (start.turn() == Colour.BLACK ? 1 : 0);
    return new Setup(
        position().board(),
        turn(),
        position().castlingRooks(),
        ply().made().flatMap(made -> made.move().passedSquare()),
        Math.min(ply().reversiblePlies(), Setup.LARGEST_COUNTER),
        Math.min(start.moveNumber() + halfTurns / 2, Setup.LARGEST_COUNTER));
  }

  /// The chess clock.
  public ChessClock clock() {
    return state.clock();
  }

  /// The offer of a draw that nobody has answered yet.
  public Optional<DrawOffer> openOffer() {
    return state.pending().offer();
  }

  /// The move that the player having the move must make after a wrong claim (Article 9.5.3).
  public Optional<Attempt> boundTo() {
    return state.pending().bound();
  }

  /// A player's scoresheet, where the players keep score.
  public Scoresheet scoresheet(Colour colour) {
    requireNonNull(colour, "colour");
    return proceedings().scoresheets().of(colour);
  }

  /// The setup that the game starts from: the one drawn by lot, or that of the regulations.
  public Setup start() {
    return announcements().start().orElse(regulations.start());
  }

  Adjournment adjournment() {
    return proceedings().adjournment();
  }

  Announcements announcements() {
    return proceedings().announcements();
  }

  Proceedings proceedings() {
    return state.proceedings();
  }

  Pending pending() {
    return state.pending();
  }

  /// The ruling that ended the game.
  public Optional<Ruling> ending() {
    return Optional.ofNullable(state.ending());
  }

  /// The result, once there is one.
  public Optional<Result> result() {
    return ending().flatMap(Ruling::result);
  }

  /// The kinds of act that `actor` may do at a moment without being refused.
  public Set<ActKind> permitted(Actor actor, Instant at) {
    requireNonNull(actor, "actor");
    requireNonNull(at, "at");
    return ActKind.permitted(this, actor, at);
  }

  /// The game as PGN has it, under tags such as `Event` and `White`; the result, the time control
  /// and how the game ended are added to them. Clocks are given as `%clk`, offers of a draw as
  /// `(=)`.
  public PgnGame pgn(List<PgnTag> tags) {
    requireNonNull(tags, "tags");
    return GameRecord.of(this, List.copyOf(tags));
  }

  /// Everything that has happened, in order. A view that costs nothing.
  public List<Event> events() {
    return log;
  }

  /// Everything that has happened as one player may read it, or a spectator: what somebody else has
  /// sealed is not to be seen before its envelope is opened.
  public List<Event> eventsShownTo(Optional<Colour> reader) {
    requireNonNull(reader, "reader");
    return hasClosedEnvelope() ? ClosedEnvelope.concealed(events(), reader) : events();
  }

  /// Whether there is a sealed move that not everybody may read.
  public boolean hasClosedEnvelope() {
    return phase() != Phase.FINISHED && adjournment().isClosed();
  }

  /// When the latest event happened.
  public Optional<Instant> latest() {
    return log.isEmpty() ? Optional.empty() : Optional.of(log.getLast().at());
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Game other
        && regulations.equals(other.regulations)
        && phase() == other.phase()
        && clock().equals(other.clock())
        && state.pending().equals(other.state.pending())
        && proceedings().equals(other.proceedings())
        && state.site().equals(other.state.site())
        && ending().equals(other.ending())
        && position().equals(other.position())
        && events().equals(other.events());
  }

  @Override
  public int hashCode() {
    return Objects.hash(regulations, ply().number(), position(), latest());
  }
}
