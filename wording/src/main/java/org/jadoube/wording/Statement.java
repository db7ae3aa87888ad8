package org.jadoube.wording;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The words about something that happened or was refused, in parts that can be shown apart.
///
/// @param headline what happened, in one or a few plain sentences
/// @param citation the Articles, without a full stop: "FIDE 2023, Articles 7.5.1 and 7.5.5"
/// @param details the facts as sentences; none of them repeats the headline
/// @since 0.1.0
public record Statement(String headline, String citation, List<String> details) {
  public Statement {
    details = List.copyOf(details);
  }

  /// The headline and the Articles.
  public String summary() {
    return headline + " " + citation + ".";
  }

  /// All of it: the headline, the Articles, the facts.
  public String text() {
    return Stream.concat(Stream.of(summary()), details.stream()).collect(Collectors.joining(" "));
  }
}
