package org.jadoube.tournament.pairing.why;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.pairing.BracketReview;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.ReturnGames;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.UpfloatSystem;
import org.jadoube.tournament.pairing.swiss.Swiss;

/// Why the rules give a player one opponent, or the bye, and none of the others nearby.
///
/// Each alternative is tried: the best round in which the two meet is held against the round that
/// the rules lead to, so the reason is never a guess.
///
/// @param player the pairing number
/// @param opponent by the rules; empty for the bye
/// @param within by rank, those among whom the player could have had another opponent, and the
///   player: the bracket, or everybody where anybody may come up to one
/// @param alternatives the nearest other opponents of these, by rank
/// @since 0.1.0
public record Why(
    int player, OptionalInt opponent, List<Integer> within, List<Alternative> alternatives) {
  public Why {
    Require.atLeast(1, player, "player");
    Require.atLeast(1, opponent.orElse(1), "opponent");
    within = List.copyOf(within);
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

  /// How much is looked at.
  ///
  /// @param told alternatives at most
  /// @param tried of those that nothing absolute excludes, how many: each takes as long as pairing
  ///   two rounds
  public record Extent(int told, int tried) {
    public Extent {
      Require.atLeast(0, told, "told");
      Require.atLeast(0, tried, "tried");
    }
  }

  /// The reasons for a player.
  ///
  /// @param question of the round
  /// @param paired what the rules lead to
  /// @param player one who is to be paired
  public static Why of(
      SwissQuestion question, SwissAnswer.Paired paired, int player, Extent extent) {
    Require.atLeast(1, player, "player");
    OptionalInt opponent = opponent(paired, player);
    List<Integer> within = within(question, paired, player);
    int here = within.indexOf(opponent.orElse(player));
    List<Integer> others =
        within.stream()
            .filter(each -> each != player && each != opponent.orElse(player))
            .sorted(Comparator.comparingInt(each -> Math.abs(within.indexOf(each) - here)))
            .toList();
    Trial trial = new Trial(question, paired);
    List<Alternative> alternatives = new ArrayList<>();
    int tried = 0;
    for (int other : others) {
      int one = opponent.isPresent() ? player : other;
      OptionalInt against = opponent.isPresent() ? OptionalInt.of(other) : opponent;
      Optional<Against> absolute = trial.absolute(one, against);
      if (alternatives.size() < extent.told() && (absolute.isPresent() || tried < extent.tried())) {
        tried += absolute.isPresent() ? 0 : 1;
        alternatives.add(
            new Alternative(other, absolute.orElseGet(() -> trial.tried(one, against))));
      }
    }
    alternatives.sort(Comparator.comparingInt(each -> within.indexOf(each.number())));
    return new Why(player, opponent, within, alternatives);
  }

  /// The reason against a player's opponent in a pairing that somebody made; empty if the rules
  /// lead to it, but for the colours.
  ///
  /// @param question of the round
  /// @param paired what the rules lead to
  /// @param given what somebody made
  /// @param player one who is paired in both
  public static Optional<Against> against(
      SwissQuestion question, SwissAnswer.Paired paired, SwissAnswer.Paired given, int player) {
    Require.atLeast(1, player, "player");
    OptionalInt opponent = opponent(given, player);
    Trial trial = new Trial(question, paired);
    return opponent.equals(opponent(paired, player))
        ? Optional.empty()
        : Optional.of(
            trial.absolute(player, opponent).orElseGet(() -> trial.tried(player, opponent)));
  }

  /// Whom a player meets; nobody with the bye.
  public static OptionalInt opponent(SwissAnswer.Paired paired, int player) {
    Require.atLeast(1, player, "player");
    return paired.pairs().stream()
        .filter(pair -> pair.white() == player || pair.black() == player)
        .mapToInt(pair -> pair.white() == player ? pair.black() : pair.white())
        .findFirst();
  }

  private static List<Integer> within(
      SwissQuestion question, SwissAnswer.Paired paired, int player) {
    return switch (question.system()) {
      case DutchEdition _ -> bracket(question, paired, player);
      case UpfloatSystem _ -> ranked(question);
      case ReturnGames _ -> List.of();
    };
  }

  private static List<Integer> ranked(SwissQuestion question) {
    return question.present().stream()
        .sorted(
            Comparator.comparingInt(Contender::tenths)
                .reversed()
                .thenComparingInt(Contender::number))
        .map(Contender::number)
        .toList();
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
