package org.jadoube.notation.compact;

import java.nio.ByteBuffer;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.Chess960;
import org.jadoube.chess.Colour;
import org.jadoube.chess.File;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;

/// The start of a game as bytes.
final class CompactStart {
  private static final byte STANDARD = 0;
  private static final byte CHESS960 = 1;
  private static final byte SETUP = 2;

  private static final int EMPTY_SQUARE = 0;
  private static final int CASTLING_ROOK = Role.values().length + 1;
  private static final int BLACK = 8;
  private static final int NO_SQUARE = 64;
  private static final int SETUP_BYTES = 32 + 1 + 1 + 2 * Integer.BYTES;

  static final int LONGEST = 1 + SETUP_BYTES;

  private CompactStart() {}

  static void write(Setup start, ByteBuffer bytes) {
    Optional<Integer> number = number(start);
    if (start.equals(Setup.standard())) {
      bytes.put(STANDARD);
    } else if (number.isPresent()) {
      bytes.put(CHESS960).putShort(number.get().shortValue());
    } else {
      writeSetup(start, bytes.put(SETUP));
    }
  }

  private static Optional<Integer> number(Setup start) {
    List<Role> backRank =
        Stream.of(File.values())
            .map(file -> start.board().at(Square.of(file, Rank.ONE)))
            .flatMap(Optional::stream)
            .map(Piece::role)
            .toList();
    return Chess960.number(backRank).filter(it -> Setup.chess960(it).equals(start));
  }

  private static void writeSetup(Setup start, ByteBuffer bytes) {
    for (int square = 0; square < NO_SQUARE; square += 2) {
      bytes.put((byte) (code(start, square) | (code(start, square + 1) << 4)));
    }
    bytes.put((byte) start.turn().ordinal());
    bytes.put(start.enPassant().map(Square::ordinal).orElse(NO_SQUARE).byteValue());
    bytes.putInt(start.halfmoveClock()).putInt(start.moveNumber());
  }

  private static int code(Setup start, int index) {
    Square square = Square.of(index);
    return start.board().at(square).map(piece -> code(start, square, piece)).orElse(EMPTY_SQUARE);
  }

  private static int code(Setup start, Square square, Piece piece) {
    boolean castles = piece.role() == Role.ROOK && start.castlingRooks().contains(square);
    int role = castles ? CASTLING_ROOK : piece.role().ordinal() + 1;
    return piece.colour() == Colour.WHITE ? role : BLACK + role;
  }

  /// The start that the bytes stand for; empty if there is none.
  static Optional<Setup> read(ByteBuffer bytes) {
    return switch (bytes.hasRemaining() ? bytes.get() : -1) {
      case STANDARD -> Optional.of(Setup.standard());
      case CHESS960 -> bytes.remaining() < Short.BYTES ? Optional.empty() : chess960(bytes);
      case SETUP -> bytes.remaining() < SETUP_BYTES ? Optional.empty() : setup(bytes);
      default -> Optional.empty();
    };
  }

  private static Optional<Setup> chess960(ByteBuffer bytes) {
    return Optional.of(Short.toUnsignedInt(bytes.getShort()))
        .filter(number -> number < Chess960.POSITIONS)
        .map(Setup::chess960);
  }

  private static Optional<Setup> setup(ByteBuffer bytes) {
    Board board = Board.empty();
    Set<Square> castlingRooks = EnumSet.noneOf(Square.class);
    for (int index = 0; index < NO_SQUARE; index++) {
      Square square = Square.of(index);
      int code = (bytes.get(bytes.position() + index / 2) >> (4 * (index % 2))) & 0xF;
      int role = code % BLACK;
      if (code == BLACK) {
        return Optional.empty();
      }
      if (role == CASTLING_ROOK) {
        castlingRooks.add(square);
      }
      if (role != EMPTY_SQUARE) {
        board = board.with(square, piece(code));
      }
    }
    bytes.position(bytes.position() + NO_SQUARE / 2);
    return setup(board, castlingRooks, bytes);
  }

  private static Piece piece(int code) {
    int role = code % BLACK;
    return Piece.of(
        Colour.values()[code / BLACK], role == CASTLING_ROOK ? Role.ROOK : Role.values()[role - 1]);
  }

  private static Optional<Setup> setup(Board board, Set<Square> rooks, ByteBuffer bytes) {
    int turn = bytes.get();
    int passed = bytes.get();
    if (turn < 0 || turn > 1 || passed < 0 || passed > NO_SQUARE) {
      return Optional.empty();
    }
    Optional<Square> enPassant =
        passed == NO_SQUARE ? Optional.empty() : Optional.of(Square.of(passed));
    int halfmoveClock = bytes.getInt();
    int moveNumber = bytes.getInt();
    return isCounter(halfmoveClock, 0) && isCounter(moveNumber, 1)
        ? Optional.of(
            new Setup(board, Colour.values()[turn], rooks, enPassant, halfmoveClock, moveNumber))
        : Optional.empty();
  }

  private static boolean isCounter(int value, int least) {
    return least <= value && value <= Setup.LARGEST_COUNTER;
  }
}
