package org.jadoube.laws.rules.moving;

import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.draw.DrawOffers;
import org.jadoube.laws.rules.irregularity.IllegalMoves;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.Table;

/// The acts of hands of a player not having the move (Article 1.3; 1.1 before 2018). They bind
/// nobody, but the pieces have moved, and the position can be restored (Articles 7.4 and 7.6).
/// Lifting a piece can also be the reply to an illegal move on which the clock has not been
/// pressed, or take back a move that has been made (Article 4.7).
final class OutOfTurn {
  private OutOfTurn() {}

  static Outcome decide(Colour player, BoardAct deed, Act act, GameState game) {
    return switch (deed) {
      case BoardAct.Touch touch -> touch(player, touch, act, game);
      case BoardAct.Lift lift -> lift(player, lift, act, game);
      case BoardAct.Place place when game.table().isHeld(player, place.piece()) ->
          stray(player, place, act, game);
      case BoardAct.Place place ->
          replyOr(player, place, act, game, next -> Hands.place(player, place, act, next));
      case BoardAct.Promote promote ->
          replyOr(player, promote, act, game, next -> Hands.promote(player, promote, act, next));
      case BoardAct.Release release -> release(player, release, act, game);
      case BoardAct.Adjust adjust -> Hands.adjust(player, adjust, act, game);
      default -> throw new IllegalArgumentException("not done by hands: " + deed);
    };
  }

  private static Outcome stray(Colour player, BoardAct deed, Act act, GameState game) {
    return StrayHands.record(player, deed, act, citation(game), game);
  }

  /// The reply of these hands to something that is not yet a move. If there is nothing like that,
  /// or it cannot be replied to, the act is only recorded.
  private static Outcome replyOr(
      Colour player, BoardAct deed, Act act, GameState game, Function<GameState, Outcome> reply) {
    Outcome replied = isReply(game) ? replying(act.at(), game, reply) : Outcome.nothing(game);
    return replied.events().isEmpty() ? stray(player, deed, act, game) : replied;
  }

  /// The moves with which the opponent can reply to something that is not yet a move.
  static List<Move> replies(Instant at, GameState game) {
    return isReply(game) ? LegalMoves.legal(replying(at, game).game().ply()) : List.of();
  }

  private static Citation citation(GameState game) {
    return game.edition().cite(Rule.HAVING_THE_MOVE);
  }

  private static Outcome touch(Colour player, BoardAct.Touch deed, Act act, GameState game) {
    return touching(player, deed, act, deed.square(), game);
  }

  private static Outcome lift(Colour player, BoardAct.Lift deed, Act act, GameState game) {
    if (takesBack(player, game) && !isReply(game) && game.board().at(deed.square()).isPresent()) {
      return takenBack(player, act.at(), game).then(next -> Hands.lift(player, deed, act, next));
    }
    Outcome replied =
        isReply(game)
            ? replying(act.at(), game, next -> Hands.lift(player, deed, act, next))
            : Outcome.nothing(game);
    return replied.events().isEmpty() ? touching(player, deed, act, deed.square(), game) : replied;
  }

  /// The rule for touching a piece, which declines an offer whoever has the move.
  private static Outcome touching(
      Colour player, BoardAct deed, Act act, Square square, GameState game) {
    return game.board().at(square).isPresent()
        ? DrawOffers.declineByTouching(player, act.at(), game)
            .then(next -> stray(player, deed, act, next))
        : Hands.absent(square, game);
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

  /// The reply to the pieces on the board; if it is refused, nothing has been replied to.
  static Outcome replying(Instant at, GameState game, Function<GameState, Outcome> reply) {
    Outcome replied = replying(at, game).then(reply);
    return replied.refusal().map(refusal -> Outcome.refused(game, refusal)).orElse(replied);
  }

  /// The pieces on the board count as the move of the player who has released them.
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

  private static Outcome release(Colour player, BoardAct.Release deed, Act act, GameState game) {
    return game.table().placedBy(player).contains(deed.square())
        ? stray(player, deed, act, game).then(next -> Hands.made(act.at(), next))
        : stray(player, deed, act, game);
  }
}
