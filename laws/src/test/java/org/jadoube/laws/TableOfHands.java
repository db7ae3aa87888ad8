package org.jadoube.laws;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.regulations.Regulations;

/// A game, and beside it a wooden board and scoresheets that know no Laws: anything hands do to
/// them is done. So it can tell which acts are possible.
final class TableOfHands {
  private final Map<Square, Colour> held = new EnumMap<>(Square.class);
  private final Set<Colour> displacing = EnumSet.noneOf(Colour.class);
  private final List<Event> events = new ArrayList<>();
  private final Papers papers = new Papers();
  private Game game;
  private Board board;
  private Instant now = Session.START;

  TableOfHands(Regulations regulations) {
    this.game = Game.of(regulations);
    this.board = game.board();
  }

  Game game() {
    return game;
  }

  Board board() {
    return board;
  }

  Papers papers() {
    return papers;
  }

  List<Event> events() {
    return events;
  }

  Instant now() {
    return now;
  }

  /// Lets a second pass.
  Instant tick() {
    return later(Duration.ofSeconds(1));
  }

  Instant later(Duration time) {
    now = now.plus(time);
    return now;
  }

  TableOfHands act(Actor by, Act.Deed deed) {
    return act(new Act(by, tick(), deed));
  }

  TableOfHands act(Act act) {
    Decision decision = Laws.decide(act, game);
    game = decision.game();
    events.addAll(decision.events());
    if (isPossible(act)) {
      happen(act);
    }
    if (act.deed() instanceof Act.ClaimDraw claim && claim.intended().isPresent()) {
      declare(act.by().side().orElseThrow());
    }
    return this;
  }

  /// Somebody else sets up the pieces as the game has them.
  TableOfHands tidy() {
    board = game.board();
    held.clear();
    displacing.clear();
    return this;
  }

  TableOfHands touch(Actor by, String square) {
    return act(by, new BoardAct.Touch(Session.square(square)));
  }

  TableOfHands lift(Actor by, String square) {
    return act(by, new BoardAct.Lift(Session.square(square), false));
  }

  TableOfHands place(Actor by, Piece piece, String square) {
    return act(by, new BoardAct.Place(piece, Session.square(square), false));
  }

  TableOfHands release(Actor by, String square) {
    return act(by, new BoardAct.Release(Session.square(square)));
  }

  /// A piece is moved from one square to another and let go of.
  TableOfHands carry(Actor by, String from, String to) {
    Piece piece = board.at(Session.square(from)).orElseThrow();
    return lift(by, from).place(by, piece, to).release(by, to);
  }

  TableOfHands write(Actor by, int ply, String text) {
    return act(by, new ScoresheetAct.WriteMove(ply, text, Optional.empty()));
  }

  TableOfHands press(Actor by) {
    return act(by, new ClockAct.Press(false));
  }

  /// Whether hands can do that, whatever the Laws say; only asked about acts of hands.
  boolean isPossible(Act act) {
    Optional<Colour> side = act.by().side();
    return side.isPresent()
        && switch (act.deed()) {
          case BoardAct.Touch touch -> stands(touch.square());
          case BoardAct.Lift lift -> stands(lift.square());
          case BoardAct.Adjust adjust ->
              !adjust.squares().isEmpty() && adjust.squares().stream().allMatch(this::stands);
          case BoardAct.Place _, BoardAct.Promote _ -> true;
          case BoardAct.Release release -> held.get(release.square()) == side.get();
          case BoardAct.Displace displace ->
              stands(displace.square()) && !displace.to().equals(Optional.of(displace.square()));
          case BoardAct.PutBack _ -> displacing.contains(side.get());
          case ClockAct.Press _, ClockAct.Mishandle _ -> true;
          case ScoresheetAct sheet -> papers.isPossible(sheet, act);
          default -> false;
        };
  }

  private boolean stands(Square square) {
    return board.at(square).isPresent();
  }

  private void happen(Act act) {
    Colour side = act.by().side().orElseThrow();
    switch (act.deed()) {
      case BoardAct.Touch touch -> held.put(touch.square(), side);
      case BoardAct.Lift lift -> remove(lift.square());
      case BoardAct.Place place -> put(place.piece(), place.square(), side);
      case BoardAct.Promote promote -> put(Piece.of(side, promote.role()), promote.square(), side);
      case BoardAct.Release release -> held.remove(release.square());
      case BoardAct.Displace displace -> displace(displace, side);
      case BoardAct.PutBack _ -> tidy();
      case ScoresheetAct sheet -> papers.happen(sheet, act);
      default -> {}
    }
  }

  private void displace(BoardAct.Displace deed, Colour side) {
    Piece piece = board.at(deed.square()).orElseThrow();
    remove(deed.square());
    deed.to().ifPresent(to -> board = board.with(to, piece));
    displacing.add(side);
  }

  /// Writes down the move of a claim of a draw.
  private void declare(Colour side) {
    int ply = game.state().ply().number() + 1;
    game.scoresheet(side).at(ply).ifPresent(move -> papers.lines(side).put(ply, move.text()));
  }

  private void remove(Square square) {
    board = board.without(square);
    held.remove(square);
  }

  private void put(Piece piece, Square square, Colour side) {
    board = board.with(square, piece);
    held.put(square, side);
  }
}
