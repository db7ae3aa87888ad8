package org.jadoube.web.ask.check;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.BracketReview;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.RoundReview.Fault;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.SwissSystem;
import org.jadoube.tournament.pairing.history.PairedRound;
import org.jadoube.tournament.pairing.history.RoundQuestion;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.table.Pair;

/// The pairing of a round held against the rules.
public sealed interface CheckedRound {
  /// It cannot be.
  ///
  /// @param reason for people
  record Unchecked(String reason) implements CheckedRound {}

  /// It has been.
  ///
  /// @param faults absolute rules that it breaks
  /// @param otherwise what the rules lead to, if that is something else
  /// @param colours pairs with the wrong colours, as they should be
  record Checked(
      SwissSystem system, List<Fault> faults, Optional<Otherwise> otherwise, List<Pair> colours)
      implements CheckedRound {
    public Checked {
      faults = List.copyOf(faults);
      colours = List.copyOf(colours);
    }

    @Override
    public int differences() {
      return faults.size() + (otherwise.isPresent() ? 1 : 0) + colours.size();
    }
  }

  /// Another pairing than that of the rules.
  ///
  /// @param bracket the first in which they differ
  /// @param found what only the file has
  /// @param expected what only the rules have
  record Otherwise(BracketReview bracket, Part found, Part expected) {}

  /// A part of a pairing.
  record Part(List<Pair> pairs, OptionalInt bye) {
    public Part {
      pairs = List.copyOf(pairs);
    }

    /// The pairs, whatever their colours, and the bye that the other has not.
    static Part only(SwissAnswer.Paired these, SwissAnswer.Paired those) {
      Set<Pair> known = new HashSet<>(those.pairs());
      those.pairs().forEach(pair -> known.add(pair.reversed()));
      return new Part(
          these.pairs().stream().filter(pair -> !known.contains(pair)).toList(),
          these.bye().equals(those.bye()) ? OptionalInt.empty() : these.bye());
    }
  }

  /// How many differences were found.
  default int differences() {
    return 0;
  }

  /// The outcome of checking a round.
  ///
  /// @param round from 1
  static CheckedRound of(Tournament tournament, int round) {
    return switch (RoundQuestion.of(tournament, round)) {
      case RoundQuestion.Unready(var obstacle) -> new Unchecked(obstacle.sentence());
      case RoundQuestion.Ready(var question) ->
          of(question, PairedRound.of(tournament.rounds().get(round - 1)));
    };
  }

  private static CheckedRound of(SwissQuestion question, SwissAnswer.Paired given) {
    SwissSystem system = question.system();
    return switch (Swiss.review(question, given)) {
      case RoundReview.Illegal(var faults) ->
          new Checked(system, faults, Optional.empty(), List.of());
      case RoundReview.Legal(var brackets, var colours) ->
          new Checked(
              system,
              List.of(),
              brackets.stream()
                  .filter(each -> !each.isSame())
                  .findFirst()
                  .map(bracket -> otherwise(bracket, question, given)),
              colours);
    };
  }

  private static Otherwise otherwise(
      BracketReview bracket, SwissQuestion question, SwissAnswer.Paired given) {
    return switch (Swiss.answer(question)) {
      case SwissAnswer.Paired rules ->
          new Otherwise(bracket, Part.only(given, rules), Part.only(rules, given));
      case SwissAnswer.Impossible _ ->
          throw new IllegalStateException("a pairing of all was reviewed");
    };
  }
}
