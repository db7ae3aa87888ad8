package org.jadoube.laws.rules.moving;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.irregularity.Displacements;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.Table;

/// The acts of hands that have no right to them. They make no move and bind nobody, but they have
/// happened. So they are recorded, under the provision that says why they do not count. Only what
/// no hand can do is refused: there is no piece to lift on an empty square.
final class StrayHands {
  private final Colour player;
  private final Citation why;
  private final GameState game;

  private StrayHands(Colour player, Citation why, GameState game) {
    this.player = player;
    this.why = why;
    this.game = game;
  }

  /// Records an act with the pieces by a player or an assistant.
  static Outcome record(Colour player, BoardAct deed, Act act, Citation why, GameState game) {
    StrayHands hands = new StrayHands(player, why, game);
    return switch (deed) {
      case BoardAct.Touch touch -> hands.touch(touch, act);
      case BoardAct.Adjust adjust -> Hands.adjusted(player, adjust, act, why, game);
      case BoardAct.Lift lift -> hands.lift(lift, act);
      case BoardAct.Place place ->
          hands.place(
              act.at(), place.piece(), place.square(), hands.isNew(place), place.otherHand());
      case BoardAct.Promote promote ->
          hands.place(
              act.at(),
              Piece.of(player, promote.role()),
              promote.square(),
              true,
              promote.otherHand());
      case BoardAct.Release release -> hands.release(release, act);
      case BoardAct.Displace displace -> Displacements.displaced(displace, act, why, game);
      case BoardAct.PutBack _ -> Displacements.putBack(act, why, game);
      default -> throw new IllegalArgumentException("not done by hands: " + deed);
    };
  }

  private Outcome touch(BoardAct.Touch deed, Act act) {
    return onPiece(
        deed.square(),
        piece -> new BoardEvent.PieceTouched(act.at(), why, player, piece, deed.square()));
  }

  private Outcome lift(BoardAct.Lift deed, Act act) {
    return onPiece(
        deed.square(),
        piece ->
            new BoardEvent.PieceLifted(
                act.at(), why, player, piece, deed.square(), deed.otherHand()));
  }

  private Outcome onPiece(Square square, Handling handling) {
    return game.realBoard()
        .at(square)
        .map(piece -> Outcome.of(game, handling.of(piece)))
        .orElseGet(() -> Hands.absent(square, game));
  }

  /// Whether the piece comes from beside the board.
  private boolean isNew(BoardAct.Place deed) {
    Table table = game.realTable();
    boolean own = game.turn() == player && table.inHand().contains(deed.piece());
    return !own && !table.isHeld(player, deed.piece());
  }

  private Outcome place(Instant at, Piece piece, Square square, boolean fresh, boolean otherHand) {
    BoardEvent placed =
        new BoardEvent.PiecePlaced(at, why, player, piece, square, fresh, otherHand);
    return game.realBoard()
        .at(square)
        .map(standing -> Outcome.of(game, pushedOff(standing, square, at)))
        .orElseGet(() -> Outcome.nothing(game))
        .then(next -> Outcome.of(next, placed));
  }

  /// The piece on the square where another is placed is taken off, as if it had been lifted.
  private BoardEvent pushedOff(Piece piece, Square square, Instant at) {
    return new BoardEvent.PieceLifted(at, why, player, piece, square, false);
  }

  private Outcome release(BoardAct.Release deed, Act act) {
    Optional<Piece> piece =
        game.realBoard()
            .at(deed.square())
            .filter(_ -> Grip.of(player, game).contains(deed.square()));
    return piece
        .map(held ->
            Outcome.of(
                game, new BoardEvent.PieceReleased(act.at(), why, player, held, deed.square())))
        .orElseGet(() ->
            Outcome.refused(
                game, Rule.RELEASED_PIECE, new BoardObjection.NothingHeld(deed.square())));
  }

  /// The event that an act causes for a piece.
  private interface Handling {
    BoardEvent of(Piece piece);
  }
}
