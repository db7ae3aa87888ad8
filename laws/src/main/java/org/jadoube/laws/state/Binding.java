package org.jadoube.laws.state;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Square;
import org.jadoube.laws.game.Ply;

/// The obligations of a player, also for the move that replaces another one.
///
/// @param touched the squares of the pieces touched, in order
/// @param released the pieces released, in order
/// @param declared the move declared with a wrong claim (Article 9.5.3)
public record Binding(List<Square> touched, List<Placed> released, Optional<Attempt> declared) {
  public static final Binding NOTHING = new Binding(List.of(), List.of(), Optional.empty());

  /// The obligation from touching these squares, in this order.
  public static Binding touching(List<Square> touched) {
    return new Binding(touched, List.of(), Optional.empty());
  }

  /// The obligations of the player having the move.
  static Binding of(Table table, Pending pending) {
    return new Binding(table.touched(), table.allReleased(), pending.bound());
  }

  /// The obligation of the latest move's player to make it again.
  static Binding ofMade(Ply ply) {
    return ply.made()
        .map(made ->
            new Binding(
                ply.touched(made.by()), Placed.by(made.by(), made.move()), Optional.empty()))
        .orElse(NOTHING);
  }

  public Binding withoutReleases() {
    return new Binding(touched, List.of(), declared);
  }

  /// These obligations, followed by those from later touches and releases.
  public Binding and(Binding later) {
    return new Binding(
        Stream.concat(touched.stream(), later.touched.stream()).distinct().toList(),
        Stream.concat(released.stream(), later.released.stream()).distinct().toList(),
        declared.or(later::declared));
  }
}
