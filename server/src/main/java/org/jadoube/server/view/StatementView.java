package org.jadoube.server.view;

import java.util.List;
import org.jadoube.wording.Statement;

/// What is said about an event, in parts.
///
/// @param headline what happened
/// @param citation the Articles: "FIDE 2023, Articles 7.5.1 and 7.5.5"
/// @param details the facts, a sentence each
public record StatementView(String headline, String citation, List<String> details) {
  public StatementView {
    details = List.copyOf(details);
  }

  static StatementView of(Statement statement) {
    return new StatementView(statement.headline(), statement.citation(), statement.details());
  }
}
