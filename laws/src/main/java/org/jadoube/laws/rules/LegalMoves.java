package org.jadoube.laws.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.File;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveExplanation;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Reason;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.laws.edition.Breach;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.state.GameState;

/// Article 3: which moves are legal, and which provisions an illegal one breaks.
public final class LegalMoves {
  private LegalMoves() {}

  /// The legal moves after a ply, even if an illegal move has left an impossible position.
  public static List<Move> legal(Ply ply) {
    return ply.astray().isPresent()
        ? attempts(ply.astray().get())
            .map(attempt -> MoveExplanation.of(ply.astray().get(), attempt))
            .flatMap(LegalMoves::legal)
            .toList()
        : ply.position().legalMoves();
  }

  /// The legal move that `attempt` makes after a ply, if it is legal.
  public static Optional<Move> legal(Ply ply, Attempt attempt) {
    return ply.astray().isPresent()
        ? legal(MoveExplanation.of(ply.astray().get(), attempt)).findFirst()
        : attempt.in(ply.position());
  }

  private static Stream<Move> legal(MoveExplanation explanation) {
    return explanation instanceof MoveExplanation.Legal(Move move)
            && !move.captured().equals(Optional.of(Role.KING))
        ? Stream.of(move)
        : Stream.of();
  }

  /// Every attempt open to the player having the move.
  private static Stream<Attempt> attempts(Setup setup) {
    Stream<Attempt> steps =
        setup.board().squares(setup.turn()).stream()
            .flatMap(from -> Arrays.stream(Square.values()).flatMap(to -> steps(from, to)));
    return Stream.concat(steps, Arrays.stream(CastlingSide.values()).map(Attempt.Castle::new));
  }

  private static Stream<Attempt> steps(Square from, Square to) {
    return Stream.concat(
            Stream.of(Optional.<Role>empty()), Arrays.stream(Role.values()).map(Optional::of))
        .filter(
            promotion -> promotion.isEmpty() || to.rank() == Rank.ONE || to.rank() == Rank.EIGHT)
        .map(promotion -> new Attempt.Step(from, to, promotion));
  }

  /// The provisions that an illegal attempt breaks.
  public static List<Breach> breaches(GameState game, Attempt attempt) {
    return switch (MoveExplanation.of(game.setup(), attempt)) {
      case MoveExplanation.Legal _ -> List.of();
      case MoveExplanation.Illegal(List<Reason> reasons) -> breaches(game, reasons);
    };
  }

  /// The provision for each of these reasons.
  public static List<Breach> breaches(GameState game, List<Reason> reasons) {
    return reasons.stream().map(reason -> breach(game, reason)).toList();
  }

  /// The breach for a reason. Chess960 has its own provision on the squares that must be vacant for
  /// castling (Guideline II.3.2.7).
  private static Breach breach(GameState game, Reason reason) {
    Rule vacant = Rule.CHESS960_VACANT_SQUARES;
    return reason instanceof Reason.CastlingThroughPiece
            && game.edition().has(vacant)
            && isChess960(game.setup())
        ? new Breach(game.cite(vacant), reason)
        : Breach.of(game.edition(), reason);
  }

  /// Whether somebody may castle with a king or rook on a square where only Chess960 puts it.
  private static boolean isChess960(Setup setup) {
    return setup.castlingRooks().stream()
        .anyMatch(rook ->
            rook.file() != File.A && rook.file() != File.H
                || setup
                    .board()
                    .at(Square.of(File.E, rook.rank()))
                    .filter(piece -> piece.role() == Role.KING)
                    .isEmpty());
  }
}
