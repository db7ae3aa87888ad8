package org.jadoube.notation.fen;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;

/// Forsyth–Edwards notation: a setup as one line of six fields (PGN standard, 16.1).
///
/// Reading without a dialect understands the castling letters of all of them, and texts without the
/// counters, which say nothing about what may be played. It is about the text only: whether the
/// setup can be played says [Setup#validate()].
public final class Fen {
  /// The longest text that is read; longer ones are faulty whatever they hold.
  public static final int LONGEST = 256;

  private static final int FIELDS_WITHOUT_COUNTERS = 4;

  private Fen() {}

  /// The setup that `text` describes: six fields with one space between two. The move number, or it
  /// and the halfmove clock, may be missing, as in EPD and in many collections; they are then 1 and
  /// 0. Who is to move, the castling rights and the en passant square are never guessed.
  public static Reading<Setup> read(String text) {
    requireNonNull(text, "text");
    return FenReader.read(text, FIELDS_WITHOUT_COUNTERS);
  }

  /// The same where nothing may be missing: all six fields must be there.
  public static Reading<Setup> readWhole(String text) {
    requireNonNull(text, "text");
    return FenReader.read(text, FenReader.FIELDS.length);
  }

  /// The setup that `text` describes exactly as [#write(Setup, FenDialect)] gives it: the strict
  /// reader of that dialect.
  public static Reading<Setup> read(String text, FenDialect dialect) {
    requireNonNull(dialect, "dialect");
    requireNonNull(text, "text");
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

  /// The setup in standard FEN, the en passant square as given.
  public static String write(Setup setup) {
    return write(setup, FenDialect.STANDARD);
  }

  /// The setup in `dialect`, the en passant square as is usual there.
  public static String write(Setup setup, FenDialect dialect) {
    return write(setup, dialect, usualIn(dialect));
  }

  /// The setup in `dialect`, the en passant square as `enPassant` says.
  public static String write(Setup setup, FenDialect dialect, EnPassantField enPassant) {
    requireNonNull(setup, "setup");
    requireNonNull(dialect, "dialect");
    requireNonNull(enPassant, "enPassant");
    return FenWriter.write(setup, dialect, enPassant);
  }

  /// The position at the end of the line in standard FEN, with the line's counters.
  public static String of(PlayedLine line) {
    requireNonNull(line, "line");
    return write(line.setup());
  }

  /// The position in standard FEN. It knows no counters, so they are those of a game that begins
  /// with it (`0 1`); [#of(PlayedLine)] writes those of a game.
  public static String of(Position position) {
    requireNonNull(position, "position");
    return write(Setup.of(position));
  }

  private static EnPassantField usualIn(FenDialect dialect) {
    return dialect == FenDialect.X_FEN ? EnPassantField.IF_ATTACKED : EnPassantField.AS_GIVEN;
  }
}
