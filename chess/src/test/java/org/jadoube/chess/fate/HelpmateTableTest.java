package org.jadoube.chess.fate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Verdicts against tables of all positions with few pieces.
class HelpmateTableTest {
  private static final int FEW_PHASES = 50;
  private static final List<Piece> KINGS = List.of(Piece.WHITE_KING, Piece.BLACK_KING);

  @ParameterizedTest
  @EnumSource(names = "KING", mode = EnumSource.Mode.EXCLUDE)
  void what_is_told_of_three_pieces_is_so(Role role) {
    assertThat(wrong(List.of(Piece.of(Colour.WHITE, role)), 50)).isEmpty();
  }

  @Tag("long")
  @ParameterizedTest
  @EnumSource(names = "KING", mode = EnumSource.Mode.EXCLUDE)
  void everything_told_of_three_pieces_is_so(Role role) {
    assertThat(wrong(List.of(Piece.of(Colour.WHITE, role)), 1)).isEmpty();
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("pairs")
  void what_is_told_of_four_pieces_is_so(Piece one, Piece other) {
    assertThat(wrong(List.of(one, other), 100)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = "KING", mode = EnumSource.Mode.EXCLUDE)
  void no_walls_are_seen_between_three_pieces_that_mate(Role role) {
    assertThat(walledOff(List.of(Piece.of(Colour.WHITE, role)))).isEmpty();
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("pairs")
  void no_walls_are_seen_between_four_pieces_that_mate(Piece one, Piece other) {
    assertThat(walledOff(List.of(one, other))).isEmpty();
  }

  static Stream<Arguments> pairs() {
    return Stream.of(Role.KNIGHT, Role.BISHOP, Role.PAWN)
        .flatMap(role ->
            Stream.of(Role.PAWN, Role.KNIGHT, Role.BISHOP, Role.ROOK, Role.QUEEN)
                .map(other ->
                    Arguments.of(Piece.of(Colour.WHITE, role), Piece.of(Colour.BLACK, other))));
  }

  /// Positions, one of fifty, that can be won though walls are thought to prevent it.
  private static List<Position> walledOff(List<Piece> pieces) {
    return HelpmateTable.of(Stream.concat(KINGS.stream(), pieces.stream()).toList())
        .positions()
        .filter(it -> Math.floorMod(it.hash(), 50) == 0 && it.legalMoveCount() > 0)
        .filter(it -> Stream.of(Colour.values()).anyMatch(winner -> isWalledOff(it, winner)))
        .limit(10)
        .toList();
  }

  private static boolean isWalledOff(Position position, Colour winner) {
    return HelpmateTable.isWinnable(position, winner)
        && Stream.of(Phases.Grain.values())
            .map(grain -> new Phases(Men.of(position), position.turn() == winner, grain))
            .anyMatch(phases -> phases.exclude(FEW_PHASES));
  }

  /// Positions told wrong: of those that can be won every `step`th is asked about, of the others
  /// all.
  private static List<Position> wrong(List<Piece> pieces, int step) {
    return HelpmateTable.of(Stream.concat(KINGS.stream(), pieces.stream()).toList())
        .positions()
        .filter(position -> Stream.of(Colour.values()).anyMatch(it -> isWrong(position, it, step)))
        .limit(10)
        .toList();
  }

  private static boolean isWrong(Position position, Colour winner, int step) {
    boolean winnable = HelpmateTable.isWinnable(position, winner);
    if (winnable && Math.floorMod(position.hash(), step) != 0) {
      return false;
    }
    return switch (Fate.full(position, winner)) {
      case Fate.Winnable _ -> !winnable;
      case Fate.Unwinnable _ -> winnable;
      case Fate.Undecided _ -> true;
    };
  }
}
