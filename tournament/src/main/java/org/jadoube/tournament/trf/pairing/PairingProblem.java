package org.jadoube.tournament.trf.pairing;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jadoube.chess.domain.Require;

/// Why the next round cannot be paired yet, or why an engine's pairs cannot stand.
///
/// @param numbers those in its sentence, in their order; players are named by starting rank
/// @since 0.1.0
public record PairingProblem(Kind kind, List<Integer> numbers) {
  /// The kinds of faults.
  public enum Kind {
    /// There are no players, or too few of them are present.
    TOO_FEW_PLAYERS("At least two players must be present, not %d."),
    /// The file does not say how many rounds there will be (142 or XXR).
    ROUNDS_UNKNOWN("The file does not say how many rounds there are (142 or XXR)."),
    /// All rounds have been paired.
    ALL_ROUNDS_PAIRED("The last round, %d, has been paired."),
    /// A game has no result.
    RESULT_MISSING("Round %d: the game of %d against %d has no result."),
    /// The lines of both players contradict each other about a round.
    CONTRADICTION("Round %d: the lines of %d and %d contradict each other."),
    /// Two players have the same starting rank.
    SAME_STARTING_RANK("Two players have the starting rank %d."),
    /// Engines number the players from 1 without gaps.
    STARTING_RANK_MISSING("No player has the starting rank %d."),
    /// The tournament is one of teams, which the engines do not pair.
    TEAM_TOURNAMENT("Pairing engines do not pair teams."),

    /// Nobody has that starting rank.
    UNKNOWN_PLAYER("Nobody has the starting rank %d."),
    /// Somebody is paired who is not there.
    ABSENT_PLAYER("Player %d is paired but absent."),
    /// Somebody is paired more than once.
    PAIRED_TWICE("Player %d is paired twice."),
    /// Somebody who is there is not paired.
    NOT_PAIRED("Player %d is not paired."),
    /// Two have played each other before (C.04.1, 2).
    PLAYED_BEFORE("Players %d and %d met in round %d."),
    /// Two must not meet (260 or XXP).
    PROHIBITED("Players %d and %d must not meet."),
    /// There are more byes than the number of players makes necessary (C.04.1, 3).
    TOO_MANY_BYES("The number of byes is %d, but %d would do."),
    /// The bye goes to somebody who had one or won a round without playing (C.04.1, 4).
    NO_RIGHT_TO_BYE(
        "Player %d cannot get the bye after having had the points of round %d without playing.");

    private final String sentence;

    Kind(String sentence) {
      this.sentence = sentence;
    }

    PairingProblem of(Integer... numbers) {
      return new PairingProblem(this, Arrays.asList(numbers));
    }

    private int numbers() {
      return sentence.split("%d", -1).length - 1;
    }
  }

  public PairingProblem {
    numbers = List.copyOf(numbers);
    Require.within(kind.numbers(), kind.numbers(), numbers.size(), "numbers.size()");
    numbers.forEach(number -> Require.atLeast(0, number, "number"));
  }

  /// As a sentence in English.
  public String message() {
    return String.format(Locale.ROOT, kind.sentence, numbers.toArray());
  }
}
