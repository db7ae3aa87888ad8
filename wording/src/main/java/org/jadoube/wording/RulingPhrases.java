package org.jadoube.wording;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Ruling;

/// Phrases for rulings: consequences, rule, facts and Article.
final class RulingPhrases {
  private RulingPhrases() {}

  /// The ruling as a sentence.
  ///
  /// @param has whether there is a message with that key: rules that are rarely applied have none
  static Phrase of(Ruling ruling, Predicate<String> has) {
    List<Phrase> consequences = ruling.consequences().stream().map(ConsequencePhrases::of).toList();
    return Phrase.of("ruling")
        .with(
            "consequences",
            consequences.isEmpty() ? Optional.empty() : Optional.of(new Clauses(consequences)))
        .with("grounds", new Clauses(grounds(ruling, has)))
        .with("citation", ruling.citation());
  }

  private static List<Phrase> grounds(Ruling ruling, Predicate<String> has) {
    Optional<Phrase> rule = rule(ruling.citation().rule(), has);
    List<Phrase> grounds =
        Stream.concat(rule.stream(), ruling.facts().stream().map(FactPhrases::of)).toList();
    return grounds.isEmpty() ? List.of(Phrase.of("rule.other")) : grounds;
  }

  private static Optional<Phrase> rule(Rule rule, Predicate<String> has) {
    return Optional.of(Keys.of("rule", rule)).filter(has).map(Phrase::of);
  }
}
