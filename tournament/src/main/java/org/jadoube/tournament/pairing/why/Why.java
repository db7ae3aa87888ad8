package org.jadoube.tournament.pairing.why;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.pairing.BracketReview;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.swiss.Swiss;

/// Why the rules give a player one opponent, or the bye, and none of the others nearby.
///
/// Each alternative is tried: the best round in which the two meet is held against the round that
/// the rules lead to, so the reason is never a guess.
///
/// @param player the pairing number
/// @param opponent by the rules; empty for the bye
/// @param bracket who could have been paired with the player in the same bracket, by rank, and the
///   player
/// @param alternatives the nearest other opponents in the bracket, by rank
public record Why(
    int player, OptionalInt opponent, List<Integer> bracket, List<Alternative> alternatives) {
  public Why {
    Require.atLeast(1, player, "player");
    Require.atLeast(1, opponent.orElse(1), "opponent");
    bracket = List.copyOf(bracket);
    alternatives = List.copyOf(alternatives);
  }

  /// Another opponent, or another player for the bye, and what speaks against that.
  ///
  /// @param number the pairing number
  public record Alternative(int number, Against against) {
    public Alternative {
      Require.atLeast(1, number, "number");
    }
  }

  /// The reasons for a player.
  ///
  /// @param question of the round
  /// @param paired what the rules lead to
  /// @param player one who is to be paired
  /// @param most alternatives to look at
  public static Why of(SwissQuestion question, SwissAnswer.Paired paired, int player, int most) {
    Require.atLeast(0, most, "most");
    OptionalInt opponent = opponent(paired, player);
    List<Integer> bracket = bracket(question, paired, player);
    int here = bracket.indexOf(opponent.orElse(player));
    List<Alternative> alternatives =
        bracket.stream()
            .filter(each -> each != player && each != opponent.orElse(player))
            .sorted(Comparator.comparingInt(each -> Math.abs(bracket.indexOf(each) - here)))
            .limit(most)
            .sorted(Comparator.comparingInt(bracket::indexOf))
            .map(each ->
                new Alternative(
                    each,
                    opponent.isPresent()
                        ? new Trial(question, paired).meeting(player, each)
                        : new Trial(question, paired).byeOf(each)))
            .toList();
    return new Why(player, opponent, bracket, alternatives);
  }

  private static OptionalInt opponent(SwissAnswer.Paired paired, int player) {
    return paired.pairs().stream()
        .filter(pair -> pair.white() == player || pair.black() == player)
        .mapToInt(pair -> pair.white() == player ? pair.black() : pair.white())
        .findFirst();
  }

  /// The members of the bracket in which the player was paired; of the last one for the bye.
  private static List<Integer> bracket(
      SwissQuestion question, SwissAnswer.Paired paired, int player) {
    return switch (Swiss.review(question, paired)) {
      case RoundReview.Illegal _ -> List.of();
      case RoundReview.Legal(var brackets, var _) ->
          brackets.stream()
              .filter(each -> isPairedIn(each, player))
              .findFirst()
              .or(() -> brackets.stream().reduce((_, last) -> last))
              .map(each ->
                  Stream.concat(each.movedDown().stream(), each.residents().stream()).toList())
              .orElse(List.of());
    };
  }

  private static boolean isPairedIn(BracketReview bracket, int player) {
    return bracket.given().pairs().stream()
        .anyMatch(pair -> pair.white() == player || pair.black() == player);
  }
}
