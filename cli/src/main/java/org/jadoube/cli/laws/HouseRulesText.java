package org.jadoube.cli.laws;

import java.util.stream.Stream;
import org.jadoube.laws.regulations.HouseRules;

/// House rules in lines: each clause with what it settles, in place of which Article.
final class HouseRulesText {
  private HouseRulesText() {}

  static Stream<String> lines(HouseRules rules) {
    return Stream.concat(
        Stream.of(rules.title() + ", beside " + rules.edition()),
        rules.clauses().stream().flatMap(HouseRulesText::lines));
  }

  private static Stream<String> lines(HouseRules.Clause clause) {
    return Stream.concat(
        Stream.of("", clause.number() + "  " + clause.words()),
        clause.settings().stream()
            .map(setting -> "    " + setting.key() + " = " + setting.value() + place(setting)));
  }

  private static String place(HouseRules.Setting setting) {
    return setting.insteadOf().map(citation -> "  (in place of " + citation + ")").orElse("");
  }
}
