package org.jadoube.laws.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;
import org.jadoube.laws.event.BoardEvent;

/// A piece off its square.
///
/// @param to where it is; empty if it is off the board
/// @param held whether it is in the hand of `by`
public record Displacement(Colour by, Piece piece, Square from, Optional<Square> to, boolean held) {
  boolean isHeld(Colour by, Piece piece) {
    return held && this.by == by && this.piece == piece;
  }

  /// `board` with these pieces back on their squares, as far as nothing else has happened to them.
  static Board undone(List<Displacement> displaced, Board board) {
    Board now = board;
    for (Displacement each : displaced.reversed()) {
      now = each.undone(now);
    }
    return now;
  }

  private Board undone(Board board) {
    Board lifted = to.filter(square -> holds(square, board)).map(board::without).orElse(board);
    boolean gone = to.isPresent() && lifted.equals(board);
    return gone || lifted.at(from).isPresent() ? board : lifted.with(from, piece);
  }

  /// `board` with these pieces off their squares.
  static Board redone(List<Displacement> displaced, Board board) {
    Board now = board;
    for (Displacement each : displaced) {
      Board without = now.without(each.from);
      now = each.to.map(to -> without.with(to, each.piece)).orElse(without);
    }
    return now;
  }

  /// Those that a move which led to `board` has left where they are.
  static List<Displacement> still(List<Displacement> displaced, Board board) {
    return displaced.stream()
        .filter(each -> each.holds(each.from, board))
        .filter(each -> each.to.flatMap(board::at).isEmpty())
        .toList();
  }

  private boolean holds(Square square, Board board) {
    return board.at(square).equals(Optional.of(piece));
  }

  /// These and the piece lifted, which may be one of them.
  static List<Displacement> lifting(BoardEvent.PieceLifted lifted, List<Displacement> displaced) {
    List<Displacement> more = new ArrayList<>(displaced);
    Square from =
        displaced.stream()
            .filter(each -> each.to.equals(Optional.of(lifted.square())))
            .findFirst()
            .map(each -> {
              more.remove(each);
              return each.from;
            })
            .orElse(lifted.square());
    more.add(new Displacement(lifted.by(), lifted.piece(), from, Optional.empty(), true));
    return more;
  }

  /// These after one of them, which was in a hand, is placed somewhere.
  static List<Displacement> placing(BoardEvent.PiecePlaced placed, List<Displacement> displaced) {
    List<Displacement> more = new ArrayList<>(displaced);
    displaced.reversed().stream()
        .filter(each -> each.isHeld(placed.by(), placed.piece()))
        .findFirst()
        .ifPresent(each -> {
          more.remove(each);
          Optional<Square> to = Optional.of(placed.square());
          more.add(new Displacement(each.by, each.piece, each.from, to, false));
        });
    return more;
  }

  /// Whether it is back where it belongs.
  boolean isUndone() {
    return to.equals(Optional.of(from));
  }
}
