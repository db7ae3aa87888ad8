package org.jadoube.laws;

import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.state.GameState;

/// A game under test that is played by hand on a real board.
public final class OverTheBoard {
  private final Session session;

  private OverTheBoard(Session session) {
    this.session = session;
  }

  public static OverTheBoard begun(Regulations regulations) {
    return new OverTheBoard(Session.begun(regulations));
  }

  /// A game that began with the pieces standing like this.
  public static OverTheBoard setUp(Regulations regulations, Board board) {
    Session session = Session.notBegun(regulations);
    session.act(Actor.ARBITER, new BoardAct.SetUp(board, false, false));
    return new OverTheBoard(session.act(Actor.CLOCK, new Act.Begin()));
  }

  /// A standard game under `edition`, watched by an arbiter, from this position.
  public static OverTheBoard from(String fen, Edition edition) {
    return begun(
        Session.regulations("5400+30").with(edition).with(Session.fen(fen)).withArbiter(true));
  }

  public static OverTheBoard in(Edition edition) {
    return begun(Session.regulations("5400+30").with(edition).withArbiter(true));
  }

  public static OverTheBoard newest() {
    return in(Edition.newest());
  }

  /// The player having the move touches these squares.
  public OverTheBoard touch(String... squares) {
    for (String square : squares) {
      act(mover(), new BoardAct.Touch(Session.square(square)));
    }
    return this;
  }

  public OverTheBoard lift(String square) {
    return lift(square, false);
  }

  public OverTheBoard lift(String square, boolean otherHand) {
    return act(mover(), new BoardAct.Lift(Session.square(square), otherHand));
  }

  public OverTheBoard place(Piece piece, String square) {
    return act(mover(), new BoardAct.Place(piece, Session.square(square), false));
  }

  public OverTheBoard put(Piece piece, String square) {
    return place(piece, square).release(square);
  }

  public OverTheBoard promote(Role role, String square) {
    return act(mover(), new BoardAct.Promote(role, Session.square(square), false));
  }

  public OverTheBoard release(String square) {
    return act(mover(), new BoardAct.Release(Session.square(square)));
  }

  /// The player having the move makes these moves in the usual order of hands, and presses.
  public OverTheBoard moves(String... attempts) {
    for (String attempt : attempts) {
      Colour player = game().turn();
      byHand(attempt).press(player);
    }
    return this;
  }

  /// The player having the move makes this move, whatever it is, without pressing.
  public OverTheBoard byHand(String text) {
    switch (Session.attempt(text)) {
      case Attempt.Castle(CastlingSide side) -> castle(side);
      case Attempt.Step step -> step(step, false);
    }
    return this;
  }

  public OverTheBoard withTwoHands(String text) {
    return text.startsWith("O") ? this : step((Attempt.Step) Session.attempt(text), true);
  }

  private OverTheBoard step(Attempt.Step step, boolean otherHand) {
    Board board = game().board();
    Piece piece = board.at(step.from()).orElseThrow();
    lift(step.from().toString());
    if (board.at(step.to()).isPresent()) {
      lift(step.to().toString(), otherHand);
    }
    Optional<Role> promotion = step.promotion();
    if (promotion.isPresent()) {
      return promote(promotion.get(), step.to().toString()).release(step.to().toString());
    }
    act(mover(), new BoardAct.Place(piece, step.to(), otherHand));
    return release(step.to().toString());
  }

  private void castle(CastlingSide side) {
    String rank = game().turn() == Colour.WHITE ? "1" : "8";
    boolean kings = side == CastlingSide.KING_SIDE;
    Piece king = Piece.of(game().turn(), Role.KING);
    Piece rook = Piece.of(game().turn(), Role.ROOK);
    lift("e" + rank).put(king, (kings ? "g" : "c") + rank);
    lift((kings ? "h" : "a") + rank).put(rook, (kings ? "f" : "d") + rank);
  }

  public OverTheBoard press(Colour player) {
    return act(Actor.player(player), new ClockAct.Press(false));
  }

  public OverTheBoard press(Actor actor) {
    return press(actor.side().orElseThrow());
  }

  public OverTheBoard report(Actor by, Irregularity what) {
    return act(by, new BoardAct.Report(what));
  }

  public OverTheBoard act(Actor by, Act.Deed deed) {
    session.act(by, deed);
    return this;
  }

  public OverTheBoard act(Act act) {
    session.act(act);
    return this;
  }

  private Actor mover() {
    return Actor.player(game().turn());
  }

  public Game game() {
    return session.game();
  }

  /// The game as the rules see it.
  public GameState state() {
    return game().state();
  }

  public Session session() {
    return session;
  }

  public Board board() {
    return game().board();
  }
}
