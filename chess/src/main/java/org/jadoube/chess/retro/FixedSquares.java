package org.jadoube.chess.retro;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.File;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.SquareSet;

/// The squares whose pieces have never moved, and what that rules out for other pieces.
///
/// A pawn on its initial square has not moved; nor has a king or rook with the right to castle; nor
/// has a bishop on its first rank that such pawns lock in.
final class FixedSquares {
  private final Board board;
  private final Set<Square> castlingRooks;
  private final Beginnings beginnings;
  private final Set<Square> pawns;
  private final Set<Square> all;

  FixedSquares(Board board, Set<Square> castlingRooks, Beginnings beginnings) {
    this.board = board;
    this.castlingRooks = castlingRooks;
    this.beginnings = beginnings;
    pawns = union(this::pawns);
    all = union(this::fixed);
  }

  private interface Squares {
    Stream<Square> of(Colour colour);
  }

  private static Set<Square> union(Squares squares) {
    return SquareSet.copyOf(Stream.of(Colour.values()).flatMap(squares::of).toList());
  }

  private Stream<Square> fixed(Colour colour) {
    return Stream.of(pawns(colour), castling(colour), shutIn(colour, colour.backRank()))
        .flatMap(squares -> squares);
  }

  private Stream<Square> pawns(Colour colour) {
    return board.squares(Piece.of(colour, Role.PAWN)).stream()
        .filter(square -> square.rank() == colour.pawnRank());
  }

  private Stream<Square> castling(Colour colour) {
    return Stream.concat(castlingRooks(colour), castlingKing(colour));
  }

  private Stream<Square> castlingRooks(Colour colour) {
    return castlingRooks.stream().filter(rook -> rook.rank() == colour.backRank());
  }

  private Stream<Square> castlingKing(Colour colour) {
    return castlingRooks(colour).findAny().stream()
        .flatMap(ignored -> board.squares(Piece.of(colour, Role.KING)).stream());
  }

  /// The side's bishops that are locked in on that rank.
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
        .allMatch(pawns::contains);
  }

  /// The side's bishops that were captured on their initial squares, so not by pawns.
  Stream<Square> capturedAtHome(Colour colour) {
    return beginnings.bishops(colour).stream()
        .filter(this::isShutIn)
        .filter(square -> !isBishop(square, colour));
  }

  private boolean isBishop(Square square, Colour colour) {
    return board.at(square).equals(Optional.of(Piece.of(colour, Role.BISHOP)));
  }

  /// The side's bishops that must have been promoted where they stand.
  Stream<Square> promotedInPlace(Colour colour) {
    return shutIn(colour, colour.opposite().backRank());
  }

  /// The files on whose last squares no bishop that then moved away can have been promoted.
  int noBishops(Colour colour) {
    return lastRank(colour, this::isShutIn);
  }

  /// The files from which the side's pawns cannot have promoted: next to a king that has not moved
  /// they would have given check until they were captured.
  int closedFiles(Colour colour) {
    return lastRank(
        colour, square -> castlingKing(colour.opposite()).anyMatch(king -> isBeside(king, square)));
  }

  private static boolean isBeside(Square king, Square square) {
    return Math.abs(king.file().ordinal() - square.file().ordinal()) == 1;
  }

  /// The files whose last squares were never free for the side's pawns.
  int closedSquares(Colour colour) {
    return lastRank(colour, all::contains);
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
