package org.jadoube.wire;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Setup;
import org.jadoube.laws.Citation;
import org.jadoube.laws.DrawOffer;
import org.jadoube.laws.Game;
import org.jadoube.laws.Phase;
import org.jadoube.laws.Result;

/// What a player or spectator needs to see of a game at a moment.
///
/// @param position the position with its counters
/// @param check whether the player having the move is in check
/// @param legalMoves what that player may play; empty once the game is over
/// @param clocks what the clocks show; empty in a game without time limit
/// @param openOffer the offer of a draw that nobody has answered
/// @param boundTo the move that must be made after a wrong claim
/// @param moves the moves made so far
/// @param ending how the game ended, if it has
public record GameView(
    Phase phase,
    Setup position,
    Colour turn,
    boolean check,
    List<MoveView> legalMoves,
    Optional<ClocksView> clocks,
    Optional<OfferView> openOffer,
    Optional<Attempt> boundTo,
    List<PlayedMove> moves,
    Optional<Ending> ending) {
  /// Copies the lists.
  public GameView {
    legalMoves = List.copyOf(legalMoves);
    moves = List.copyOf(moves);
  }

  /// An open offer of a draw.
  ///
  /// @param ply how many moves both players had made when it was made
  public record OfferView(Colour by, int ply) {
    static OfferView of(DrawOffer offer) {
      return new OfferView(offer.by(), offer.ply());
    }
  }

  /// How a game ended.
  public record Ending(Result result, Citation citation) {}

  /// The game as it is at that moment. A flag that has fallen by then and that nobody has noticed
  /// is no ending: the clock just shows zero.
  public static GameView of(Game game, Instant at) {
    return new GameView(
        game.phase(),
        game.setup(),
        game.turn(),
        game.position().isCheck(),
        game.phase() == Phase.FINISHED ? List.of() : MoveView.legalIn(game.position()),
        ClocksView.of(game, at),
        game.openOffer().map(OfferView::of),
        game.boundTo(),
        PlayedMove.of(game),
        ending(game));
  }

  private static Optional<Ending> ending(Game game) {
    return game.ending()
        .flatMap(ruling -> ruling.result().map(result -> new Ending(result, ruling.citation())));
  }
}
