package org.jadoube.laws.state;

import org.jadoube.laws.event.BoardEvent;

/// The effect of hands on the table while nobody plays. The pieces have moved, and have to be
/// tracked to tell what the hands do next. But the game knows nothing of it: its position stays,
/// and so does its result.
final class IdleStanding {
  private IdleStanding() {}

  static Standing after(BoardEvent event, Standing state) {
    Handling hands = new Handling(state.site().real(), state.ply());
    return switch (event) {
      case BoardEvent.PieceLifted lifted -> aside(hands.straying(lifted), state);
      case BoardEvent.PiecePlaced placed -> aside(placed(placed, hands), state);
      case BoardEvent.PieceReleased released -> aside(hands.lettingGo(released.square()), state);
      case BoardEvent.PieceDisplaced moved -> aside(hands.displacing(moved), state);
      case BoardEvent.PiecesPutBack back when back.ply().isEmpty() ->
          aside(hands.putBack(back.by()), state);
      case BoardEvent.PieceTouched _, BoardEvent.PiecesAdjusted _ -> state;
      default -> tidied(SiteStanding.after(event, state));
    };
  }

  private static Table placed(BoardEvent.PiecePlaced placed, Handling hands) {
    if (placed.fresh()) {
      return hands.adding(placed);
    }
    return hands.table().isHeld(placed.by(), placed.piece())
        ? hands.straying(placed)
        : hands.placing(placed);
  }

  private static Standing aside(Table table, Standing state) {
    return state.with(state.site().aside(table));
  }

  private static Standing tidied(Standing state) {
    return state.with(state.site().tidied());
  }
}
