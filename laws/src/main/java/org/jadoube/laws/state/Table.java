package org.jadoube.laws.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.game.Ply;

/// What the hands have done since the last move, kept apart from the position that the Laws
/// recognise.
///
/// @param changed the pieces on the board, where they differ from the position
/// @param touched the squares of the pieces touched with intent, in order
/// @param inHand the pieces taken off the board in this turn and not put back
/// @param held the squares on which pieces have been placed but not released
/// @param released the squares on which pieces have been released in this turn
/// @param promotion the new piece chosen by placing it on the promotion square
/// @param otherHand whether a second hand was used for this move
/// @param uncompleted the players who have made a move without pressing the clock
/// @param twoHanded those among them who used two hands
/// @param displaced pieces displaced by accident and not put back
public record Table(
    Optional<Board> changed,
    List<Square> touched,
    List<Piece> inHand,
    Set<Square> held,
    Set<Square> released,
    Optional<Role> promotion,
    boolean otherHand,
    Set<Colour> uncompleted,
    Set<Colour> twoHanded,
    List<Displacement> displaced) {
  /// Nothing has been touched, and every move is completed.
  static final Table CLEAR =
      new Table(
          Optional.empty(),
          List.of(),
          List.of(),
          Set.of(),
          Set.of(),
          Optional.empty(),
          false,
          Set.of(),
          Set.of(),
          List.of());

  /// A piece off its square.
  public record Displacement(Colour by, Piece piece, Square from, Optional<Square> to) {}

  public boolean isClear() {
    return changed.isEmpty()
        && touched.isEmpty()
        && inHand.isEmpty()
        && uncompleted.isEmpty()
        && displaced.isEmpty();
  }

  /// Whether no piece has been touched since the last move.
  public boolean isUntouched() {
    return changed.isEmpty() && touched.isEmpty();
  }

  /// The pieces on the board.
  public Board board(Ply ply) {
    return changed.orElseGet(ply::board);
  }

  Table touching(Square square) {
    return touched.contains(square) ? this : with(draft -> draft.touched.add(square));
  }

  /// With the touched squares replaced.
  Table bound(List<Square> squares) {
    return with(draft -> draft.touched = new ArrayList<>(squares));
  }

  /// With the new piece chosen for a promotion.
  Table choosing(Role role) {
    return with(draft -> draft.promotion = Optional.of(role));
  }

  Table excusing(Square square) {
    return with(draft -> draft.touched.remove(square));
  }

  /// A piece is lifted off its square; if it was there when the turn began, it counts as touched.
  Table lifting(BoardEvent.PieceLifted lifted, Ply ply) {
    boolean untouched =
        ply.board().at(lifted.square()).equals(Optional.of(lifted.piece()))
            && !touched.contains(lifted.square());
    return with(draft -> {
      if (untouched) {
        draft.touched.add(lifted.square());
      }
      draft.changed = Optional.of(board(ply).without(lifted.square()));
      draft.inHand.add(lifted.piece());
      draft.held.remove(lifted.square());
      draft.released.remove(lifted.square());
      draft.otherHand |= lifted.otherHand();
    });
  }

  Table placing(BoardEvent.PiecePlaced placed, Ply ply) {
    return with(draft -> {
      draft.changed = Optional.of(board(ply).with(placed.square(), placed.piece()));
      draft.held.add(placed.square());
      if (placed.fresh()) {
        draft.promotion = promotion.or(() -> choice(placed));
      } else {
        draft.inHand.remove(placed.piece());
      }
      draft.otherHand |= placed.otherHand();
    });
  }

  /// The new piece that this chooses for good ([Rule#PROMOTION_CHOICE_FINAL]).
  private static Optional<Role> choice(BoardEvent.PiecePlaced placed) {
    return Optional.of(placed.piece().role())
        .filter(_ -> placed.citation().rule() == Rule.PROMOTION_CHOICE_FINAL);
  }

  Table releasing(Square square) {
    return with(draft -> {
      draft.held.remove(square);
      draft.released.add(square);
    });
  }

  Table displacing(BoardEvent.PieceDisplaced event, Ply ply) {
    Board without = board(ply).without(event.square());
    return with(draft -> {
      draft.changed =
          Optional.of(event.to().map(to -> without.with(to, event.piece())).orElse(without));
      draft.displaced.add(new Displacement(event.by(), event.piece(), event.square(), event.to()));
    });
  }

  /// Puts everything that `by` displaced back where it was.
  Table putBack(Colour by, Ply ply) {
    Board board = board(ply);
    for (Displacement each : displaced.reversed()) {
      if (each.by() == by) {
        Board lifted = each.to().map(board::without).orElse(board);
        board = lifted.with(each.from(), each.piece());
      }
    }
    Optional<Board> restored = Optional.of(board).filter(now -> !now.equals(ply.board()));
    return with(draft -> {
      draft.changed = restored;
      draft.displaced.removeIf(each -> each.by() == by);
    });
  }

  public boolean hasDisplaced(Colour by) {
    return displaced.stream().anyMatch(each -> each.by() == by);
  }

  /// `by` has made a move, which resets what the hands did.
  Table afterMove(Colour by, boolean pressed) {
    if (pressed && isClear()) {
      return CLEAR;
    }
    Draft next = new Draft(CLEAR);
    next.uncompleted.addAll(uncompleted);
    next.twoHanded.addAll(twoHanded);
    next.displaced.addAll(displaced);
    next.mark(by, !pressed, otherHand);
    return next.table();
  }

  /// The move of `by` is completed.
  Table completed(Colour by) {
    return with(draft -> draft.mark(by, false, false));
  }

  private Table with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.table();
  }

  /// A table in the making.
  private static final class Draft {
    private Optional<Board> changed;
    private List<Square> touched;
    private final List<Piece> inHand;
    private final Set<Square> held;
    private final Set<Square> released;
    private Optional<Role> promotion;
    private boolean otherHand;
    private final Set<Colour> uncompleted = EnumSet.noneOf(Colour.class);
    private final Set<Colour> twoHanded = EnumSet.noneOf(Colour.class);
    private final List<Displacement> displaced;

    Draft(Table table) {
      changed = table.changed;
      touched = new ArrayList<>(table.touched);
      inHand = new ArrayList<>(table.inHand);
      held = new LinkedHashSet<>(table.held);
      released = new LinkedHashSet<>(table.released);
      promotion = table.promotion;
      otherHand = table.otherHand;
      uncompleted.addAll(table.uncompleted);
      twoHanded.addAll(table.twoHanded);
      displaced = new ArrayList<>(table.displaced);
    }

    void mark(Colour by, boolean isUncompleted, boolean withTwoHands) {
      uncompleted.remove(by);
      twoHanded.remove(by);
      if (isUncompleted) {
        uncompleted.add(by);
      }
      if (isUncompleted && withTwoHands) {
        twoHanded.add(by);
      }
    }

    /// A set in chronological order, because the piece released first binds first.
    private static Set<Square> inOrder(Set<Square> squares) {
      return Collections.unmodifiableSet(squares);
    }

    Table table() {
      return new Table(
          changed,
          List.copyOf(touched),
          List.copyOf(inHand),
          inOrder(held),
          inOrder(released),
          promotion,
          otherHand,
          Set.copyOf(uncompleted),
          Set.copyOf(twoHanded),
          List.copyOf(displaced));
    }
  }
}
