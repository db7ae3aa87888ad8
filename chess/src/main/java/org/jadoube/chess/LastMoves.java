package org.jadoube.chess;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Takes back moves: what may have stood on the board before the last one. Rather too much than too
/// little is allowed, so that "there was no last move" is always true.
final class LastMoves {
  private static final int MOVES_BACK = 3;
  private static final int MOST_PIECES = 16;
  private static final List<Role> CAPTURABLE =
      List.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN);

  private final Board board;
  private final Colour mover;
  private final int forward;

  private LastMoves(Setup setup) {
    board = setup.board();
    mover = setup.turn().opposite();
    forward = mover.forward();
  }

  /// That there was no last move, or none before it, if so.
  static Optional<Fault> fault(Setup setup) {
    return mayHaveBeen(setup, MOVES_BACK)
        ? Optional.empty()
        : Optional.of(new Fault.NoLastMove(setup.turn().opposite()));
  }

  /// Whether so many moves can have led to this, or fewer from the beginning.
  private static boolean mayHaveBeen(Setup setup, int moves) {
    return moves == 0
        || isBeginning(setup)
        || new LastMoves(setup)
            .before()
            .filter(LastMoves::isFaultless)
            .anyMatch(before -> mayHaveBeen(before, moves - 1));
  }

  private static boolean isFaultless(Setup setup) {
    return setup.validate() instanceof Validation.Playable(Position _, List<Fault> faults)
        && faults.isEmpty()
        && PawnCaptures.fault(setup.board()).isEmpty();
  }

  /// All that may be the beginning of a game.
  private static boolean isBeginning(Setup setup) {
    return setup.turn() == Colour.WHITE
        && setup.board().occupied() == Board.standard().occupied()
        && setup.board().of(Role.PAWN) == Board.standard().of(Role.PAWN);
  }

  private Stream<Setup> before() {
    return board.squares(mover).stream().flatMap(this::before);
  }

  private Stream<Setup> before(Square to) {
    Piece piece = board.at(to).orElseThrow();
    return switch (piece.role()) {
      case PAWN -> pawn(to);
      case KING -> Stream.concat(pieces(piece, to), castlings(to));
      case KNIGHT, BISHOP, ROOK, QUEEN -> Stream.concat(pieces(piece, to), promotions(to));
    };
  }

  private Stream<Setup> pieces(Piece piece, Square to) {
    return Arrays.stream(Square.values())
        .filter(from -> isEmpty(from) && Sight.attacks(piece, from, to))
        .filter(from -> Sight.between(from, to).stream().allMatch(this::isEmpty))
        .flatMap(
            from -> Stream.concat(Stream.of(moved(piece, from, to)), captures(piece, from, to)));
  }

  private Stream<Setup> promotions(Square to) {
    return to.rank() == mover.opposite().backRank()
        ? Stream.concat(steps(to, 1), pawnCaptures(to))
        : Stream.empty();
  }

  private Stream<Setup> pawn(Square to) {
    boolean twice =
        to.plus(0, -2 * forward).filter(it -> it.rank() == mover.pawnRank()).isPresent();
    return Stream.of(
            steps(to, 1),
            twice ? steps(to, 2) : Stream.<Setup>empty(),
            pawnCaptures(to),
            enPassant(to))
        .flatMap(moves -> moves);
  }

  private Stream<Setup> steps(Square to, int steps) {
    return to.plus(0, -steps * forward).stream()
        .filter(from -> mayHoldPawn(from) && isEmpty(from))
        .filter(from -> Sight.between(from, to).stream().allMatch(this::isEmpty))
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

  /// The king came from castling with the rook beside it: from anywhere on the rank, for all start
  /// positions of Chess960.
  private Stream<Setup> castlings(Square king) {
    return Stream.of(CastlingSide.values())
        .filter(side -> king.equals(Square.of(side.kingFile(), mover.backRank())))
        .map(side -> Square.of(side.rookFile(), mover.backRank()))
        .filter(rook -> board.at(rook).equals(Optional.of(Piece.of(mover, Role.ROOK))))
        .flatMap(rook -> castlings(king, rook));
  }

  private Stream<Setup> castlings(Square king, Square rook) {
    Board without = lifted(king).without(rook);
    List<Square> free =
        Arrays.stream(File.values())
            .map(file -> Square.of(file, mover.backRank()))
            .filter(square -> without.at(square).isEmpty())
            .toList();
    return free.stream()
        .flatMap(from ->
            free.stream()
                .filter(rookFrom -> rookFrom != from)
                .map(rookFrom -> uncastled(without, from, rookFrom)));
  }

  private Setup uncastled(Board without, Square king, Square rook) {
    Board before =
        without.with(king, Piece.of(mover, Role.KING)).with(rook, Piece.of(mover, Role.ROOK));
    return setup(before, Optional.empty());
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
    return new Setup(before, mover, Set.of(), enPassant, 0, 1);
  }

  private Board lifted(Square square) {
    return board.without(square);
  }

  private Piece pawn() {
    return Piece.of(mover, Role.PAWN);
  }

  private Piece victim(Role role) {
    return Piece.of(mover.opposite(), role);
  }

  private boolean isFull() {
    return board.squares(mover.opposite()).size() == MOST_PIECES;
  }

  private boolean isEmpty(Square square) {
    return board.at(square).isEmpty();
  }

  private static boolean mayHoldPawn(Square square) {
    return square.rank() != Rank.ONE && square.rank() != Rank.EIGHT;
  }
}
