package org.jadoube.laws.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.game.TableTop;

/// The view of a table that everybody has.
public final class SeenTable {
  private final List<Displacement> astray;
  private final Colour turn;

  private SeenTable(Table table, Colour turn) {
    this.astray = new ArrayList<>(table.displaced());
    this.turn = turn;
  }

  /// The table after a ply.
  public static TableTop of(Table table, Ply ply) {
    SeenTable seen = new SeenTable(table, ply.turn());
    return new TableTop(
        table.board(ply),
        table.inHand().stream().map(seen::inHand).toList(),
        table.held(),
        table.touched(),
        table.promotion(),
        table.uncompleted(),
        table.misplaced().stream().map(SeenTable::displaced).toList());
  }

  private static TableTop.Displaced displaced(Displacement each) {
    return new TableTop.Displaced(each.by(), each.piece(), each.from(), each.to());
  }

  /// A lifted piece: the player having the move has lifted it, unless somebody did so at the wrong
  /// time.
  private TableTop.InHand inHand(Piece piece) {
    Optional<Displacement> strayed =
        astray.stream().filter(each -> each.held() && each.piece() == piece).findFirst();
    strayed.ifPresent(astray::remove);
    return new TableTop.InHand(strayed.map(Displacement::hand).orElse(turn), piece);
  }
}
