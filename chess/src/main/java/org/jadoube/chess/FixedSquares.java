package org.jadoube.chess;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// The squares whose pieces have never moved, and what that keeps others from.
///
/// A pawn on its initial square has not moved; nor has a king or rook with the right to castle; nor
/// a bishop shut in on its first rank, all of whose ways out are taken by such pawns.
final class FixedSquares {
  private final Board board;
  private final Set<Square> castlingRooks;
  private final Beginnings beginnings;
  private final long pawns;
  private final long all;

  FixedSquares(Board board, Set<Square> castlingRooks, Beginnings beginnings) {
    this.board = board;
    this.castlingRooks = castlingRooks;
    this.beginnings = beginnings;
    pawns = union(this::pawns);
    all = pawns | union(this::castling) | union(colour -> shutIn(colour, colour.backRank()));
  }

  private interface Squares {
    Stream<Square> of(Colour colour);
  }

  private static long union(Squares squares) {
    return bits(Stream.of(Colour.values()).flatMap(squares::of));
  }

  private static long bits(Stream<Square> squares) {
    return squares.mapToLong(Square::bit).reduce(0, (one, other) -> one | other);
  }

  private Stream<Square> pawns(Colour colour) {
    return board.squares(Piece.of(colour, Role.PAWN)).stream()
        .filter(square -> square.rank() == colour.pawnRank());
  }

  private Stream<Square> castling(Colour colour) {
    Stream<Square> rooks = castlingRooks.stream().filter(rook -> rook.rank() == colour.backRank());
    return hasRight(colour)
        ? Stream.concat(rooks, board.squares(Piece.of(colour, Role.KING)).stream())
        : rooks;
  }

  private boolean hasRight(Colour colour) {
    return castlingRooks.stream().anyMatch(rook -> rook.rank() == colour.backRank());
  }

  /// The side's bishops shut in on that rank.
  private Stream<Square> shutIn(Colour colour, Rank rank) {
    return board.squares(Piece.of(colour, Role.BISHOP)).stream()
        .filter(square -> square.rank() == rank)
        .filter(this::isShutIn);
  }

  /// Whether nothing that stands there can ever have moved along a diagonal.
  private boolean isShutIn(Square square) {
    int inwards = square.rank() == Rank.ONE ? 1 : -1;
    return Stream.of(-1, 1)
        .flatMap(files -> square.plus(files, inwards).stream())
        .allMatch(neighbour -> (pawns & neighbour.bit()) != 0);
  }

  /// The side's bishops that were captured where they had begun, hence not by pawns.
  Stream<Square> capturedAtHome(Colour colour) {
    return beginnings.bishops(colour).stream()
        .filter(this::isShutIn)
        .filter(square -> !isBishop(square, colour));
  }

  private boolean isBishop(Square square, Colour colour) {
    return board.at(square).equals(Optional.of(Piece.of(colour, Role.BISHOP)));
  }

  /// The side's bishops that must have been made where they stand.
  Stream<Square> promotedInPlace(Colour colour) {
    return shutIn(colour, colour.opposite().backRank());
  }

  /// The files on whose last squares no bishop can have been made that left.
  int noBishops(Colour colour) {
    return lastRank(colour, this::isShutIn);
  }

  /// The files from which the side's pawns cannot have promoted: beside a king that has not moved
  /// they would have given check until they were captured.
  int closedFiles(Colour colour) {
    Optional<Square> king =
        BoardAttacks.king(board, colour.opposite()).filter(_ -> hasRight(colour.opposite()));
    return lastRank(
        colour,
        square -> king.filter(it -> Math.abs(BoardAttacks.files(it, square)) == 1).isPresent());
  }

  /// The files whose last squares were never free for the side's pawns.
  int closedSquares(Colour colour) {
    return lastRank(colour, square -> (all & square.bit()) != 0);
  }

  private static int lastRank(Colour colour, Predicate<Square> chosen) {
    return Stream.of(File.values())
        .filter(file -> chosen.test(Square.of(file, colour.opposite().backRank())))
        .mapToInt(file -> 1 << file.ordinal())
        .sum();
  }

  /// The files of some squares.
  static int files(Stream<Square> squares) {
    return squares.mapToInt(square -> 1 << square.file().ordinal()).sum();
  }
}
