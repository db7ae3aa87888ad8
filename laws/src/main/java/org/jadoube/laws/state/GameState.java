package org.jadoube.laws.state;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.chess.SquareSet;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameter;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.DrawOffer;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.game.Scoresheet;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.trail.Trail;

/// The immutable state of a game as the rules see it: regulations, standing and events so far. It
/// contains no rules.
public final class GameState {
  private final Regulations regulations;
  private final Standing standing;
  private final Trail<Event> log;
  private final Landmarks landmarks;
  private final boolean trial;

  private GameState(
      Regulations regulations,
      Standing standing,
      Trail<Event> log,
      Landmarks landmarks,
      boolean trial) {
    this.regulations = regulations;
    this.standing = standing;
    this.log = log;
    this.landmarks = landmarks;
    this.trial = trial;
  }

  /// A game that has not begun.
  public static GameState of(Regulations regulations) {
    return new GameState(
        regulations, Standing.start(regulations), Trail.empty(), Landmarks.NONE, false);
  }

  /// The game after an event, which is applied without judging it again.
  public GameState evolve(Event event) {
    return new GameState(
        regulations,
        standing.after(event, regulations),
        log.with(event),
        landmarks.after(event),
        trial);
  }

  /// This game for acts that are only tried and whose results are discarded.
  public GameState asTrial() {
    return new GameState(regulations, standing, log, landmarks, true);
  }

  /// Whether acts are only tried. Then facts that make no difference to their acceptance need not
  /// be found out.
  public boolean isTrial() {
    return trial;
  }

  /// How many positions to examine to find out whether a player can still win. The answer changes
  /// how a game ends, but never whether an act is accepted, so a trial needs none.
  public long mostNodes() {
    return trial ? 0 : Fate.DEFAULT_NODE_LIMIT;
  }

  /// The regulations agreed before the game.
  public Regulations regulations() {
    return regulations;
  }

  /// The Laws it is played under.
  public Edition edition() {
    return regulations.edition();
  }

  /// The edition's value for a parameter of a provision that it has.
  public <T> T parameter(Parameter<T> parameter) {
    return edition().value(parameter);
  }

  /// The number under which its edition has a rule, in this kind of game.
  ///
  /// @throws IllegalArgumentException if it has no such rule
  public Citation cite(Rule rule) {
    return regulations.cite(rule);
  }

  /// The first of these rules that its edition has: editions have the same content in different
  /// places.
  public Rule either(Rule rule, Rule otherwise) {
    return edition().has(rule) ? rule : otherwise;
  }

  /// How far the game has come.
  public Phase phase() {
    return standing.phase();
  }

  /// The position on the board.
  public Position position() {
    return standing.ply().position();
  }

  /// The player having the move.
  public Colour turn() {
    return ply().turn();
  }

  /// The pieces on the real board, perhaps in the middle of a move, or after an illegal one that
  /// nobody has noticed.
  public Board board() {
    return table().board(ply());
  }

  /// The pieces as they really stand, even before the game, after it or in an adjournment, when the
  /// work of hands is no part of it.
  public Board realBoard() {
    return realTable().board(ply());
  }

  /// The table that [#realBoard] is about.
  public Table realTable() {
    return standing.site().real();
  }

  /// The squares of the pieces that the player having the move has touched, in order.
  public List<Square> touched() {
    return table().touched();
  }

  public Table table() {
    return standing.site().table();
  }

  public Irregularities irregularities() {
    return standing.site().irregularities();
  }

  public Presence presence() {
    return standing.site().presence();
  }

  /// The latest ply, which links to all the others.
  public Ply ply() {
    return standing.ply();
  }

  /// The moves so far, with the times at which they were made and the readings of the clocks.
  public List<Event.MoveMade> moves() {
    return ply().all().stream().flatMap(ply -> ply.made().stream()).toList();
  }

  /// How many moves `colour` has made.
  public int movesBy(Colour colour) {
    int plies = ply().number();
    boolean first = colour == start().turn();
    return first ? (plies + 1) / 2 : plies / 2;
  }

  /// The number of moves that both players have made: the smaller of the two counts.
  public int movesByBoth() {
    return Math.min(movesBy(Colour.WHITE), movesBy(Colour.BLACK));
  }

  /// The position with its counters, as in FEN.
  public Setup setup() {
    Setup start = start();
    if (ply().astray().isPresent()) {
      Setup left = ply().astray().get();
      return counted(left.board(), left.castlingRooks(), left.enPassant(), start);
    }
    if (ply().number() == 0 && start.board().equals(position().board())) {
      return start;
    }
    return counted(
        position().board(),
        position().castlingRooks(),
        ply().made().flatMap(made -> made.move().passedSquare()),
        start);
  }

  private Setup counted(
      Board board, SquareSet castlingRooks, Optional<Square> enPassant, Setup start) {
    return new Setup(
        board,
        turn(),
        castlingRooks,
        enPassant,
        Math.min(ply().reversiblePlies(), Setup.LARGEST_COUNTER),
        start.numberAfter(ply().number()).number());
  }

  /// The chess clock.
  public ChessClock clock() {
    return standing.clock();
  }

  /// The latest open draw offer.
  public Optional<DrawOffer> openOffer() {
    return pending().offers().latest();
  }

  /// The open draw offer by that player.
  public Optional<DrawOffer> openOffer(Colour by) {
    return pending().offers().by(by);
  }

  /// The player whose proposal to take moves back has not been answered.
  public Optional<Colour> openTakeback() {
    return pending().takeback().filter(each -> !each.declined()).map(Pending.Takeback::by);
  }

  /// The move that the player having the move must make after a wrong claim (Article 9.5.3).
  public Optional<Attempt> boundTo() {
    return pending().bound();
  }

  /// A player's scoresheet, if the players keep score.
  public Scoresheet scoresheet(Colour colour) {
    return proceedings().scoresheets().of(colour);
  }

  /// The setup the game starts from: the one drawn by lot, or that of the regulations.
  public Setup start() {
    return announcements().start().orElse(regulations.start());
  }

  public Adjournment adjournment() {
    return proceedings().adjournment();
  }

  public Announcements announcements() {
    return proceedings().announcements();
  }

  /// The state of a player in an online game.
  public OnlineSide online(Colour player) {
    return proceedings().online().of(player);
  }

  public Proceedings proceedings() {
    return standing.proceedings();
  }

  public Pending pending() {
    return standing.open();
  }

  /// The ruling that ended the game.
  public Optional<Ruling> ending() {
    return Optional.ofNullable(standing.ending());
  }

  /// The result, once there is one.
  public Optional<Result> result() {
    return ending().flatMap(Ruling::result);
  }

  /// The facts about past events that the rules look up.
  public Landmarks landmarks() {
    return landmarks;
  }

  /// Everything that has happened, in order. Nothing is copied.
  public List<Event> events() {
    return log;
  }

  /// Whether there is a sealed move that is not yet public.
  public boolean hasClosedEnvelope() {
    return phase() != Phase.FINISHED && adjournment().isClosed();
  }

  /// When the latest event happened.
  public Optional<Instant> latest() {
    return log.isEmpty() ? Optional.empty() : Optional.of(log.getLast().at());
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof GameState other
        && regulations.equals(other.regulations)
        && phase() == other.phase()
        && clock().equals(other.clock())
        && standing.pending().equals(other.standing.pending())
        && proceedings().equals(other.proceedings())
        && standing.site().equals(other.standing.site())
        && ending().equals(other.ending())
        && position().equals(other.position())
        && events().equals(other.events());
  }

  @Override
  public int hashCode() {
    return Objects.hash(regulations, ply().number(), position(), latest());
  }
}
