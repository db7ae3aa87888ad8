package org.jadoube.tournament.trf.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class PairingCheckTest {
  /// Six players after a round in which 5 won by forfeit; 4 misses the second, so that five are to
  /// be paired.
  private static final String FILE =
      """
      XXR 3
      XXZ 4
      XXP 2 6
      001    1      Ana                               2100                             1.0    1     3 w 1
      001    2      Ben                               2000                             0.5    1     4 b =
      001    3      Cleo                              1900                             0.0    1     1 b 0
      001    4      Dan                               1800                             0.5    1     2 w =
      001    5      Eva                               1700                             1.0    1     6 w +
      001    6      Finn                              1600                             0.0    1     5 b -
      """;

  static Stream<Arguments> answers() {
    return Stream.of(
        answer("3/1 5/2 3/6 0"),
        answer("3/5 6/1 2/3 0"), // a forfeited game may be paired again
        answer("3/1 5/2 3/7 0", "Nobody has the starting rank 7.", "Player 6 is not paired."),
        answer("3/1 5/2 3/4 0", "Player 4 is paired but absent.", "Player 6 is not paired."),
        answer("3/1 5/2 1/6 3", "Player 1 is paired twice."),
        answer("3/1 3/2 5/6 0", "Players 1 and 3 met in round 1."),
        answer("3/1 5/2 6/3 0", "Players 2 and 6 must not meet."),
        answer("4/1 5/2 0/3 0/6 0", "The number of byes is 3, but 1 would do."),
        answer(
            "3/1 6/2 3/5 0",
            "Player 5 cannot get the bye after having had the points of round 1 without playing."),
        answer(
            "1/1 1",
            "Player 1 is paired twice.",
            "Player 2 is not paired.",
            "Player 3 is not paired.",
            "Player 5 is not paired.",
            "Player 6 is not paired."));
  }

  private static Arguments answer(String pairs, String... messages) {
    return Arguments.of(pairs, List.of(messages));
  }

  @ParameterizedTest
  @MethodSource("answers")
  void what_is_wrong_with_pairs_is_told(String pairs, List<String> messages) {
    var question =
        (PairingQuestion.Ready) PairingQuestion.of(Trf.read(FILE).file(), TrfDialect.JAVAFO);

    assertThat(PairingCheck.faults(question, EnginePairs.read(pairs.replace('/', '\n')).orThrow()))
        .map(PairingProblem::message)
        .isEqualTo(messages);
  }
}
