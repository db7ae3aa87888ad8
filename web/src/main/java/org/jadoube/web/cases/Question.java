package org.jadoube.web.cases;

import java.util.List;

/// The question "What would you rule?"
///
/// @param answers the answers, one of them right
/// @param right the place of the right one, from 0
/// @param elsewhere differing rulings of other editions in which the case holds
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
