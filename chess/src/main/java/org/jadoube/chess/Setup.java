package org.jadoube.chess;

import java.util.Optional;
import java.util.Set;

/// Anything that can be put on a board and said about it: what FEN writes down. It need not make
/// sense; [#validate()] tells.
///
/// @param board the pieces
/// @param turn who is to move
/// @param castlingRooks the rooks said to have kept the right to castle, White's and Black's
/// @param enPassant the square a pawn has just passed by moving two squares, whether or not it can
///   be captured there
/// @param halfmoveClock moves by both sides since the last capture or pawn move, from 0
/// @param moveNumber the number of the move about to be made, counted up after Black's; 1 at the
///   beginning
public record Setup(
    Board board,
    Colour turn,
    Set<Square> castlingRooks,
    Optional<Square> enPassant,
    int halfmoveClock,
    int moveNumber) {

  /// Copies the set of rooks.
  public Setup {
    castlingRooks = SquareSet.copyOf(castlingRooks);
  }

  /// The beginning of a game of chess (Article 2.3).
  public static Setup standard() {
    return chess960(Chess960.STANDARD);
  }

  /// The beginning of a game of Chess960, for a number from 0 to 959.
  ///
  /// @throws IllegalArgumentException for any other number
  public static Setup chess960(int number) {
    Board board = Board.chess960(number);
    Set<Square> rooks = SquareSet.of(board.of(Role.ROOK));
    return new Setup(board, Colour.WHITE, rooks, Optional.empty(), 0, 1);
  }

  /// The setup of a position, as if the game began with it.
  public static Setup of(Position position) {
    return new Setup(
        position.board(), position.turn(), position.castlingRooks(), position.enPassant(), 0, 1);
  }

  /// The position, or the faults that keep this from being one.
  public Validation validate() {
    return Validator.validate(this);
  }

  /// The position to play from, as [Validation.Playable] has it; empty if there is none.
  public Optional<Position> position() {
    return switch (validate()) {
      case Validation.Playable playable -> Optional.of(playable.position());
      case Validation.Unplayable _ -> Optional.empty();
    };
  }

  /// The setup after a move that is legal in this one.
  public Setup after(Move move) {
    boolean irreversible = move.role() == Role.PAWN || move.captured().isPresent();
    return new Setup(
        BoardMoves.after(board, turn, move),
        turn.opposite(),
        rooksLeft(move),
        passedSquare(move),
        irreversible ? 0 : halfmoveClock + 1,
        turn == Colour.BLACK ? moveNumber + 1 : moveNumber);
  }

  private Set<Square> rooksLeft(Move move) {
    long rooks = SquareSet.copyOf(castlingRooks).bits();
    rooks &= ~(move.from().bit() | move.to().bit());
    return SquareSet.of(move.role() == Role.KING ? rooks & ~board.of(turn) : rooks);
  }

  private Optional<Square> passedSquare(Move move) {
    int ranks = move.to().rank().ordinal() - move.from().rank().ordinal();
    return move.role() == Role.PAWN && Math.abs(ranks) == 2
        ? move.from().plus(0, ranks / 2)
        : Optional.empty();
  }
}
