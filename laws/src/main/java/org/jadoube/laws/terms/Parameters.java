package org.jadoube.laws.terms;

import java.time.Duration;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;

/// The parameters of an edition, by provision and name. A number that an edition lacks is never
/// reached.
record Parameters(Edition edition) {
  static final int NEVER = Integer.MAX_VALUE / 4;

  String word(Rule rule, String name, String otherwise) {
    return edition.parameter(rule, name, otherwise);
  }

  int number(Rule rule, String name) {
    String word = word(rule, name, "");
    return word.isEmpty() ? NEVER : Integer.parseInt(word);
  }

  Duration minutes(Rule rule, String name) {
    return Duration.ofMinutes(number(rule, name));
  }
}
