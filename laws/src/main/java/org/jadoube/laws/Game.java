package org.jadoube.laws;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Event.OnlineEvent;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.DrawOffer;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.game.Scoresheet;
import org.jadoube.laws.game.TableTop;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.rules.binding.Obligations;
import org.jadoube.laws.rules.binding.TouchMove;
import org.jadoube.laws.rules.time.Arrivals;
import org.jadoube.laws.state.ClosedEnvelope;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.SeenTable;

/// A game at one moment, immutable: its regulations and everything that has happened in it so far.
/// [Laws] decides on acts in it.
///
/// ```java
/// Game game = Game.of(Regulations.of(TimeControl.UNTIMED));
/// game.phase(); // => NOT_BEGUN
/// Act begin = new Act(Actor.ARBITER, Instant.EPOCH, new Act.Begin());
/// Game begun = Laws.decide(begin, game).game();
/// begun.phase(); // => RUNNING
/// Game.replay(begun.regulations(), begun.events()).equals(begun); // => true
/// ```
///
/// @since 0.1.0
public final class Game {
  private final GameState state;

  Game(GameState state) {
    this.state = state;
  }

  /// A game that has not begun.
  public static Game of(Regulations regulations) {
    return new Game(GameState.of(regulations));
  }

  /// The game that these events make. Replaying a game's own events gives the same game again.
  public static Game replay(Regulations regulations, List<? extends Event> events) {
    GameState state = GameState.of(regulations);
    for (Event event : List.copyOf(events)) {
      state = state.evolve(event);
    }
    return new Game(state);
  }

  /// The game after an event, which is taken as it is and not judged again.
  public Game evolve(Event event) {
    return new Game(state.evolve(event));
  }

  /// The game as the rules see it.
  GameState state() {
    return state;
  }

  /// The regulations agreed before the game.
  public Regulations regulations() {
    return state.regulations();
  }

  /// The Laws it is played under.
  public Edition edition() {
    return state.edition();
  }

  /// How far the game has come.
  public Phase phase() {
    return state.phase();
  }

  /// The position on the board.
  public Position position() {
    return state.position();
  }

  /// The player having the move.
  public Colour turn() {
    return state.turn();
  }

  /// The pieces as they stand on a real board: perhaps in the middle of a move, or after an illegal
  /// one that nobody has noticed yet.
  public Board board() {
    return state.board();
  }

  /// A real board with the hands at it. It is kept before the game, after it and in an adjournment,
  /// too, when the work of hands is no part of the game.
  public TableTop tableTop() {
    return SeenTable.of(state.realTable(), state.ply());
  }

  /// Why the player having the move may not make just any legal move: one was declared with a wrong
  /// claim (Article 9.5.3), or the pieces touched and released do not allow all of them (Articles
  /// 4.3 to 4.7).
  public Optional<Refusal> duty() {
    return Obligations.standing(state);
  }

  /// The squares of the pieces that the player having the move has touched, in order.
  public List<Square> touched() {
    return state.touched();
  }

  /// The legal moves that the pieces touched and released leave to the player having the move
  /// (Articles 4.3 to 4.7).
  public List<Move> movesLeft() {
    return TouchMove.left(state);
  }

  /// The latest ply, which links to all the others.
  public Ply ply() {
    return state.ply();
  }

  /// The moves made so far, with the times at which they were made and the readings of the clocks.
  public List<Event.MoveMade> moves() {
    return state.moves();
  }

  /// How many moves `colour` has made.
  public int movesBy(Colour colour) {
    return state.movesBy(colour);
  }

  /// The number of moves that both players have made: the smaller of the two counts.
  public int movesByBoth() {
    return state.movesByBoth();
  }

  /// The players who have yet to arrive (Article 6.7): no arrival and no move of theirs is on
  /// record.
  public Set<Colour> expected() {
    return Arrivals.expected(state);
  }

  /// When the default time ends (Article 6.7.1), for players who are not there yet and who may not
  /// come later; empty if there are none, before the game, and during an outage.
  public Optional<Instant> forfeitsAt() {
    return Arrivals.forfeitsAt(state);
  }

  /// The position with its counters, as FEN has them.
  public Setup setup() {
    return state.setup();
  }

  /// The chess clock.
  public ChessClock clock() {
    return state.clock();
  }

  /// The latest offer of a draw that nobody has answered yet.
  public Optional<DrawOffer> openOffer() {
    return state.openOffer();
  }

  /// The offer of a draw by that player, if it has not been answered yet. Both players may have
  /// made one.
  public Optional<DrawOffer> openOffer(Colour by) {
    return state.openOffer(by);
  }

  /// The player whose proposal to take moves back has not been answered yet, in a game with the
  /// arrangement [org.jadoube.laws.regulations.Arrangement#TAKEBACKS].
  public Optional<Colour> openTakeback() {
    return state.openTakeback();
  }

  /// The move that the player having the move must make after a wrong claim (Article 9.5.3).
  public Optional<Attempt> boundTo() {
    return state.boundTo();
  }

  /// A player's scoresheet, where the players keep score.
  public Scoresheet scoresheet(Colour colour) {
    return state.scoresheet(colour);
  }

  /// The time control: that of the regulations, unless a game was restarted with another (E04
  /// 18.9.4).
  public TimeControl timeControl() {
    return events().reversed().stream()
        .filter(Ruling.class::isInstance)
        .flatMap(event -> ((Ruling) event).consequences().stream())
        .filter(Consequence.NewGame.class::isInstance)
        .flatMap(each -> ((Consequence.NewGame) each).timeControl().stream())
        .findFirst()
        .orElse(regulations().timeControl());
  }

  /// The setup that the game starts from: the one drawn by lot, or that of the regulations.
  public Setup start() {
    return state.start();
  }

  /// The ruling that ended the game.
  public Optional<Ruling> ending() {
    return state.ending();
  }

  /// The result, once there is one.
  public Optional<Result> result() {
    return state.result();
  }

  /// Everything that has happened, in order. The list is a view, so asking for it costs nothing.
  public List<Event> events() {
    return state.events();
  }

  /// Everything that has happened as one player, or a spectator, may read it, event by event. A
  /// move sealed by somebody else stays hidden until its envelope is opened. A move that somebody
  /// else has entered but not yet made stays hidden for good.
  public List<Event> eventsShownTo(Optional<Colour> reader) {
    List<Event> events =
        hasClosedEnvelope() ? ClosedEnvelope.concealed(events(), reader) : events();
    return edition().has(Rule.MOVING_AIDS)
        ? events.stream().map(event -> OnlineEvent.shownTo(reader, event)).toList()
        : events;
  }

  /// Whether there is a sealed move that not everybody may read.
  public boolean hasClosedEnvelope() {
    return state.hasClosedEnvelope();
  }

  /// When the latest event happened.
  public Optional<Instant> latest() {
    return state.latest();
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Game other && state.equals(other.state);
  }

  @Override
  public int hashCode() {
    return state.hashCode();
  }
}
