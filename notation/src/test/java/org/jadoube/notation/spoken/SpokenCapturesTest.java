package org.jadoube.notation.spoken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.notation.PerftPositions.position;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Language;
import org.jadoube.notation.PerftPositions;
import org.jadoube.notation.SaidMove;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.san.San;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Captures that name what is captured: "pawn takes pawn".
class SpokenCapturesTest {
  private static final String ONE = "7k/8/8/3p4/4P1b1/8/4Q3/R3K3 w Q - 0 1";
  private static final String TWO = "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1";
  private static final String PASSING = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
  private static final SpokenMoves ENGLISH = SpokenMoves.in(Language.ENGLISH).orElseThrow();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ONE + " | pawn takes pawn | exd5",
        ONE + " | takes takes pawn |",
        ONE + " | queen takes bishop | Qxg4",
        ONE + " | the queen takes the bishop, please | Qxg4",
        ONE + " | queen takes a bishop | Qxg4",
        ONE + " | queen takes pawn |",
        ONE + " | queen takes knight on g4 |",
        ONE + " | queen takes bishop g four | Qxg4",
        ONE + " | e2 takes bishop | Qxg4",
        ONE + " | e takes pawn | exd5",
        ONE + " | pawn e4 takes pawn | exd5",
        TWO + " | pawn takes pawn |",
        TWO + " | pawn takes pawn f5 | exf5",
        PASSING + " | pawn takes pawn | exd6",
        "3q3k/4P3/8/8/8/8/8/4K3 w - - 0 1 | pawn takes queen becomes a rook | exd8=R+",
        "3q3k/4P3/8/8/8/8/8/4K3 w - - 0 1 | pawn takes queen |",
      })
  void what_is_captured_tells_the_move(String fen, String text, @Nullable String san) {
    Position position = position(fen);

    assertThat(ENGLISH.read(position, text).valueIfAny().map(move -> San.write(position, move)))
        .isEqualTo(Optional.ofNullable(san));
  }

  @Test
  void a_capture_that_can_be_made_twice_is_ambiguous() {
    TextFault fault = ENGLISH.read(position(TWO), "pawn takes pawn").faultIfAny().orElseThrow();

    assertThat(fault.kind()).isEqualTo(TextFault.Kind.AMBIGUOUS);
    assertThat(fault.candidates()).containsExactly("exd5", "exf5");
  }

  @Test
  void a_capture_without_a_square_says_what_is_captured() {
    SaidMove said = ENGLISH.said("queen takes bishop").orThrow();

    assertThat(said.plain()).isEqualTo("QxB");
    assertThat(said.taken()).contains(Role.BISHOP);
  }

  /// Compares the attempts, which come from the board alone, with the reader, which goes by legal
  /// moves.
  @Test
  void all_captures_of_one_piece_by_another_are_attempted() {
    for (Position position : PerftPositions.sample(100)) {
      for (Role role : Role.values()) {
        for (Role taken : List.of(Role.PAWN, Role.KNIGHT, Role.QUEEN)) {
          assertThat(attempted(position, role, taken))
              .isEqualTo(
                  position.legalMoves().stream()
                      .filter(move -> move.role() == role && !(move instanceof Move.Promotion))
                      .filter(move -> move.captured().equals(Optional.of(taken)))
                      .map(Move::toString)
                      .collect(Collectors.toCollection(TreeSet::new)));
        }
      }
    }
  }

  private static Set<String> attempted(Position position, Role role, Role taken) {
    SaidMove said = ENGLISH.said(role + " takes " + taken).orThrow();
    return said.attempts(Setup.of(position)).stream()
        .map((Attempt attempt) -> attempt.in(position))
        .flatMap(Optional::stream)
        .map(Move::toString)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
