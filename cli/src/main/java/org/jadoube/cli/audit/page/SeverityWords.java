package org.jadoube.cli.audit.page;

import org.jadoube.audit.finding.Severity;

/// The meaning of severities, for people who have not read `docs/findings.md`.
final class SeverityWords {
  private SeverityWords() {}

  /// `Errors`.
  static String title(Severity severity) {
    return switch (severity) {
      case ERROR -> "Errors";
      case WARNING -> "Warnings";
      case NOTE -> "Notes";
    };
  }

  /// A sentence.
  static String meaning(Severity severity) {
    return switch (severity) {
      case ERROR ->
          "Something in the record is wrong: it breaks the Laws or contradicts itself. The players"
              + " may have done so, or whoever wrote it down.";
      case WARNING -> "The record is doubtful or badly written, so somebody should look at it.";
      case NOTE -> "Nothing is wrong with these games.";
    };
  }

  /// Games that have this at worst.
  static String ofGame(Severity severity) {
    return switch (severity) {
      case ERROR -> "with an error";
      case WARNING -> "with something doubtful";
      case NOTE -> "with only a note";
    };
  }
}
