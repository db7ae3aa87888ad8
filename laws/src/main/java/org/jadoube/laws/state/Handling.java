package org.jadoube.laws.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.game.Ply;

/// The changes that hands make to a table since ply `ply`.
record Handling(Table table, Ply ply) {
  /// A piece is lifted off its square; if it was there when the turn began, it counts as touched.
  Table lifting(BoardEvent.PieceLifted lifted) {
    boolean untouched =
        ply.board().at(lifted.square()).equals(Optional.of(lifted.piece()))
            && !table.touched().contains(lifted.square());
    return table.with(draft -> {
      if (untouched) {
        draft.touched.add(lifted.square());
      }
      draft.changed = Optional.of(table.board(ply).without(lifted.square()));
      draft.inHand.add(lifted.piece());
      draft.held.remove(lifted.square());
      draft.otherHand |= lifted.otherHand();
    });
  }

  /// Somebody not having the move lifts a piece, or anybody lifts a displaced one, which binds
  /// nobody.
  Table straying(BoardEvent.PieceLifted lifted) {
    return table.with(draft -> {
      draft.changed = Optional.of(table.board(ply).without(lifted.square()));
      draft.held.remove(lifted.square());
      draft.displaced = Displacement.lifting(lifted, ply.number(), table.displaced());
      if (isAdded(lifted.square())) {
        draft.changed =
            draft.changed.filter(now -> !draft.displaced.isEmpty() || !now.equals(ply.board()));
      } else {
        draft.inHand.add(lifted.piece());
      }
    });
  }

  private boolean isAdded(Square square) {
    return table.displaced().stream()
        .anyMatch(each -> each.from().isEmpty() && each.to().equals(Optional.of(square)));
  }

  /// Such a hand puts a piece from beside the board somewhere.
  Table adding(BoardEvent.PiecePlaced placed) {
    return table.with(draft -> {
      draft.changed = Optional.of(table.board(ply).with(placed.square(), placed.piece()));
      draft.held.add(placed.square());
      draft.displaced.add(
          Displacement.added(placed.by(), placed.piece(), placed.square(), ply.number()));
    });
  }

  /// Such a piece is placed.
  Table straying(BoardEvent.PiecePlaced placed) {
    return table.with(draft -> {
      draft.changed = Optional.of(table.board(ply).with(placed.square(), placed.piece()));
      draft.inHand.remove(placed.piece());
      draft.held.add(placed.square());
      draft.displaced = Displacement.placing(placed, table.displaced());
    });
  }

  /// Such a piece is let go of; if it is back on its square, all is well again.
  Table lettingGo(Square square) {
    List<Displacement> left = table.displaced().stream().filter(each -> !each.isUndone()).toList();
    return table.with(draft -> {
      draft.held.remove(square);
      draft.displaced = new ArrayList<>(left);
      draft.changed = table.changed().filter(now -> !left.isEmpty() || !now.equals(ply.board()));
    });
  }

  Table placing(BoardEvent.PiecePlaced placed) {
    return table.with(draft -> {
      draft.changed = Optional.of(table.board(ply).with(placed.square(), placed.piece()));
      draft.held.add(placed.square());
      if (placed.fresh()) {
        draft.promotion = table.promotion().or(() -> choice(placed));
      } else {
        draft.inHand.remove(placed.piece());
      }
      draft.otherHand |= placed.otherHand();
    });
  }

  /// The promotion that this placement chooses for good ([Rule#PROMOTION_CHOICE_FINAL]).
  private static Optional<Role> choice(BoardEvent.PiecePlaced placed) {
    return Optional.of(placed.piece().role())
        .filter(_ -> placed.citation().rule() == Rule.PROMOTION_CHOICE_FINAL);
  }

  Table releasing(Placed placed) {
    return table.with(draft -> {
      draft.held.remove(placed.square());
      draft.released.add(placed);
    });
  }

  Table displacing(BoardEvent.PieceDisplaced event) {
    Board without = table.board(ply).without(event.square());
    return table.with(draft -> {
      draft.changed =
          Optional.of(event.to().map(to -> without.with(to, event.piece())).orElse(without));
      draft.displaced.add(
          Displacement.upset(event.by(), event.piece(), event.square(), event.to(), ply.number()));
    });
  }

  /// Puts everything that `by` displaced back where it was.
  Table putBack(Colour by) {
    List<Displacement> theirs = table.displacedBy(by);
    Board board = Displacement.undone(theirs, table.board(ply));
    Optional<Board> restored = Optional.of(board).filter(now -> !now.equals(ply.board()));
    return table.with(draft -> {
      draft.changed = restored;
      draft.displaced.removeAll(theirs);
      theirs.stream().filter(Displacement::held).forEach(draft::dropped);
      theirs.stream().flatMap(each -> each.to().stream()).forEach(draft.held::remove);
    });
  }
}
