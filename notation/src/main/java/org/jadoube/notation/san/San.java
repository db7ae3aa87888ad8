package org.jadoube.notation.san;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.Understood;

/// Standard algebraic notation as PGN writes it (PGN standard, 8.2.3): `Nf3`, `exd5`, `O-O`,
/// `e8=Q#`.
///
/// This is the strict side: each move has exactly one text. [LenientSan] reads everything else that
/// people write.
public final class San {
  private San() {}

  /// The text of `move`, which is legal in `position`.
  public static String write(Position position, Move move) {
    requireNonNull(position, "position");
    requireNonNull(move, "move");
    return MoveWriter.write(position, move, MoveStyle.PGN);
  }

  /// The legal move whose text is `text`, exactly as [#write(Position, Move)] returns it.
  public static Reading<Move> read(Position position, String text) {
    requireNonNull(position, "position");
    requireNonNull(text, "text");
    return LenientSan.read(position, text)
        .flatMap(understood -> withNothingForgiven(understood, position, text));
  }

  private static Reading<Move> withNothingForgiven(
      Understood understood, Position position, String text) {
    if (understood.forgiven().isEmpty()) {
      return Reading.of(understood.move());
    }
    Forgiven first = understood.forgiven().getFirst();
    String expected = first.expected().isEmpty() ? "nothing here" : first.expected();
    String written = write(position, understood.move());
    return Reading.failed(
        TextFault.at(text, first.offset(), first.found(), expected)
            .withCandidates(List.of(written)));
  }
}
