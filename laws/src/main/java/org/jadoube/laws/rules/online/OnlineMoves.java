package org.jadoube.laws.rules.online;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.act.Link;
import org.jadoube.laws.act.MovingAid;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event.OnlineEvent;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.OnlineObjection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.BoardFormat;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.moving.ActOfMoving;
import org.jadoube.laws.state.GameState;

/// E04 3.1: moves on a virtual board, with the aids of the playing zone. Under the Laws a move on a
/// screen is made as always ([ActOfMoving]).
public final class OnlineMoves {
  private OnlineMoves() {}

  public static Outcome move(Act.Move deed, Act act, GameState game) {
    Optional<Colour> player = act.by().side();
    if (player.isEmpty() || !game.edition().has(Rule.BOARD_FORMAT)) {
      return ActOfMoving.move(deed, act, game);
    }
    return refusal(BoardFormat.VIRTUAL, player.get(), game)
        .map(refusal -> Outcome.refused(game, refusal))
        .orElseGet(() -> submit(player.get(), deed, act, game));
  }

  /// Why a player cannot move at all on a board of that kind.
  static Optional<Refusal> refusal(BoardFormat format, Colour player, GameState game) {
    return otherBoard(format, game).or(() -> videoLost(player, game));
  }

  static Optional<Refusal> otherBoard(BoardFormat format, GameState game) {
    BoardFormat board = game.regulations().onlinePlay().board();
    return board == format
        ? Optional.empty()
        : Optional.of(
            new Refusal(game.cite(Rule.BOARD_FORMAT), new OnlineObjection.OtherBoard(board)));
  }

  static Optional<Refusal> videoLost(Colour player, GameState game) {
    return isVideoLost(player, game)
        ? Optional.of(
            new Refusal(game.cite(Rule.VIDEO_BEFORE_MOVING), new OnlineObjection.VideoLost(player)))
        : Optional.empty();
  }

  static boolean isVideoLost(Colour player, GameState game) {
    return game.edition().has(Rule.VIDEO_BEFORE_MOVING)
        && game.online(player).lost().containsKey(Link.VIDEO);
  }

  /// Makes the move, or lets it wait for confirmation.
  private static Outcome submit(Colour player, Act.Move deed, Act act, GameState game) {
    Attempt attempt = MovingAids.completed(deed.attempt(), player, game);
    Act.Move meant = new Act.Move(attempt, deed.offersDraw());
    boolean waits =
        MovingAids.uses(MovingAid.CONFIRMATION, player, game)
            && game.turn() == player
            && game.phase() == Phase.RUNNING
            && LegalMoves.legal(game.ply(), attempt).isPresent();
    return waits
        ? Outcome.of(
            game,
            new OnlineEvent.MoveEntered(
                act.at(), game.cite(Rule.MOVE_CONFIRMATION), player, attempt, deed.offersDraw()))
        : make(meant, act, game);
  }

  private static Outcome make(Act.Move deed, Act act, GameState game) {
    return Premoves.answered(ActOfMoving.move(deed, act, game), act.at());
  }

  static Outcome confirm(Colour player, Act act, GameState game) {
    Optional<Refusal> refusal = refusal(BoardFormat.VIRTUAL, player, game);
    if (refusal.isPresent()) {
      return Outcome.refused(game, refusal.get());
    }
    return game.online(player)
        .entry()
        .map(entry -> make(new Act.Move(entry.attempt(), entry.offersDraw()), act, game))
        .orElseGet(() ->
            Outcome.refused(game, Rule.MOVE_CONFIRMATION, new OnlineObjection.NothingEntered()));
  }

  static Outcome select(Colour player, OnlineAct.SelectSquare deed, Act act, GameState game) {
    Optional<Refusal> refusal =
        refusal(BoardFormat.VIRTUAL, player, game)
            .or(() -> MovingAids.refusal(MovingAid.SMART_MOVE, player, game));
    if (refusal.isPresent()) {
      return Outcome.refused(game, refusal.get());
    }
    if (game.turn() != player) {
      return Outcome.refused(
          game, Rule.ALTERNATE_MOVES, new Objection.NotHavingTheMove(game.turn()));
    }
    List<Move> moves = moves(deed.square(), player, game);
    return moves.size() == 1
        ? submit(player, new Act.Move(Attempt.of(moves.getFirst())), act, game)
        : Outcome.refused(
            game, Rule.SMART_MOVE, new OnlineObjection.NotOneMove(deed.square(), moves.size()));
  }

  /// The moves that begin or end on a square. Of promotions it gives only one, if the player leaves
  /// the choice to the zone.
  private static List<Move> moves(Square square, Colour player, GameState game) {
    boolean automatic = MovingAids.uses(MovingAid.AUTOMATIC_PROMOTION, player, game);
    return LegalMoves.legal(game.ply()).stream()
        .filter(move -> move.from() == square || move.to() == square)
        .filter(move -> !automatic || isUsual(move, game))
        .toList();
  }

  private static boolean isUsual(Move move, GameState game) {
    return !(move instanceof Move.Promotion promotion)
        || promotion.promoted() == game.parameter(Parameters.AUTOMATIC_PROMOTION_TO);
  }
}
