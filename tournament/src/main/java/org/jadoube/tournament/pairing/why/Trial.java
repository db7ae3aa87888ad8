package org.jadoube.tournament.pairing.why;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.tournament.pairing.BracketReview;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.table.Pair;

/// The best round in which something is otherwise than the rules want it.
///
/// @param paired what the rules lead to
record Trial(SwissQuestion question, SwissAnswer.Paired paired) {
  /// The reason that keeps two players apart, or somebody from the bye, whatever the rest of the
  /// round.
  ///
  /// @param other empty for the bye
  Optional<Against> absolute(int one, OptionalInt other) {
    return other.isPresent()
        ? keptApart(one, other.getAsInt())
        : Optional.<Against>of(new Against.ByeBarred()).filter(_ -> !contender(one).mayHaveBye());
  }

  /// The reason against two players meeting, or against somebody having the bye, although nothing
  /// keeps them apart.
  ///
  /// @param other empty for the bye
  Against tried(int one, OptionalInt other) {
    return against(
        other.isPresent()
            ? question.with(barred(number -> number == one), apartBut(one, other.getAsInt()))
            : question.with(barred(each -> each != one), question.apart()));
  }

  private Contender contender(int number) {
    return question.present().stream()
        .filter(each -> each.number() == number)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("not to be paired: " + number));
  }

  private Optional<Against> keptApart(int one, int other) {
    List<PastRound> past = contender(one).past();
    Optional<Against> met =
        IntStream.range(0, past.size())
            .filter(i -> past.get(i).opponent() == other)
            .<Against>mapToObj(i -> new Against.Met(i + 1))
            .findFirst();
    boolean apart =
        question.apart().contains(new Pair(one, other))
            || question.apart().contains(new Pair(other, one));
    return met.or(() -> apart ? Optional.of(new Against.KeptApart()) : Optional.empty())
        .or(() -> Swiss.sameColour(question, one, other).map(Against.SameColour::new));
  }

  private List<Contender> barred(IntPredicate bye) {
    return question.present().stream()
        .map(each -> bye.test(each.number()) ? each.withoutBye() : each)
        .toList();
  }

  private Set<Pair> apartBut(int one, int other) {
    Set<Pair> apart = new HashSet<>(question.apart());
    question.present().stream()
        .mapToInt(Contender::number)
        .filter(number -> number != one && number != other)
        .forEach(number -> apart.add(new Pair(one, number)));
    return apart;
  }

  private Against against(SwissQuestion forced) {
    return switch (Swiss.answer(forced)) {
      case SwissAnswer.Impossible _ -> new Against.NobodyLeft();
      case SwissAnswer.Paired other -> compared(other);
    };
  }

  private Against compared(SwissAnswer.Paired other) {
    return switch (Swiss.review(question, other)) {
      case RoundReview.Illegal _ -> new Against.NobodyLeft();
      case RoundReview.Legal(var brackets, var _) ->
          brackets.stream()
              .filter(each -> !each.isSame())
              .findFirst()
              .map(this::worse)
              .orElseGet(Against.Later::new);
    };
  }

  private Against worse(BracketReview bracket) {
    return bracket
        .worse()
        .<Against>map(with -> new Against.Worse(score(bracket), with, bracket.better(with)))
        .orElseGet(Against.Later::new);
  }

  private int score(BracketReview bracket) {
    return Stream.concat(bracket.movedDown().stream(), bracket.residents().stream())
        .mapToInt(number -> contender(number).tenths())
        .max()
        .orElse(0);
  }
}
