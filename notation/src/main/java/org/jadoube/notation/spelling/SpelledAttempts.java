package org.jadoube.notation.spelling;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.File;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;

/// The attempts that a spoken or written move stands for, taken literally: `d5` is a pawn's step
/// and not a capture, even if only a capture on d5 is legal.
final class SpelledAttempts {
  private final Spelled spelled;
  private final Setup setup;

  SpelledAttempts(Spelled spelled, Setup setup) {
    this.spelled = spelled;
    this.setup = setup;
  }

  List<Attempt> all() {
    return spelled.castling().isEmpty() ? steps() : castling();
  }

  private List<Attempt> castling() {
    return spelled.castling().stream().sorted().<Attempt>map(Attempt.Castle::new).toList();
  }

  private List<Attempt> steps() {
    return origins()
        .sorted()
        .flatMap(from ->
            targets(from).<Attempt>map(to -> new Attempt.Step(from, to, spelled.promoted())))
        .toList();
  }

  private Stream<Square> origins() {
    if (!spelled.lettered() && spelled.from().isSquare()) {
      return Stream.of(
          Square.of(spelled.from().file().orElseThrow(), spelled.from().rank().orElseThrow()));
    }
    Piece piece = Piece.of(setup.turn(), spelled.role());
    return setup.board().squares(piece).stream()
        .filter(spelled.from()::canBe)
        .filter(from -> spelled.role() != Role.PAWN || goesThatWay(from));
  }

  /// Whether a pawn from there can be meant. If its file is not named, it stays on it, or leaves it
  /// to capture.
  private boolean goesThatWay(Square from) {
    Optional<File> to = spelled.to().file();
    boolean said = spelled.from().file().isPresent() || to.isEmpty();
    return said
        || Math.abs(from.file().ordinal() - to.get().ordinal()) == (spelled.captures() ? 1 : 0);
  }

  /// The squares it can go to from `from`. If only files are named, `exd`, the pawn goes one rank
  /// ahead.
  private Stream<Square> targets(Square from) {
    Optional<Rank> next = from.rank().plus(setup.turn().forward());
    boolean filesAlone = spelled.role() == Role.PAWN && spelled.to().rank().isEmpty();
    return Stream.of(Square.values())
        .filter(spelled.to()::canBe)
        .filter(to -> spelled.taken().stream().allMatch(taken -> captures(taken, from, to)))
        .filter(to -> !filesAlone || next.equals(Optional.of(to.rank())));
  }

  /// Whether the captured piece that the text names is on `to`, or has just passed it.
  private boolean captures(Role taken, Square from, Square to) {
    boolean beside =
        spelled.role() != Role.PAWN || Math.abs(from.file().ordinal() - to.file().ordinal()) == 1;
    boolean there =
        setup.board().at(to).equals(Optional.of(Piece.of(setup.turn().opposite(), taken)));
    return beside && (there || (isPawns(taken) && setup.enPassant().equals(Optional.of(to))));
  }

  private boolean isPawns(Role taken) {
    return spelled.role() == Role.PAWN && taken == Role.PAWN;
  }
}
