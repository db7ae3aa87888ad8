package org.jadoube.wording;

import java.util.List;
import java.util.function.Predicate;
import org.jadoube.laws.Consequence;
import org.jadoube.laws.Ruling;

/// What is said of a ruling: what follows, under which rule, what it rests on, and the article.
final class RulingPhrases {
  private RulingPhrases() {}

  /// @param has whether there is a message of that key: rules that rulings seldom apply have none
  static Phrase of(Ruling ruling, Predicate<String> has) {
    Phrase phrase =
        Phrase.of("ruling")
            .with("consequences", clauses(ruling.consequences().stream().map(ConsequencePhrases::of).toList()))
            .with("facts", clauses(ruling.facts().stream().map(FactPhrases::of).toList()))
            .with("citation", ruling.citation());
    String rule = Keys.of("rule", ruling.citation().rule());
    return phrase.with("rule", has.test(rule) ? Phrase.of(rule) : "none");
  }

  private static Object clauses(List<Phrase> clauses) {
    return clauses.isEmpty() ? "none" : new Clauses(clauses);
  }
}
