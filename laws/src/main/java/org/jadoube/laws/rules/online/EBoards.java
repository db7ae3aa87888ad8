package org.jadoube.laws.rules.online;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.edition.Breach;
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
import org.jadoube.laws.state.OnlineSide;

/// E04 3.2: moves on an electronic board, which reports the pieces on it. Once they have stood as
/// after a legal move for the time that the competition has set, that move is complete. The warning
/// about an illegal one is a refusal, which only the player gets to see.
final class EBoards {
  private EBoards() {}

  /// Records the board's report, whatever comes of it.
  static Outcome sense(Colour player, OnlineAct.SensePosition deed, Act act, GameState game) {
    Optional<Refusal> other = OnlineMoves.otherBoard(BoardFormat.EBOARD, game);
    if (other.isPresent()) {
      return Outcome.refused(game, other.get());
    }
    Optional<Refusal> refusal =
        game.phase() == Phase.PAUSED
            ? Optional.of(
                new Refusal(game.cite(Rule.ARBITER_RESTARTS), new Objection.ClocksPaused()))
            : OnlineMoves.videoLost(player, game);
    boolean moves = refusal.isEmpty() && game.phase() == Phase.RUNNING && game.turn() == player;
    // Out of turn a player repeats the opponent's move, and no refusal of that would bind anybody.
    return moves
        ? inTurn(player, deed, act, game)
        : sensed(player, deed, act, game).despite(refusal);
  }

  private static Outcome sensed(
      Colour player, OnlineAct.SensePosition deed, Act act, GameState game) {
    Board before = game.online(player).sensed().orElseGet(() -> game.start().board());
    return before.equals(deed.board())
        ? Outcome.nothing(game)
        : Outcome.of(
            game,
            new OnlineEvent.PositionSensed(
                act.at(), game.cite(Rule.EBOARD_MOVE), player, deed.board()));
  }

  private static Outcome inTurn(
      Colour player, OnlineAct.SensePosition deed, Act act, GameState game) {
    Optional<Move> stands = move(deed.board(), game);
    Optional<Move> before = game.online(player).stands().map(OnlineSide.Stand::move);
    if (stands.isPresent()) {
      return stands.equals(before)
          ? Outcome.nothing(game)
          : Outcome.of(
              game,
              new OnlineEvent.MoveStands(
                  act.at(), game.cite(Rule.EBOARD_MOVE), player, stands.get()));
    }
    Outcome lifted = before.isPresent() ? lifted(player, act.at(), game) : Outcome.nothing(game);
    Outcome sensed = lifted.then(next -> sensed(player, deed, act, next));
    return isUnderWay(deed.board(), player, game)
        ? sensed
        : sensed.then(next -> warned(deed.board(), player, next));
  }

  private static Outcome lifted(Colour player, Instant at, GameState game) {
    return Outcome.of(game, new OnlineEvent.MoveLifted(at, game.cite(Rule.EBOARD_MOVE), player));
  }

  /// The legal move after which the pieces stand like this.
  private static Optional<Move> move(Board board, GameState game) {
    return LegalMoves.legal(game.ply()).stream()
        .filter(move -> game.position().play(move).board().equals(board))
        .findFirst();
  }

  /// Whether a move may have begun: nothing has changed, a piece of the player's is in the hand,
  /// one of the opponent's has been taken off first, or castling or a promotion is half done.
  private static boolean isUnderWay(Board board, Colour player, GameState game) {
    Board before = game.board();
    return board.squares(player).size() < before.squares(player).size()
        || board.squares(player).equals(before.squares(player))
        || moved(board, player, game).filter(step -> isHalf(step, game)).isPresent();
  }

  private static boolean isHalf(Attempt.Step step, GameState game) {
    return LegalMoves.legal(game.ply()).stream()
        .anyMatch(move ->
            switch (move) {
              case Move.Castling castling ->
                  step.from() == castling.from() && step.to() == castling.to()
                      || step.from() == castling.rook();
              case Move.Promotion _ -> step.from() == move.from() && step.to() == move.to();
              case Move.Normal _, Move.EnPassant _ -> false;
            });
  }

  /// The one piece of the player's that has changed its square.
  private static Optional<Attempt.Step> moved(Board board, Colour player, GameState game) {
    List<Square> left = only(game.board(), board, player);
    List<Square> reached = only(board, game.board(), player);
    return left.size() == 1 && reached.size() == 1
        ? Optional.of(new Attempt.Step(left.getFirst(), reached.getFirst(), Optional.empty()))
        : Optional.empty();
  }

  private static List<Square> only(Board there, Board here, Colour player) {
    return there.squares(player).stream()
        .filter(square -> !here.squares(player).contains(square))
        .toList();
  }

  private static Outcome warned(Board board, Colour player, GameState game) {
    Objection objection =
        moved(board, player, game)
            .<Objection>map(step -> illegal(step, game))
            .orElseGet(OnlineObjection.NoSuchMove::new);
    return Outcome.refused(game, Rule.EBOARD_WARNING, objection);
  }

  /// The objection to a step that is no move. A legal step with other pieces out of place is none,
  /// either.
  private static Objection illegal(Attempt step, GameState game) {
    List<Breach> breaches = LegalMoves.breaches(game, step);
    return breaches.isEmpty()
        ? new OnlineObjection.NoSuchMove()
        : new Objection.IllegalMove(step, breaches);
  }

  /// When the move that stands on the board of the player having the move is complete.
  static Optional<Instant> completes(GameState game) {
    return game.online(game.turn())
        .stands()
        .map(stand -> stand.since().plus(game.regulations().onlinePlay().completesAfter()));
  }

  /// The move is complete.
  static Outcome complete(Instant at, GameState game) {
    Colour player = game.turn();
    return game.edition().has(Rule.EBOARD_COMPLETION)
        ? game.online(player)
            .stands()
            .map(stand -> ActOfMoving.move(player, Attempt.of(stand.move()), at, game))
            .orElseGet(() -> Outcome.nothing(game))
        : Outcome.nothing(game);
  }
}
