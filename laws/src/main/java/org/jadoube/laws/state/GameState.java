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
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.DrawOffer;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.game.Scoresheet;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.terms.Terms;
import org.jadoube.laws.trail.Trail;

/// A game at one moment as the rules see it, immutable: its regulations, where it stands and what
/// has happened in it so far. It knows no rule.
public final class GameState {
  private final Regulations regulations;
  private final Standing standing;
  private final Trail<Event> log;
  private final boolean trial;

  private GameState(Regulations regulations, Standing standing, Trail<Event> log, boolean trial) {
    this.regulations = regulations;
    this.standing = standing;
    this.log = log;
    this.trial = trial;
  }

  /// A game that has not begun.
  public static GameState of(Regulations regulations) {
    return new GameState(regulations, Standing.start(regulations), Trail.empty(), false);
  }

  /// The game after an event, which is taken as it is and not judged again.
  public GameState evolve(Event event) {
    return new GameState(regulations, standing.after(event, regulations), log.with(event), trial);
  }

  /// The same game for acts that are only tried: what comes of them is thrown away.
  public GameState asTrial() {
    return new GameState(regulations, standing, log, true);
  }

  /// Whether acts are only tried, so that nothing need be worked out on which no refusal depends.
  public boolean isTrial() {
    return trial;
  }

  /// What was settled before the game.
  public Regulations regulations() {
    return regulations;
  }

  /// The Laws it is played under.
  public Edition edition() {
    return regulations.edition();
  }

  public Terms terms() {
    return Terms.of(edition());
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

  /// The pieces as they stand on a real board, in the middle of a move perhaps, or after an illegal
  /// one that nobody has found yet.
  public Board board() {
    return table().board(ply());
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

  /// The latest ply; through it all the others.
  public Ply ply() {
    return standing.ply();
  }

  /// The moves made so far, with the times at which they were made and what the clocks showed.
  public List<Event.MoveMade> moves() {
    return ply().all().stream().flatMap(ply -> ply.made().stream()).toList();
  }

  /// How many moves `colour` has made.
  public int movesBy(Colour colour) {
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
    return standing.clock();
  }

  /// The offer of a draw that nobody has answered yet.
  public Optional<DrawOffer> openOffer() {
    return standing.pending().offer();
  }

  /// The move that the player having the move must make after a wrong claim (Article 9.5.3).
  public Optional<Attempt> boundTo() {
    return standing.pending().bound();
  }

  /// A player's scoresheet, where the players keep score.
  public Scoresheet scoresheet(Colour colour) {
    return proceedings().scoresheets().of(colour);
  }

  /// The setup that the game starts from: the one drawn by lot, or that of the regulations.
  public Setup start() {
    return announcements().start().orElse(regulations.start());
  }

  public Adjournment adjournment() {
    return proceedings().adjournment();
  }

  public Announcements announcements() {
    return proceedings().announcements();
  }

  public Proceedings proceedings() {
    return standing.proceedings();
  }

  public Pending pending() {
    return standing.pending();
  }

  /// The ruling that ended the game.
  public Optional<Ruling> ending() {
    return Optional.ofNullable(standing.ending());
  }

  /// The result, once there is one.
  public Optional<Result> result() {
    return ending().flatMap(Ruling::result);
  }

  /// Everything that has happened, in order. A view that costs nothing.
  public List<Event> events() {
    return log;
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
