package org.jadoube.notation.san;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.PlayedLine;
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
///
/// ```java
/// Position start = Position.standard();
/// Move move = San.read(start, "Nf3").orThrow();
/// San.write(start, move); // => Nf3
/// PlayedLine line = San.play(PlayedLine.standard(), "e4", "e5", "Nf3").orThrow();
/// line.length(); // => 3
/// ```
///
/// @since 0.1.0
public final class San {
  private San() {}

  /// The text of `move`, which is legal in `position`.
  public static String write(Position position, Move move) {
    return MoveWriter.write(position, move, MoveStyle.PGN);
  }

  /// The legal move whose text is `text`, exactly as [#write(Position, Move)] returns it.
  public static Reading<Move> read(Position position, String text) {
    return LenientSan.read(position, text)
        .flatMap(understood -> withNothingForgiven(understood, position, text));
  }

  /// The line with these moves played, one after the other, each exactly as [#write(Position,
  /// Move)] returns it. The fault is that of the first move that cannot be read.
  public static Reading<PlayedLine> play(PlayedLine line, String... moves) {
    Reading<PlayedLine> played = Reading.of(line);
    for (String move : moves) {
      played = played.flatMap(before -> read(before.position(), move).map(before::play));
    }
    return played;
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
