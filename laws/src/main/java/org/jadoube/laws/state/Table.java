package org.jadoube.laws.state;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.game.Ply;

/// The work of the hands since the last move, kept apart from the position that the Laws recognise.
///
/// @param changed the pieces on the board, where they differ from the position
/// @param touched the squares of the pieces touched with intent, in order
/// @param inHand the pieces taken off the board in this turn and not put back
/// @param held the squares on which pieces have been placed but not released
/// @param released the pieces released in this turn and where, in order, even if lifted again
/// @param made the pieces released before that bind: as a move taken back, or one to be replaced
/// @param promotion the new piece chosen by placing it on the promotion square
/// @param otherHand whether a second hand was used for this move
/// @param uncompleted the players who have made a move without pressing the clock
/// @param twoHanded those among them who used two hands
/// @param displaced pieces off their squares, by accident or by the player not having the move
/// @param castling the side to which the player having the move has announced to castle
/// @param before the table when the latest move was made by hand, until it is completed
public record Table(
    Optional<Board> changed,
    List<Square> touched,
    List<Piece> inHand,
    Set<Square> held,
    List<Placed> released,
    List<Placed> made,
    Optional<Role> promotion,
    boolean otherHand,
    Set<Colour> uncompleted,
    Set<Colour> twoHanded,
    List<Displacement> displaced,
    Optional<CastlingSide> castling,
    Optional<Table> before) {
  /// Nothing has been touched, and every move is completed.
  static final Table CLEAR =
      new Table(
          Optional.empty(),
          List.of(),
          List.of(),
          Set.of(),
          List.of(),
          List.of(),
          Optional.empty(),
          false,
          Set.of(),
          Set.of(),
          List.of(),
          Optional.empty(),
          Optional.empty());

  public boolean isClear() {
    return changed.isEmpty()
        && touched.isEmpty()
        && released.isEmpty()
        && made.isEmpty()
        && inHand.isEmpty()
        && uncompleted.isEmpty()
        && displaced.isEmpty()
        && castling.isEmpty();
  }

  /// Whether no piece has been touched since the last move.
  public boolean isUntouched() {
    return changed.isEmpty() && touched.isEmpty();
  }

  /// The pieces on the board.
  public Board board(Ply ply) {
    return changed.orElseGet(ply::board);
  }

  /// The pieces on the board as they would be with the displaced ones on their squares.
  public Board tidied(Ply ply) {
    return Displacement.undone(displaced, board(ply));
  }

  /// The pieces on the board, but for those that `by` has displaced.
  public Board tidiedAfter(Colour by, Ply ply) {
    return Displacement.undone(
        displaced.stream().filter(each -> each.by() == by || each.lies()).toList(), board(ply));
  }

  /// The pieces after `ply` as they lay when the turn began.
  public Board lying(Ply ply) {
    Board now = ply.board();
    for (Displacement each : displaced) {
      if (each.canPassFor(ply.turn())) {
        Board without = each.from().map(now::without).orElse(now);
        now = each.lay().map(lay -> without.with(lay, each.piece())).orElse(without);
      }
    }
    return now;
  }

  /// `player` goes on with the pieces as they lie.
  Table overlooking(Colour player) {
    return with(draft -> {
      List<Displacement> lying =
          displaced.stream().filter(each -> each.canPassFor(player)).toList();
      lying.stream()
          .filter(Displacement::isMoved)
          .flatMap(each -> each.lay().stream())
          .forEach(draft.touched::add);
      draft.displaced.removeAll(lying);
    });
  }

  List<Displacement> displacedBy(Colour by) {
    return misplaced().stream().filter(each -> each.by() == by).toList();
  }

  /// The pieces that are not where they belong. A piece that came from beside the board and has
  /// been taken off again is where it belongs, but the move may have been to capture it.
  public List<Displacement> misplaced() {
    return displaced.stream().filter(each -> !each.isUndone()).toList();
  }

  /// Whether the player having the move is still placing a piece.
  public boolean isHolding() {
    return held.stream().anyMatch(square -> !isDisplaced(square));
  }

  /// Whether the piece there is off its square.
  boolean isDisplaced(Square square) {
    return displaced.stream().anyMatch(each -> each.to().equals(Optional.of(square)));
  }

  /// The squares on which `player` has placed displaced pieces and not let go of them.
  public Set<Square> placedBy(Colour player) {
    return displaced.stream()
        .filter(each -> each.hand() == player)
        .flatMap(each -> each.to().stream())
        .filter(held::contains)
        .collect(Collectors.toUnmodifiableSet());
  }

  /// Whether `player` has lifted such a piece without having the move, or off a wrong square, and
  /// not put it back.
  public boolean isHeld(Colour player, Piece piece) {
    return displaced.stream().anyMatch(each -> each.isHeld(player, piece));
  }

  Table touching(Square square) {
    return touched.contains(square) ? this : with(draft -> draft.touched.add(square));
  }

  /// This table with the touched squares replaced.
  Table bound(List<Square> squares) {
    return with(draft -> draft.touched = new ArrayList<>(squares));
  }

  /// This table with all obligations of the player having the move.
  Table bound(Binding binding) {
    return with(draft -> {
      draft.touched = new ArrayList<>(binding.touched());
      draft.made = new ArrayList<>(binding.released());
    });
  }

  /// This table with a piece that still counts as released there.
  Table bound(Placed placed) {
    return with(draft -> draft.made.add(placed));
  }

  /// The pieces released in this turn and before, in order.
  public List<Placed> allReleased() {
    return Stream.concat(made.stream(), released.stream()).distinct().toList();
  }

  /// This table once castling to that side has been announced.
  Table announcing(CastlingSide side) {
    return with(draft -> draft.castling = Optional.of(side));
  }

  /// This table with the new piece chosen for a promotion.
  Table choosing(Role role) {
    return with(draft -> draft.promotion = Optional.of(role));
  }

  Table excusing(Square square) {
    return with(draft -> draft.touched.remove(square));
  }

  public boolean hasDisplaced(Colour by) {
    return !displacedBy(by).isEmpty();
  }

  /// Whether `by` has displaced a piece and knows it: since the latest move, or a piece is off the
  /// board.
  public boolean hasDisplaced(Colour by, Ply ply) {
    return displacedBy(by).stream()
        .anyMatch(each -> each.since() == ply.number() || each.to().isEmpty());
  }

  /// This table once `by` has made a move that led to `ply`. The work of the hands begins anew.
  Table afterMove(Colour by, boolean pressed, Ply ply) {
    if (pressed && isClear()) {
      return CLEAR;
    }
    TableDraft next = new TableDraft(CLEAR);
    next.uncompleted.addAll(uncompleted);
    next.twoHanded.addAll(twoHanded);
    next.displaced.addAll(Displacement.still(displaced, ply.board()));
    next.changed =
        Optional.of(Displacement.redone(next.displaced, ply.board()))
            .filter(now -> !now.equals(ply.board()));
    next.mark(by, !pressed, otherHand);
    next.keepInHand(by.opposite());
    next.before =
        pressed ? Optional.empty() : Optional.of(with(draft -> draft.before = Optional.empty()));
    return next.table();
  }

  /// Whether the player having the move has lifted pieces and put none of them down.
  public boolean isOnlyLifted(Ply ply) {
    Board now = tidiedAfter(ply.turn().opposite(), ply);
    List<Square> gone = lifted(now, ply);
    return !gone.isEmpty()
        && released.isEmpty()
        && promotion.isEmpty()
        && gone.stream()
            .reduce(now, (board, at) -> put(board, at, ply), (one, _) -> one)
            .equals(ply.board());
  }

  private static List<Square> lifted(Board now, Ply ply) {
    return ply.board().squares(ply.turn()).stream()
        .filter(square -> now.at(square).isEmpty())
        .toList();
  }

  private static Board put(Board board, Square square, Ply ply) {
    return board.with(square, ply.board().at(square).orElseThrow());
  }

  /// This table once the clock is pressed with pieces lifted after `ply` in the hand; they are off
  /// their squares.
  Table pressedTooEarly(Ply ply) {
    Colour by = ply.turn();
    List<Square> gone = isOnlyLifted(ply) ? lifted(board(ply), ply) : List.of();
    return afterMove(by, true, ply)
        .with(draft -> {
          for (Square square : gone) {
            Piece piece = ply.board().at(square).orElseThrow();
            draft.changed = Optional.of(draft.changed.orElseGet(ply::board).without(square));
            draft.inHand.add(piece);
            draft.displaced.add(Displacement.inHand(by, piece, square, ply.number()));
          }
        });
  }

  /// This table once `by` has the move again after pressing too early, with the pieces in the hand.
  Table turnKept(Colour by) {
    return with(draft -> draft.keepInHand(by));
  }

  /// Whether only `by` has touched anything since the clock was pressed.
  public boolean isUntouchedBut(Colour by) {
    return touched.isEmpty()
        && displaced.stream().allMatch(each -> each.isHeld(by))
        && (changed.isEmpty() || !displaced.isEmpty());
  }

  /// This table once the latest move, which led to `ply`, is taken back: the acts for it count
  /// again.
  Table takenBack(Colour by, Ply ply) {
    Table then = before.orElse(CLEAR);
    Board now = board(ply);
    Binding again = Binding.ofMade(ply);
    return then.with(draft -> {
      draft.changed = Optional.of(now);
      draft.touched.addAll(again.touched());
      draft.touched = new ArrayList<>(new LinkedHashSet<>(draft.touched));
      draft.made.addAll(again.released());
      draft.released = new ArrayList<>();
      draft.displaced = new ArrayList<>(displaced);
      draft.uncompleted.addAll(uncompleted);
      draft.mark(by, false, false);
    });
  }

  /// The move of `by` is completed.
  Table completed(Colour by) {
    return with(draft -> {
      draft.mark(by, false, false);
      draft.before = Optional.empty();
    });
  }

  Table with(Consumer<TableDraft> change) {
    TableDraft draft = new TableDraft(this);
    change.accept(draft);
    return draft.table();
  }
}
