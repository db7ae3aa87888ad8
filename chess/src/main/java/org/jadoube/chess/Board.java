package org.jadoube.chess;

import java.util.Arrays;
import java.util.Optional;
import org.jadoube.chess.bits.Bitboard;
import org.jadoube.chess.bits.Promoted;

/// An immutable arrangement of pieces on the board, sensible or not.
///
/// ```java
/// Board board = Board.empty().with(Square.E1, Piece.WHITE_KING).with(Square.E8, Piece.BLACK_KING);
/// board.at(Square.E8); // => Optional[BLACK_KING]
/// board.squares(Colour.WHITE); // => [e1]
/// ```
///
/// @since 0.1.0
public final class Board {
  private static final int ROLES = Role.values().length;
  private static final Board EMPTY = new Board(new long[2 * ROLES]);

  private final long[] pieces; // by the piece's ordinal, White's first; no two share a square

  private Board(long[] pieces) {
    this.pieces = pieces;
  }

  /// No pieces at all.
  public static Board empty() {
    return EMPTY;
  }

  /// The initial position (Article 2.3).
  public static Board standard() {
    return chess960(Chess960.STANDARD);
  }

  /// The Chess960 start position with this number, 0 to 959.
  ///
  /// @throws IllegalArgumentException for any other number
  public static Board chess960(int number) {
    Board board = EMPTY;
    for (Colour colour : Colour.values()) {
      for (File file : File.values()) {
        Role role = Chess960.backRank(number).get(file.ordinal());
        board =
            board
                .with(Square.of(file, colour.backRank()), Piece.of(colour, role))
                .with(Square.of(file, colour.pawnRank()), Piece.of(colour, Role.PAWN));
      }
    }
    return board;
  }

  /// A board from White's squares and the squares of each role, by ordinal.
  static Board of(long white, long[] roles) {
    long[] pieces = new long[2 * roles.length];
    for (int role = 0; role < roles.length; role++) {
      pieces[role] = roles[role] & white;
      pieces[roles.length + role] = roles[role] & ~white;
    }
    return new Board(pieces);
  }

  /// The piece on the square, if any.
  public Optional<Piece> at(Square square) {
    for (int piece = 0; piece < pieces.length; piece++) {
      if ((pieces[piece] & square.bit()) != 0) {
        return Piece.optional(piece);
      }
    }
    return Optional.empty();
  }

  /// This board with the piece on the square, replacing any piece there.
  public Board with(Square square, Piece piece) {
    Board changed = without(square);
    long[] more = changed.pieces.clone();
    more[piece.ordinal()] |= square.bit();
    return new Board(more);
  }

  /// This board with the piece on all these squares, replacing any pieces there.
  public Board with(SquareSet squares, Piece piece) {
    long kept = ~squares.bits();
    long[] more = new long[pieces.length];
    for (int each = 0; each < more.length; each++) {
      more[each] = pieces[each] & kept;
    }
    more[piece.ordinal()] |= squares.bits();
    return new Board(more);
  }

  /// This board with the square empty.
  public Board without(Square square) {
    long[] fewer = pieces.clone();
    for (int piece = 0; piece < fewer.length; piece++) {
      fewer[piece] &= ~square.bit();
    }
    return new Board(fewer);
  }

  /// The board turned upside down, with the colours of the pieces exchanged.
  public Board mirrored() {
    long[] mirrored = new long[pieces.length];
    for (Piece piece : Piece.values()) {
      Piece other = Piece.of(piece.colour().opposite(), piece.role());
      mirrored[other.ordinal()] = Bitboard.flipped(pieces[piece.ordinal()]);
    }
    return new Board(mirrored);
  }

  /// The squares of all pieces.
  public SquareSet occupied() {
    return SquareSet.of(white() | black());
  }

  /// The squares of one side's pieces.
  public SquareSet squares(Colour colour) {
    return SquareSet.of(colour == Colour.WHITE ? white() : black());
  }

  /// The squares of both sides' pieces of one kind.
  public SquareSet squares(Role role) {
    int white = role.ordinal();
    return SquareSet.of(pieces[white] | pieces[ROLES + white]);
  }

  /// The squares of this kind and colour of piece.
  public SquareSet squares(Piece piece) {
    return SquareSet.of(pieces[piece.ordinal()]);
  }

  private long white() {
    return side(0);
  }

  private long black() {
    return side(ROLES);
  }

  private long side(int first) {
    long squares = 0;
    for (int piece = first; piece < first + ROLES; piece++) {
      squares |= pieces[piece];
    }
    return squares;
  }

  /// The least number of a side's pieces that must be promoted pawns: those beyond the initial
  /// ones, counting one bishop on squares of each colour.
  public int leastPromoted(Colour colour) {
    return Promoted.fewest(
        bits(colour, Role.KNIGHT),
        bits(colour, Role.BISHOP),
        bits(colour, Role.ROOK),
        bits(colour, Role.QUEEN));
  }

  private long bits(Colour colour, Role role) {
    return pieces[Piece.of(colour, role).ordinal()];
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Board other && Arrays.equals(pieces, other.pieces);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(pieces);
  }

  /// Eight lines from the eighth rank down, White's pieces in capitals, `.` for an empty square.
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int index = 0; index < 64; index++) {
      Square square = Square.of(index ^ Bitboard.UPSIDE_DOWN);
      text.append(at(square).map(Board::letter).orElse('.'));
      text.append(square.file() == File.H ? '\n' : ' ');
    }
    return text.toString();
  }

  private static char letter(Piece piece) {
    char letter = "pnbrqk".charAt(piece.role().ordinal());
    return piece.colour() == Colour.WHITE ? Character.toUpperCase(letter) : letter;
  }
}
