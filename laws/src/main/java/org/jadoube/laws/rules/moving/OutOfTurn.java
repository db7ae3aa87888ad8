package org.jadoube.laws.rules.moving;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.draw.DrawOffers;
import org.jadoube.laws.rules.irregularity.IllegalMoves;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.Table;

/// What the hands of a player not having the move do (Article 1.3; 1.1 before 2018). It binds
/// nobody, but the pieces have moved, and the position can be restored (Articles 7.4 and 7.6).
/// Lifting a piece can also be the reply to an illegal move on which the clock has not been
/// pressed, or take back a move that has been made (Article 4.7).
final class OutOfTurn {
  private OutOfTurn() {}

  static Outcome decide(Colour player, BoardAct act, GameState game) {
    return switch (act) {
      case BoardAct.Touch touch -> touch(player, touch, game);
      case BoardAct.Lift lift -> lift(player, lift, game);
      case BoardAct.Place place -> place(player, place, game);
      case BoardAct.Release release -> release(player, release, game);
      case BoardAct.Promote promote when isReply(game) ->
          replying(act.at(), game, next -> Hands.promote(player, promote, next));
      case BoardAct.Adjust adjust -> Hands.adjust(player, adjust, game);
      default ->
          Outcome.refused(game, Rule.HAVING_THE_MOVE, new Objection.NotHavingTheMove(game.turn()));
    };
  }

  /// The moves with which the opponent can reply to something that is not yet a move.
  static List<Move> replies(Instant at, GameState game) {
    return isReply(game) ? LegalMoves.legal(replying(at, game).game().ply()) : List.of();
  }

  private static Citation citation(GameState game) {
    return game.edition().cite(Rule.HAVING_THE_MOVE);
  }

  private static Outcome touch(Colour player, BoardAct.Touch act, GameState game) {
    return game.board()
        .at(act.square())
        .map(piece ->
            DrawOffers.declineByTouching(player, act.at(), game)
                .then(next ->
                    Outcome.of(
                        next,
                        new BoardEvent.PieceTouched(
                            act.at(), citation(game), player, piece, act.square()))))
        .orElseGet(() -> Hands.absent(act.square(), game));
  }

  private static Outcome lift(Colour player, BoardAct.Lift act, GameState game) {
    Optional<Piece> piece = game.board().at(act.square());
    if (piece.isEmpty()) {
      return Hands.absent(act.square(), game);
    }
    if (isReply(game)) {
      return replying(act.at(), game, next -> Hands.lift(player, act, next));
    }
    if (takesBack(player, game)) {
      return takenBack(player, act.at(), game).then(next -> Hands.lift(player, act, next));
    }
    return DrawOffers.declineByTouching(player, act.at(), game)
        .then(next ->
            Outcome.of(
                next,
                new BoardEvent.PieceLifted(
                    act.at(), citation(game), player, piece.get(), act.square(), act.otherHand())));
  }

  /// Whether the player having the move has put something on the board that the opponent, moving
  /// now, takes for a move: a legal one at the wrong time, or an illegal one released.
  static boolean isReply(GameState game) {
    return Hands.anyStanding(game).isPresent() || hasReleasedAnother(game);
  }

  private static boolean hasReleasedAnother(GameState game) {
    Table table = game.table();
    Board theirs = table.tidiedAfter(game.turn().opposite(), game.ply());
    long own = table.inHand().stream().filter(piece -> piece.colour() == game.turn()).count();
    return !table.released().isEmpty()
        && !table.isHolding()
        && !theirs.equals(game.ply().board())
        && own <= (table.promotion().isPresent() ? 1 : 0);
  }

  /// The reply to what is on the board; if it is refused, nothing has been replied to.
  static Outcome replying(Instant at, GameState game, Function<GameState, Outcome> reply) {
    Outcome replied = replying(at, game).then(reply);
    return replied.refusal().map(refusal -> Outcome.refused(game, refusal)).orElse(replied);
  }

  /// What is on the board counts as the move of the player who has released it.
  private static Outcome replying(Instant at, GameState game) {
    return Hands.anyStanding(game)
        .map(move -> ActOfMoving.madeByHand(move, at, game))
        .orElseGet(() -> IllegalMoves.answered(at, game));
  }

  /// Whether the latest move is the player's, the clock has not been pressed on it, and the
  /// opponent has not touched a piece since.
  private static boolean takesBack(Colour player, GameState game) {
    return game.ply().made().filter(made -> made.by() == player).isPresent()
        && game.table().uncompleted().contains(player)
        && game.table().isUntouched();
  }

  private static Outcome takenBack(Colour player, Instant at, GameState game) {
    return Outcome.of(
        game, new BoardEvent.MoveTakenBack(at, game.edition().cite(Rule.RELEASED_PIECE), player));
  }

  private static Outcome place(Colour player, BoardAct.Place act, GameState game) {
    if (!game.table().isHeld(player, act.piece())) {
      return isReply(game)
          ? replying(act.at(), game, next -> Hands.place(player, act, next))
          : refused(
              !game.table().isHeld(player), new BoardObjection.PieceNotInHand(act.piece()), game);
    }
    BoardEvent placed =
        new BoardEvent.PiecePlaced(
            act.at(), citation(game), player, act.piece(), act.square(), false, act.otherHand());
    return game.board()
        .at(act.square())
        .map(piece -> Outcome.of(game, pushedOff(player, piece, act, game)))
        .orElseGet(() -> Outcome.nothing(game))
        .then(next -> Outcome.of(next, placed));
  }

  /// What stands where a piece is placed is taken off, as if it had been lifted.
  private static BoardEvent pushedOff(
      Colour player, Piece piece, BoardAct.Place act, GameState game) {
    return new BoardEvent.PieceLifted(act.at(), citation(game), player, piece, act.square(), false);
  }

  private static Outcome release(Colour player, BoardAct.Release act, GameState game) {
    Square square = act.square();
    return game.board()
        .at(square)
        .filter(_ -> game.table().placedBy(player).contains(square))
        .map(piece ->
            Outcome.of(
                    game,
                    new BoardEvent.PieceReleased(act.at(), citation(game), player, piece, square))
                .then(next -> Hands.made(act.at(), next)))
        .orElseGet(() ->
            refused(
                game.table().placedBy(player).isEmpty(),
                new BoardObjection.NothingHeld(square),
                game));
  }

  /// What no hand can have done; if the player has no piece in the hand, because the opponent has
  /// the move.
  private static Outcome refused(boolean empty, Objection objection, GameState game) {
    return Outcome.refused(
        game,
        Rule.HAVING_THE_MOVE,
        empty ? new Objection.NotHavingTheMove(game.turn()) : objection);
  }
}
