package org.jadoube.laws.state;

import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.game.Ply;

/// The effect of hands on the table while nobody plays. The pieces have moved, so that what hands
/// do next can be told, but the game knows nothing of it: its position stays, and so does its
/// result.
final class IdleStanding {
  private IdleStanding() {}

  static Standing after(BoardEvent event, Standing state) {
    Table table = state.site().real();
    Ply ply = state.ply();
    return switch (event) {
      case BoardEvent.PieceLifted lifted -> aside(table.straying(lifted, ply), state);
      case BoardEvent.PiecePlaced placed -> aside(placed(placed, table, ply), state);
      case BoardEvent.PieceReleased released ->
          aside(table.lettingGo(released.square(), ply), state);
      case BoardEvent.PieceDisplaced moved -> aside(table.displacing(moved, ply), state);
      case BoardEvent.PiecesPutBack back when back.ply().isEmpty() ->
          aside(table.putBack(back.by(), ply), state);
      case BoardEvent.PieceTouched _, BoardEvent.PiecesAdjusted _ -> state;
      default -> tidied(SiteStanding.after(event, state));
    };
  }

  private static Table placed(BoardEvent.PiecePlaced placed, Table table, Ply ply) {
    if (placed.fresh()) {
      return table.adding(placed, ply);
    }
    return table.isHeld(placed.by(), placed.piece())
        ? table.straying(placed, ply)
        : table.placing(placed, ply);
  }

  private static Standing aside(Table table, Standing state) {
    return state.with(state.site().aside(table));
  }

  private static Standing tidied(Standing state) {
    return state.with(state.site().tidied());
  }
}
