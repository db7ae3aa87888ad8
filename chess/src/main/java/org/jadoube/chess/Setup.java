package org.jadoube.chess;

import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.domain.Require;

/// Everything that a FEN says: the board, the side to move, rights and counters. It need not make
/// sense; [#validate()] checks it.
///
/// ```java
/// Setup setup = Setup.standard().withBoard(Board.standard().without(Square.D8));
/// setup.position().isPresent(); // => true
/// Setup.of(Board.empty(), Colour.WHITE).position(); // => Optional.empty
/// ```
///
/// @param board the pieces
/// @param turn the side to move
/// @param castlingRooks the rooks, White's and Black's, that are said to have kept the right to
///   castle
/// @param enPassant the square a pawn has just passed by moving two squares, whether or not it can
///   be captured there
/// @param halfmoveClock moves by both sides since the last capture or pawn move, from 0 to
///   [#LARGEST_COUNTER]
/// @param moveNumber the number of the next move, which goes up after Black's moves: from 1, as at
///   the start of a game, to [#LARGEST_COUNTER]
/// @since 0.1.0
public record Setup(
    Board board,
    Colour turn,
    SquareSet castlingRooks,
    Optional<Square> enPassant,
    int halfmoveClock,
    int moveNumber) {

  /// The largest value of a counter. Games may go on beyond it, with the counters unchanged.
  public static final int LARGEST_COUNTER = 999_999;

  /// Checks the counters.
  ///
  /// @throws IllegalArgumentException if a counter is out of its range
  public Setup {
    Require.within(0, LARGEST_COUNTER, halfmoveClock, "halfmoveClock");
    Require.within(1, LARGEST_COUNTER, moveNumber, "moveNumber");
  }

  /// A setup whose rooks are in any kind of set, which is copied.
  ///
  /// @throws IllegalArgumentException if a counter is out of its range
  public Setup(
      Board board,
      Colour turn,
      Set<Square> castlingRooks,
      Optional<Square> enPassant,
      int halfmoveClock,
      int moveNumber) {
    this(board, turn, SquareSet.copyOf(castlingRooks), enPassant, halfmoveClock, moveNumber);
  }

  /// The start of a game of chess (Article 2.3).
  public static Setup standard() {
    return Standard.SETUP;
  }

  private static final class Standard {
    static final Setup SETUP = chess960(Chess960.STANDARD);
  }

  /// The start of a game of Chess960, for a number from 0 to 959.
  ///
  /// @throws IllegalArgumentException for any other number
  public static Setup chess960(int number) {
    Board board = Board.chess960(number);
    return new Setup(board, Colour.WHITE, board.squares(Role.ROOK), Optional.empty(), 0, 1);
  }

  /// A start with these pieces and without castling rights.
  public static Setup of(Board board, Colour turn) {
    return new Setup(board, turn, SquareSet.none(), Optional.empty(), 0, 1);
  }

  /// The setup of a position, as if the game began with it.
  public static Setup of(Position position) {
    return new Setup(
        position.board(), position.turn(), position.castlingRooks(), position.enPassant(), 0, 1);
  }

  /// This setup with other counters.
  ///
  /// @throws IllegalArgumentException if one is out of its range
  public Setup counted(int halfmoveClock, int moveNumber) {
    return new Setup(board, turn, castlingRooks, enPassant, halfmoveClock, moveNumber);
  }

  /// This setup with other pieces.
  public Setup withBoard(Board board) {
    return new Setup(board, turn, castlingRooks, enPassant, halfmoveClock, moveNumber);
  }

  /// This setup with that side to move.
  public Setup withTurn(Colour turn) {
    return new Setup(board, turn, castlingRooks, enPassant, halfmoveClock, moveNumber);
  }

  /// This setup in which these rooks have kept the right to castle.
  public Setup withCastlingRooks(Set<Square> castlingRooks) {
    return new Setup(board, turn, castlingRooks, enPassant, halfmoveClock, moveNumber);
  }

  /// This setup with that square as the one a pawn has just passed, or with none.
  public Setup withEnPassant(Optional<Square> enPassant) {
    return new Setup(board, turn, castlingRooks, enPassant, halfmoveClock, moveNumber);
  }

  /// The position, or the faults that make it unplayable.
  public Validation validate() {
    return Validator.validate(this);
  }

  /// The position to play from, as in [Validation.Playable]; empty if there is none.
  public Optional<Position> position() {
    Optional<Position> plain = PlainSetup.position(this);
    return plain.isPresent() ? plain : validated();
  }

  private Optional<Position> validated() {
    return switch (validate()) {
      case Validation.Playable playable -> Optional.of(playable.position());
      case Validation.Unplayable ignored -> Optional.empty();
    };
  }

  /// The number of the move that follows `plies` half-moves from here; for 0, of the next move.
  public MoveNumber numberAfter(int plies) {
    return new MoveNumber(moveNumber, turn).plus(plies);
  }

  /// The setup after a move, which must be legal here.
  public Setup after(Move move) {
    return new Setup(
        BoardMoves.after(board, turn, move),
        turn.opposite(),
        rooksLeft(move),
        move.passedSquare(),
        move.resetsHalfmoveClock() ? 0 : next(halfmoveClock),
        numberAfter(1).number());
  }

  static int next(int counter) {
    return Math.min(counter + 1, LARGEST_COUNTER);
  }

  private SquareSet rooksLeft(Move move) {
    SquareSet rooks = castlingRooks.without(move.from()).without(move.to());
    return move.role() == Role.KING ? rooks.minus(board.squares(turn)) : rooks;
  }
}
