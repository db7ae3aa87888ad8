package org.jadoube.chess.fate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.fate.men.Men;
import org.jadoube.chess.fate.phase.Phases;
import org.jadoube.testing.LongRun;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Compares verdicts with tables of all positions with few pieces.
class HelpmateTableTest {
  private static final int FEW_PHASES = 50;
  private static final int SOME = 8; // one in this many winnable positions is tested
  private static final int FEWER = 64;
  private static final int FEW = 100;
  private static final List<Role> ROLES =
      List.of(Role.PAWN, Role.KNIGHT, Role.BISHOP, Role.ROOK, Role.QUEEN);

  @ParameterizedTest
  @EnumSource(names = "KING", mode = EnumSource.Mode.EXCLUDE)
  void what_is_told_of_three_pieces_is_so(Role role) {
    assertThat(wrong(table(Piece.of(Colour.WHITE, role)), SOME)).isEmpty();
  }

  @Tag("long")
  @ParameterizedTest
  @EnumSource(names = "KING", mode = EnumSource.Mode.EXCLUDE)
  void everything_told_of_three_pieces_is_so(Role role) {
    assertThat(wrong(table(Piece.of(Colour.WHITE, role)), 1)).isEmpty();
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource({"rivals", "partners"})
  void what_is_told_of_four_pieces_is_so(Piece one, Piece other) {
    assertThat(wrong(table(one, other), LongRun.isOfAll() ? 1 : FEWER)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = "KING", mode = EnumSource.Mode.EXCLUDE)
  void no_walls_are_seen_between_three_pieces_that_mate(Role role) {
    assertThat(walledOff(table(Piece.of(Colour.WHITE, role)))).isEmpty();
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource({"rivals", "partners"})
  void no_walls_are_seen_between_four_pieces_that_mate(Piece one, Piece other) {
    assertThat(walledOff(table(one, other))).isEmpty();
  }

  /// One piece against another.
  static Stream<Arguments> rivals() {
    return pairs(Colour.BLACK);
  }

  /// Two pieces on one side.
  static Stream<Arguments> partners() {
    return pairs(Colour.WHITE);
  }

  private static Stream<Arguments> pairs(Colour second) {
    return ROLES.stream()
        .flatMap(other ->
            ROLES.stream()
                .limit(ROLES.indexOf(other) + 1)
                .map(one -> Arguments.of(Piece.of(Colour.WHITE, one), Piece.of(second, other))));
  }

  private static HelpmateTable table(Piece... pieces) {
    return HelpmateTable.of(
        Stream.concat(Stream.of(Piece.WHITE_KING, Piece.BLACK_KING), Stream.of(pieces)).toList());
  }

  /// Positions that can be won although walls seem to prevent it; tests one in `FEW`.
  private static List<Position> walledOff(HelpmateTable table) {
    return table
        .positions(FEW)
        .filter(it -> it.legalMoveCount() > 0)
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

  /// Positions with wrong verdicts: tests every `step`th of the winnable positions and all others.
  private static List<Position> wrong(HelpmateTable table, int step) {
    return table
        .positions(1)
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
