package org.jadoube.web.cases;

import java.util.List;

/// What would you rule?
///
/// @param answers of which one is right
/// @param right the place of the right one, from 0
/// @param elsewhere what other editions rule, where the case holds and the ruling is another
public record Question(List<String> answers, int right, List<Elsewhere> elsewhere) {
  /// The ruling of another edition.
  ///
  /// @param edition its year, or `E04`
  public record Elsewhere(String edition, String answer) {}

  public Question {
    answers = List.copyOf(answers);
    elsewhere = List.copyOf(elsewhere);
  }
}
