package org.jadoube.web.cases;

import java.util.List;
import java.util.Optional;

/// The question about an incident.
///
/// @param at the stage whose outcome is asked for; those before it give nothing away
/// @param text as a player would put it to the arbiter
/// @param deed the act that is ruled on; the answers are about it
/// @param answers one of them right
/// @param right the place of the right one, from 0
public record Question(int at, String text, String deed, List<Answer> answers, int right) {
  /// An answer to choose.
  ///
  /// @param why what is wrong with it; absent for the right one
  public record Answer(String text, Optional<String> why) {}

  public Question {
    answers = List.copyOf(answers);
  }
}
