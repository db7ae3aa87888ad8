package org.jadoube.notation.fen;

import java.util.Arrays;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;

/// Forsyth–Edwards notation: a setup as one line of six fields (PGN standard, 16.1).
///
/// Reading without a dialect understands the castling letters of all dialects, and texts without
/// counters, which do not affect which moves are legal. Only the text is checked;
/// [Setup#validate()] tells whether the setup can be played.
///
/// ```java
/// Position position = Fen.position("8/3P4/8/8/1k6/8/8/3K4 w - - 0 1").orThrow();
/// position.legalMoveCount(); // => 9
/// Fen.write(Setup.standard()); // => rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
/// ```
///
/// @since 0.1.0
public final class Fen {
  /// The longest text that is read, in characters. Longer ones are faulty whatever they contain.
  public static final int LONGEST = 256;

  private static final int FIELDS_WITHOUT_COUNTERS = 4;

  private Fen() {}

  /// The setup that `text` describes: six fields separated by single spaces. As in EPD and many
  /// collections, the move number may be missing, or both counters; they are then 1 and 0. The side
  /// to move, the castling rights and the en passant square are never guessed.
  public static Reading<Setup> read(String text) {
    return FenReader.read(text, FIELDS_WITHOUT_COUNTERS);
  }

  /// The position that `text` describes, as [#read(String)] reads it. If no game can be played from
  /// there, the fault says why.
  public static Reading<Position> position(String text) {
    return read(text)
        .flatMap(setup ->
            switch (setup.validate()) {
              case Validation.Playable playable -> Reading.of(playable.position());
              case Validation.Unplayable unplayable ->
                  Reading.failed(
                      TextFault.at(text, 0, text, UnplayableStart.expectation(unplayable)));
            });
  }

  /// The setup that `text` describes, with all six fields required.
  public static Reading<Setup> readWhole(String text) {
    return FenReader.read(text, FenReader.FIELDS.length);
  }

  /// The setup that `text` describes, provided it is exactly what [#write(Setup, FenDialect)]
  /// returns: the strict reader of that dialect.
  public static Reading<Setup> read(String text, FenDialect dialect) {
    return readWhole(text)
        .flatMap(setup -> {
          String strict = write(setup, dialect);
          return strict.equals(text) ? Reading.of(setup) : Reading.failed(difference(text, strict));
        });
  }

  private static TextFault difference(String text, String strict) {
    int at = Arrays.mismatch(text.toCharArray(), strict.toCharArray());
    String expected = TextField.startingAt(strict, at).text();
    return TextFault.at(
        text,
        at,
        TextField.startingAt(text, at).text(),
        expected.isEmpty() ? "nothing here" : expected);
  }

  /// The setup in standard FEN, with its en passant square.
  public static String write(Setup setup) {
    return write(setup, FenDialect.STANDARD);
  }

  /// The setup in `dialect`, with the en passant square as that dialect has it.
  public static String write(Setup setup, FenDialect dialect) {
    return write(setup, dialect, usualIn(dialect));
  }

  /// The setup in `dialect`, with the en passant square as `enPassant` says.
  public static String write(Setup setup, FenDialect dialect, EnPassantField enPassant) {
    return FenWriter.write(setup, dialect, enPassant);
  }

  /// The position at the end of the line in standard FEN, with the line's counters.
  public static String of(PlayedLine line) {
    return write(line.setup());
  }

  /// The position in standard FEN, with counters as at the start of a game (`0 1`).
  public static String of(Position position) {
    return write(Setup.of(position));
  }

  private static EnPassantField usualIn(FenDialect dialect) {
    return dialect == FenDialect.X_FEN ? EnPassantField.IF_ATTACKED : EnPassantField.AS_GIVEN;
  }
}
