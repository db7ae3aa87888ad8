package org.jadoube.chess;

import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;

/// The 64-bit key by which Polyglot's opening books and many programs look up a position.
///
/// It is the exclusive or of published random numbers: one for each piece on its square, one for
/// each castling right, and one if White is to move. One more stands for the file of a pawn that an
/// enemy pawn is in place to capture en passant, legally or not.
///
/// ```java
/// Long.toHexString(PolyglotKey.of(Setup.standard())); // => 463b96181691fc9c
/// ```
///
/// @since 0.1.0
public final class PolyglotKey {
  private static final int SQUARES = 64;
  private static final int CASTLING = 2 * Role.values().length * SQUARES;
  private static final int EN_PASSANT = CASTLING + 4;
  private static final int WHITE_TO_MOVE = EN_PASSANT + File.values().length;

  private static final long[] NUMBERS = read("polyglot-numbers.txt");

  private PolyglotKey() {}

  /// The key of a setup. [Setup#of(Position)] may have a different key: a position has no en
  /// passant square if no capture there is legal, while Polyglot only asks whether a pawn is in
  /// place.
  public static long of(Setup setup) {
    return pieces(setup.board())
        ^ castling(setup)
        ^ setup.enPassant().map(passed -> enPassant(setup, passed)).orElse(0L)
        ^ (setup.turn() == Colour.WHITE ? NUMBERS[WHITE_TO_MOVE] : 0);
  }

  private static long pieces(Board board) {
    long key = 0;
    for (Piece piece : Piece.values()) {
      int begin = SQUARES * (2 * piece.role().ordinal() + 1 - piece.colour().ordinal());
      for (long left = board.squares(piece).bits(); left != 0; left = rest(left)) {
        key ^= NUMBERS[begin + first(left)];
      }
    }
    return key;
  }

  private static long castling(Setup setup) {
    long key = 0;
    for (Square rook : setup.castlingRooks()) {
      Colour colour = rook.rank() == Rank.ONE ? Colour.WHITE : Colour.BLACK;
      key ^=
          BoardAttacks.king(setup.board(), colour)
              .filter(king -> king != rook)
              .map(king -> NUMBERS[CASTLING + right(colour, CastlingSide.of(king, rook))])
              .orElse(0L);
    }
    return key;
  }

  private static int right(Colour colour, CastlingSide side) {
    return 2 * colour.ordinal() + side.ordinal();
  }

  private static long enPassant(Setup setup, Square passed) {
    Piece pawn = Piece.of(setup.turn(), Role.PAWN);
    boolean attacked =
        setup.board().squares(pawn).stream()
            .anyMatch(from -> BoardAttacks.attacks(pawn, from, passed));
    return attacked ? NUMBERS[EN_PASSANT + passed.file().ordinal()] : 0;
  }

  private static long[] read(String resource) {
    try (InputStream stream = PolyglotKey.class.getResourceAsStream(resource);
        InputStreamReader reader =
            new InputStreamReader(Objects.requireNonNull(stream), StandardCharsets.US_ASCII)) {
      return new BufferedReader(reader)
          .lines()
          .flatMap(line -> Arrays.stream(line.split(" ")))
          .mapToLong(number -> Long.parseUnsignedLong(number, 16))
          .toArray();
    } catch (IOException e) {
      throw new UncheckedIOException("no numbers in " + resource, e);
    }
  }
}
