package org.jadoube.laws.rules.moving;

import java.util.EnumSet;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.state.GameState;

/// The pieces on the board that a hand is still on: they were placed or touched and have not been
/// let go of since. The table forgets that when the clock is pressed, so the record is searched.
public final class Grip {
  private final Colour player;
  private final Set<Square> held = EnumSet.noneOf(Square.class);
  private final Set<Square> known = EnumSet.noneOf(Square.class);

  private Grip(Colour player) {
    this.player = player;
  }

  /// The squares of the pieces that a hand of `player` is on.
  public static Set<Square> of(Colour player, GameState game) {
    Grip grip = new Grip(player);
    for (Event event : game.events().reversed()) {
      if (isOfArbiter(event)) {
        break;
      }
      grip.before(event);
    }
    return grip.held;
  }

  private void before(Event event) {
    switch (event) {
      case BoardEvent.PiecePlaced placed -> found(placed.square(), placed.by() == player);
      case BoardEvent.PieceLifted lifted -> found(lifted.square(), false);
      case BoardEvent.PieceDisplaced displaced -> {
        found(displaced.square(), false);
        displaced.to().ifPresent(to -> found(to, false));
      }
      case BoardEvent.PieceTouched touched when touched.by() == player ->
          found(touched.square(), true);
      case BoardEvent.PieceReleased released when released.by() == player ->
          found(released.square(), false);
      default -> {}
    }
  }

  private void found(Square square, boolean isHeld) {
    if (known.add(square) && isHeld) {
      held.add(square);
    }
  }

  /// Whether the event is an arbiter setting up or putting back the pieces.
  private static boolean isOfArbiter(Event event) {
    return switch (event) {
      case Event.GameBegun _,
          BoardEvent.BoardSetUp _,
          BoardEvent.PiecesPutBack _,
          AdjournmentEvent.EnvelopeOpened _ ->
          true;
      case Ruling ruling ->
          ruling.consequences().stream()
              .anyMatch(each ->
                  each instanceof Consequence.PositionRestored
                      || each instanceof Consequence.NewGame);
      default -> false;
    };
  }
}
