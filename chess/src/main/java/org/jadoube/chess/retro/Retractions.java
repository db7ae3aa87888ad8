package org.jadoube.chess.retro;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.chess.SquareSet;
import org.jadoube.chess.bits.AttackTables;

/// Takes back a move: all setups that may have come before it. It allows too many rather than too
/// few, so that "there was no last move" is always true.
final class Retractions {
  private static final int MOST_PIECES = 16;
  private static final List<Role> CAPTURABLE =
      List.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN);

  private final Board board;
  private final Set<Square> castlingRooks;
  private final Optional<Square> passed;
  private final Beginnings beginnings;
  private final Colour mover;
  private final int forward;

  Retractions(Setup setup, Beginnings beginnings) {
    board = setup.board();
    castlingRooks = setup.castlingRooks();
    passed = setup.enPassant();
    this.beginnings = beginnings;
    mover = setup.turn().opposite();
    forward = mover.forward();
  }

  /// All setups that may have come before, those without a capture first.
  Stream<Setup> all() {
    return passed.isPresent()
        ? passed.stream().flatMap(it -> steps(it.plus(0, forward).orElseThrow(), 2))
        : Stream.concat(each(this::withoutCapture), each(this::withCapture));
  }

  /// Tries every piece that may have moved. Pawns come last: the setups they leave behind are the
  /// hardest to judge.
  private Stream<Setup> each(Function<Square, Stream<Setup>> before) {
    return board.squares(mover).stream()
        .filter(this::mayHaveMoved)
        .sorted(Comparator.comparing(to -> stands(Role.PAWN, to)))
        .flatMap(before);
  }

  /// A side with the right to castle has moved neither the king nor that rook.
  private boolean mayHaveMoved(Square to) {
    return !castlingRooks.contains(to)
        && (!stands(Role.KING, to)
            || castlingRooks.stream().noneMatch(it -> it.rank() == mover.backRank()));
  }

  private Stream<Setup> withoutCapture(Square to) {
    Piece piece = board.at(to).orElseThrow();
    Stream<Setup> moves = origins(piece.role(), to).map(from -> moved(piece, from, to));
    return switch (piece.role()) {
      case PAWN -> Stream.concat(steps(to, 1), mayBeDoubleStep(to) ? steps(to, 2) : Stream.of());
      case KING -> Stream.concat(moves, castlings(to));
      case KNIGHT, BISHOP, ROOK, QUEEN ->
          isLastRank(to) ? Stream.concat(moves, steps(to, 1)) : moves;
    };
  }

  private Stream<Setup> withCapture(Square to) {
    Piece piece = board.at(to).orElseThrow();
    Stream<Setup> captures = origins(piece.role(), to).flatMap(from -> captures(piece, from, to));
    return switch (piece.role()) {
      case PAWN -> Stream.concat(pawnCaptures(to), enPassant(to));
      case KING -> captures;
      case KNIGHT, BISHOP, ROOK, QUEEN ->
          isLastRank(to) ? Stream.concat(captures, pawnCaptures(to)) : captures;
    };
  }

  private boolean mayBeDoubleStep(Square to) {
    return to.plus(0, -2 * forward).filter(it -> it.rank() == mover.pawnRank()).isPresent();
  }

  private boolean isLastRank(Square to) {
    return to.rank() == mover.opposite().backRank();
  }

  /// The squares such a piece can have come from; none for a pawn.
  private Stream<Square> origins(Role role, Square to) {
    return SquareSet.of(attacks(role, to.ordinal()) & ~board.occupied().bits()).stream();
  }

  private long attacks(Role role, int square) {
    long occupied = board.occupied().bits();
    return switch (role) {
      case PAWN -> 0;
      case KNIGHT -> AttackTables.knight(square);
      case BISHOP -> AttackTables.bishop(square, occupied);
      case ROOK -> AttackTables.rook(square, occupied);
      case QUEEN -> AttackTables.bishop(square, occupied) | AttackTables.rook(square, occupied);
      case KING -> AttackTables.king(square);
    };
  }

  private Stream<Setup> steps(Square to, int steps) {
    return to.plus(0, -steps * forward).stream()
        .filter(from -> mayHoldPawn(from) && isEmpty(from))
        .filter(from -> isFree(AttackTables.between(from.ordinal(), to.ordinal())))
        .map(from -> moved(pawn(), from, to));
  }

  private Stream<Setup> pawnCaptures(Square to) {
    return diagonallyBehind(to).flatMap(from -> captures(pawn(), from, to));
  }

  private Stream<Square> diagonallyBehind(Square to) {
    return Stream.of(-1, 1)
        .flatMap(files -> to.plus(files, -forward).stream())
        .filter(from -> mayHoldPawn(from) && isEmpty(from));
  }

  private Stream<Setup> enPassant(Square to) {
    Optional<Square> captured = to.plus(0, -forward).filter(this::isEmpty);
    boolean passed =
        to.plus(0, forward)
            .filter(from -> isEmpty(from) && from.rank() == mover.opposite().pawnRank())
            .isPresent();
    return passed && captured.isPresent() && !isFull()
        ? diagonallyBehind(to)
            .map(from ->
                setup(
                    lifted(to).with(from, pawn()).with(captured.get(), victim(Role.PAWN)),
                    Optional.of(to)))
        : Stream.empty();
  }

  /// The king may have castled with the rook next to it.
  private Stream<Setup> castlings(Square king) {
    return Stream.of(CastlingSide.values())
        .filter(side -> king.equals(Square.of(side.kingFile(), mover.backRank())))
        .map(side -> Square.of(side.rookFile(), mover.backRank()))
        .filter(rook -> stands(Role.ROOK, rook))
        .flatMap(rook -> castlings(king, rook));
  }

  private Stream<Setup> castlings(Square king, Square rook) {
    Board without = lifted(king).without(rook);
    return beginnings
        .castlingFrom(piece(Role.KING))
        .filter(from -> without.at(from).isEmpty())
        .flatMap(from ->
            beginnings
                .castlingFrom(piece(Role.ROOK))
                .filter(rookFrom -> rookFrom != from && without.at(rookFrom).isEmpty())
                .map(rookFrom -> uncastled(without, from, rookFrom)));
  }

  private Setup uncastled(Board without, Square king, Square rook) {
    return setup(
        without.with(king, piece(Role.KING)).with(rook, piece(Role.ROOK)), Optional.empty());
  }

  private Setup moved(Piece piece, Square from, Square to) {
    return setup(lifted(to).with(from, piece), Optional.empty());
  }

  private Stream<Setup> captures(Piece piece, Square from, Square to) {
    return isFull()
        ? Stream.empty()
        : CAPTURABLE.stream()
            .filter(role -> role != Role.PAWN || mayHoldPawn(to))
            .map(role -> lifted(to).with(from, piece).with(to, victim(role)))
            .map(before -> setup(before, Optional.empty()));
  }

  private Setup setup(Board before, Optional<Square> enPassant) {
    return new Setup(before, mover, castlingRooks, enPassant, 0, 1);
  }

  private Board lifted(Square square) {
    return board.without(square);
  }

  private Piece pawn() {
    return piece(Role.PAWN);
  }

  private Piece piece(Role role) {
    return Piece.of(mover, role);
  }

  private Piece victim(Role role) {
    return Piece.of(mover.opposite(), role);
  }

  private boolean isFull() {
    return board.squares(mover.opposite()).size() == MOST_PIECES;
  }

  private boolean stands(Role role, Square square) {
    return board.at(square).equals(Optional.of(piece(role)));
  }

  private boolean isFree(long way) {
    return (way & board.occupied().bits()) == 0;
  }

  private boolean isEmpty(Square square) {
    return board.at(square).isEmpty();
  }

  private static boolean mayHoldPawn(Square square) {
    return square.rank() != Rank.ONE && square.rank() != Rank.EIGHT;
  }
}
