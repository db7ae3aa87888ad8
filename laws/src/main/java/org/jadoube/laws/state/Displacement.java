package org.jadoube.laws.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;
import org.jadoube.laws.event.BoardEvent;

/// A piece off its square, or one too many on the board.
///
/// @param by who displaced it
/// @param hand who touched it last
/// @param from its square; empty if it came from beside the board
/// @param to where it is; empty if it is off the board
/// @param held whether it is in the `hand`
/// @param since the number of the ply after which it left its square
/// @param accidental whether it was upset, not moved by a hand at the wrong time
/// @param lay where `by` left it
public record Displacement(
    Colour by,
    Colour hand,
    Piece piece,
    Optional<Square> from,
    Optional<Square> to,
    boolean held,
    int since,
    boolean accidental,
    Optional<Square> lay) {
  /// Whether it was upset and has not been moved since.
  public boolean lies() {
    return accidental && to.equals(lay);
  }

  /// Whether somebody has moved it from where it was left.
  public boolean isMoved() {
    return (accidental || lay.isPresent()) && !to.equals(lay);
  }

  /// Whether `player` can believe that it belongs where it lies: it was upset, or moved out of turn
  /// by the opponent.
  public boolean canPassFor(Colour player) {
    return accidental || by != player && lay.isPresent();
  }

  /// Whether `player`, having the move after ply `now`, may not have noticed it: it was upset
  /// earlier, or the opponent did it.
  public boolean isUnnoticed(Colour player, int now) {
    return by != player || accidental && since < now;
  }

  boolean isHeld(Colour player) {
    return held && hand == player;
  }

  boolean isHeld(Colour player, Piece piece) {
    return isHeld(player) && this.piece == piece;
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
    if (from.isEmpty()) {
      return lifted;
    }
    return gone || lifted.at(from.get()).isPresent() ? board : lifted.with(from.get(), piece);
  }

  /// `board` with these pieces off their squares.
  static Board redone(List<Displacement> displaced, Board board) {
    Board now = board;
    for (Displacement each : displaced) {
      Board without = each.from.map(now::without).orElse(now);
      now = each.to.map(to -> without.with(to, each.piece)).orElse(without);
    }
    return now;
  }

  /// The displaced pieces that a move leading to `board` has left where they are.
  static List<Displacement> still(List<Displacement> displaced, Board board) {
    return displaced.stream()
        .filter(each -> each.from.map(from -> each.holds(from, board)).orElse(each.to.isPresent()))
        .filter(each -> each.to.flatMap(board::at).isEmpty())
        .toList();
  }

  private boolean holds(Square square, Board board) {
    return board.at(square).equals(Optional.of(piece));
  }

  /// The displaced pieces, including the one lifted after ply `now`, which may be one of them.
  static List<Displacement> lifting(
      BoardEvent.PieceLifted lifted, int now, List<Displacement> displaced) {
    List<Displacement> more = new ArrayList<>(displaced);
    Displacement before =
        displaced.stream()
            .filter(each -> each.to.equals(Optional.of(lifted.square())))
            .findFirst()
            .orElseGet(() -> inHand(lifted.by(), lifted.piece(), lifted.square(), now));
    more.remove(before);
    if (before.from.isPresent() || lifted.by() != before.by) {
      more.add(before.lifted(lifted.by()));
    }
    return more;
  }

  /// A piece that `by` has lifted after ply `since`, and still holds.
  static Displacement inHand(Colour by, Piece piece, Square from, int since) {
    return new Displacement(
        by, by, piece, Optional.of(from), Optional.empty(), true, since, false, Optional.empty());
  }

  /// A piece that `by` has upset after ply `since`.
  static Displacement upset(Colour by, Piece piece, Square from, Optional<Square> to, int since) {
    return new Displacement(by, by, piece, Optional.of(from), to, false, since, true, to);
  }

  /// A piece from beside the board that `by`, not having the move, has put there after ply `since`.
  static Displacement added(Colour by, Piece piece, Square to, int since) {
    Optional<Square> there = Optional.of(to);
    return new Displacement(by, by, piece, Optional.empty(), there, false, since, false, there);
  }

  private Displacement lifted(Colour hand) {
    return with(hand, Optional.empty(), from.isPresent());
  }

  private Displacement placed(Square square) {
    return with(hand, Optional.of(square), false);
  }

  /// This displacement once the piece is moved on; if `by` moves it, that is where it lies.
  private Displacement with(Colour hand, Optional<Square> to, boolean held) {
    Optional<Square> left = accidental || hand != by ? lay : to;
    return new Displacement(by, hand, piece, from, to, held, since, accidental, left);
  }

  /// The displaced pieces once one of them, which was in a hand, is placed somewhere.
  static List<Displacement> placing(BoardEvent.PiecePlaced placed, List<Displacement> displaced) {
    List<Displacement> more = new ArrayList<>(displaced);
    displaced.reversed().stream()
        .filter(each -> each.isHeld(placed.by(), placed.piece()))
        .findFirst()
        .ifPresent(each -> {
          more.remove(each);
          more.add(each.placed(placed.square()));
        });
    return more;
  }

  /// Whether it is back where it belongs.
  boolean isUndone() {
    return to.equals(from);
  }
}
