package org.jadoube.laws.state;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// A table in the making.
final class TableDraft {
  Optional<Board> changed;
  List<Square> touched;
  final List<Piece> inHand;
  final Set<Square> held;
  List<Placed> released;
  List<Placed> made;
  Optional<Role> promotion;
  boolean otherHand;
  final Set<Colour> uncompleted = EnumSet.noneOf(Colour.class);
  final Set<Colour> twoHanded = EnumSet.noneOf(Colour.class);
  List<Displacement> displaced;
  Optional<CastlingSide> castling;
  Optional<Table> before;

  TableDraft(Table table) {
    changed = table.changed();
    touched = new ArrayList<>(table.touched());
    inHand = new ArrayList<>(table.inHand());
    held = new LinkedHashSet<>(table.held());
    released = new ArrayList<>(table.released());
    made = new ArrayList<>(table.made());
    promotion = table.promotion();
    otherHand = table.otherHand();
    uncompleted.addAll(table.uncompleted());
    twoHanded.addAll(table.twoHanded());
    displaced = new ArrayList<>(table.displaced());
    castling = table.castling();
    before = table.before();
  }

  /// Puts a piece that was off the board back on it.
  void dropped(Displacement back) {
    inHand.remove(back.piece());
  }

  /// Turns a piece that `by` has lifted too early into one lifted by the player having the move.
  void keepInHand(Colour by) {
    List<Displacement> early =
        displaced.stream().filter(each -> each.isHeld(by) && each.piece().colour() == by).toList();
    early.forEach(each -> {
      each.from().filter(square -> !touched.contains(square)).ifPresent(touched::add);
      if (!inHand.contains(each.piece())) {
        inHand.add(each.piece());
      }
    });
    displaced.removeAll(early);
    displaced.stream().filter(Displacement::held).forEach(each -> inHand.add(each.piece()));
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

  Table table() {
    return new Table(
        changed,
        List.copyOf(touched),
        List.copyOf(inHand),
        Set.copyOf(held),
        List.copyOf(released),
        List.copyOf(made),
        promotion,
        otherHand,
        Set.copyOf(uncompleted),
        Set.copyOf(twoHanded),
        List.copyOf(displaced),
        castling,
        before);
  }
}
