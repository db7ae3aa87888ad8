package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests which moves can exist at all.
class MoveTest {
  private static final Optional<Role> NOTHING = Optional.empty();
  private static final Optional<Role> KNIGHT = Optional.of(Role.KNIGHT);

  static Stream<Named<Supplier<Move>>> nonsense() {
    return Stream.of(
        named("PAWN a1xa1", () -> normal(Role.PAWN, Square.A1, Square.A1, KNIGHT)),
        named("PAWN a1-a2", () -> normal(Role.PAWN, Square.A1, Square.A2, NOTHING)),
        named("PAWN e7-e8", () -> normal(Role.PAWN, Square.E7, Square.E8, NOTHING)),
        named("PAWN e2-e5", () -> normal(Role.PAWN, Square.E2, Square.E5, NOTHING)),
        named("PAWN e3-e5", () -> normal(Role.PAWN, Square.E3, Square.E5, NOTHING)),
        named("PAWN e4xe5", () -> normal(Role.PAWN, Square.E4, Square.E5, KNIGHT)),
        named("PAWN e4-d5", () -> normal(Role.PAWN, Square.E4, Square.D5, NOTHING)),
        named("PAWN h4xa5", () -> normal(Role.PAWN, Square.H4, Square.A5, KNIGHT)),
        named("KNIGHT g1-g3", () -> normal(Role.KNIGHT, Square.G1, Square.G3, NOTHING)),
        named("ROOK a1-b2", () -> normal(Role.ROOK, Square.A1, Square.B2, NOTHING)),
        named("QUEEN d1-d1", () -> normal(Role.QUEEN, Square.D1, Square.D1, NOTHING)),
        named("KING e1-g1", () -> normal(Role.KING, Square.E1, Square.G1, NOTHING)),
        named("e1 and e1", () -> new Move.Castling(Square.E1, Square.E1)),
        named("e1 and h2", () -> new Move.Castling(Square.E1, Square.H2)),
        named("e4 and h4", () -> new Move.Castling(Square.E4, Square.H4)),
        named("a7-a8 KING", () -> promotion(Square.A7, Square.A8, Role.KING, NOTHING)),
        named("a7-a8 PAWN", () -> promotion(Square.A7, Square.A8, Role.PAWN, NOTHING)),
        named("a6-a7 QUEEN", () -> promotion(Square.A6, Square.A7, Role.QUEEN, NOTHING)),
        named("a7-b8 QUEEN", () -> promotion(Square.A7, Square.B8, Role.QUEEN, NOTHING)),
        named("a7xa8 QUEEN", () -> promotion(Square.A7, Square.A8, Role.QUEEN, KNIGHT)),
        named("a2-a8 QUEEN", () -> promotion(Square.A2, Square.A8, Role.QUEEN, NOTHING)),
        named("e4xd5", () -> new Move.EnPassant(Square.E4, Square.D5)),
        named("e5xe6", () -> new Move.EnPassant(Square.E5, Square.E6)),
        named("e5xd4", () -> new Move.EnPassant(Square.E5, Square.D4)));
  }

  @ParameterizedTest
  @MethodSource("nonsense")
  void what_no_board_makes_legal_is_refused(Supplier<Move> nonsense) {
    assertThatIllegalArgumentException()
        .isThrownBy(nonsense::get)
        .withMessageContaining("expected");
  }

  @Test
  void the_refusal_says_what_was_found() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> normal(Role.PAWN, Square.A1, Square.A1, KNIGHT))
        .withMessageContaining("PAWN a1xa1");
  }

  @Test
  void the_moves_that_can_be_made_are_those_that_some_board_makes_legal() {
    Set<Move> legal =
        Arrays.stream(Colour.values())
            .flatMap(MoveTest::legalSomewhere)
            .collect(Collectors.toSet());
    assertThat(AllMoves.stream().collect(Collectors.toSet())).isEqualTo(legal);
  }

  private static Stream<Move> legalSomewhere(Colour mover) {
    Stream<Move> steps = squares().flatMap(from -> squares().flatMap(to -> steps(mover, from, to)));
    return Stream.concat(
        steps, squares().flatMap(king -> squares().flatMap(rook -> castlings(mover, king, rook))));
  }

  /// The moves that the explainer of Article 3 finds legal on a nearly empty board.
  private static Stream<Move> steps(Colour mover, Square from, Square to) {
    return from == to
        ? Stream.empty()
        : roles()
            .flatMap(
                role -> boards(mover, from, to, role).flatMap(setup -> legal(setup, from, to)));
  }

  private static Stream<Setup> boards(Colour mover, Square from, Square to, Role role) {
    Board alone = Board.empty().with(from, Piece.of(mover, role));
    Square beside = Square.of(to.file(), from.rank());
    Stream<Board> captures =
        roles().map(other -> alone.with(to, Piece.of(mover.opposite(), other)));
    Setup passed =
        new Setup(
            alone.with(beside, Piece.of(mover.opposite(), Role.PAWN)),
            mover,
            Set.of(),
            Optional.of(to),
            0,
            1);
    return Stream.concat(
        Stream.concat(Stream.of(alone), captures).map(board -> Setup.of(board, mover)),
        role == Role.PAWN ? Stream.of(passed) : Stream.empty());
  }

  private static Stream<Move> legal(Setup setup, Square from, Square to) {
    return Stream.concat(Stream.of(Optional.<Role>empty()), roles().map(Optional::of))
        .flatMap(promotion -> legal(setup, new Attempt.Step(from, to, promotion)));
  }

  private static Stream<Move> castlings(Colour mover, Square king, Square rook) {
    Board board =
        Board.empty().with(king, Piece.of(mover, Role.KING)).with(rook, Piece.of(mover, Role.ROOK));
    Setup setup = new Setup(board, mover, Set.of(rook), Optional.empty(), 0, 1);
    return king == rook
        ? Stream.empty()
        : Arrays.stream(CastlingSide.values())
            .flatMap(side -> legal(setup, new Attempt.Castle(side)));
  }

  private static Stream<Move> legal(Setup setup, Attempt attempt) {
    return MoveExplanation.of(setup, attempt) instanceof MoveExplanation.Legal(Move move)
        ? Stream.of(move)
        : Stream.empty();
  }

  private static Stream<Square> squares() {
    return Arrays.stream(Square.values());
  }

  private static Stream<Role> roles() {
    return Arrays.stream(Role.values());
  }

  private static Named<Supplier<Move>> named(String name, Supplier<Move> move) {
    return Named.of(name, move);
  }

  private static Move normal(Role role, Square from, Square to, Optional<Role> captured) {
    return new Move.Normal(role, from, to, captured);
  }

  private static Move promotion(Square from, Square to, Role promoted, Optional<Role> captured) {
    return new Move.Promotion(from, to, promoted, captured);
  }
}
