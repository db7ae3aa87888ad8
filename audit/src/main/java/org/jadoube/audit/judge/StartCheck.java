package org.jadoube.audit.judge;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.game.FindingAt;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Fault;
import org.jadoube.chess.File;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.chess.Validation;
import org.jadoube.chess.retro.Reachability;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;

/// Checks starts other than the usual one: whether their rights to castle and their en passant
/// square fit, and whether a game can lead there (Article 3.10.3).
final class StartCheck {
  /// A few milliseconds; deeper proofs are left to `jadoube position`.
  private static final int MOST_STEPS = 5_000;

  private static final Pattern CHESS960 =
      Pattern.compile("960|fischer|freestyle", Pattern.CASE_INSENSITIVE);

  private final Optional<Citation> rule;

  StartCheck(Edition edition) {
    rule =
        edition.has(Rule.ILLEGAL_POSITION)
            ? Optional.of(edition.cite(Rule.ILLEGAL_POSITION))
            : Optional.empty();
  }

  List<FindingAt> findings(PlayedGame game) {
    Setup start = game.start();
    if (!game.tags().containsKey("FEN") || start.equals(Setup.standard())) {
      return List.of();
    }
    List<Finding> findings =
        start.validate() instanceof Validation.Playable playable
            ? findings(game, faults(game, playable))
            : List.of();
    return findings.stream().map(finding -> game.found(0, finding)).toList();
  }

  private static List<Fault> faults(PlayedGame game, Validation.Playable playable) {
    Stream<Fault> ofChess =
        isChess960(game)
            ? Stream.empty()
            : game.start().castlingRooks().stream()
                .flatMap(rook -> faultOfChess(playable.position().board(), rook).stream());
    return Stream.concat(playable.unreachable().stream(), ofChess).distinct().toList();
  }

  /// The reason why nobody can castle with that rook, other than in Chess960.
  private static Optional<Fault> faultOfChess(Board board, Square rook) {
    Optional<Piece> piece = board.at(rook).filter(it -> it.role() == Role.ROOK);
    if (piece.isEmpty() || piece.get().colour().backRank() != rook.rank()) {
      return Optional.empty(); // which is said anyway
    }
    Square king = Square.of(File.E, rook.rank());
    if (!board.at(king).equals(Optional.of(Piece.of(piece.get().colour(), Role.KING)))) {
      return Optional.of(new Fault.CastlingRightWithoutKing(rook));
    }
    Square corner = Square.of(rook.file().compareTo(File.E) < 0 ? File.A : File.H, rook.rank());
    return rook == corner
        ? Optional.empty()
        : Optional.of(new Fault.CastlingRightWithoutRook(corner, Optional.empty()));
  }

  private List<Finding> findings(PlayedGame game, List<Fault> faults) {
    List<Fault> rights = faults.stream().filter(StartCheck::isOfRights).toList();
    List<Fault> others =
        faults.isEmpty()
            ? proved(game)
            : faults.stream().filter(Predicate.not(StartCheck::isOfRights)).toList();
    Optional<Finding> inconsistent =
        rights.isEmpty() ? Optional.empty() : Optional.of(new Finding.InconsistentStart(rights));
    Optional<Finding> unreachable =
        others.isEmpty()
            ? Optional.empty()
            : Optional.of(new Finding.UnreachableStart(rule, others));
    return Stream.of(inconsistent, unreachable).flatMap(Optional::stream).toList();
  }

  private static List<Fault> proved(PlayedGame game) {
    return reachability(game) instanceof Reachability.Unreachable(var reasons)
        ? reasons
        : List.of();
  }

  private static Reachability reachability(PlayedGame game) {
    Setup start = game.start();
    return isChess960(game)
        ? Reachability.of(start, MOST_STEPS)
        : Reachability.from(Setup.standard(), start, MOST_STEPS);
  }

  private static boolean isChess960(PlayedGame game) {
    return CHESS960.matcher(game.tags().getOrDefault("Variant", "")).find()
        || standsAsAtTheStart(game.start().board());
  }

  /// Whether at most the back ranks differ from the start of chess.
  private static boolean standsAsAtTheStart(Board board) {
    Board usual = Setup.standard().board();
    return board.occupied().equals(usual.occupied())
        && board.squares(Role.PAWN).equals(usual.squares(Role.PAWN))
        && board.squares(Colour.WHITE).equals(usual.squares(Colour.WHITE));
  }

  /// Whether it concerns the fields of a FEN other than the pieces.
  private static boolean isOfRights(Fault fault) {
    return fault instanceof Fault.CastlingRightWithoutRook
        || fault instanceof Fault.CastlingRightWithoutKing
        || fault instanceof Fault.SeveralCastlingRights
        || fault instanceof Fault.EnPassantImpossible;
  }
}
