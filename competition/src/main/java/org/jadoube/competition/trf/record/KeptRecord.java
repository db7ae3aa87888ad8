package org.jadoube.competition.trf.record;

import static java.util.Objects.requireNonNull;

/// A line that stays as it is.
public sealed interface KeptRecord extends TrfRecord {
  /// The whole line, without blanks at its end.
  String line();

  /// A comment, beginning with `###`.
  record Comment(String line) implements KeptRecord {
    /// What comments begin with.
    public static final String MARK = "###";

    public Comment {
      kept(line);
      if (!line.startsWith(MARK)) {
        throw new IllegalArgumentException(
            "line must begin with " + MARK + ", not \"" + line + "\"");
      }
    }
  }

  /// A line that is not known, or could not be made sense of.
  record Unread(String line) implements KeptRecord {
    public Unread {
      kept(line);
    }
  }

  private static void kept(String line) {
    requireNonNull(line, "line");
    if (!line.equals(line.stripTrailing()) || !Fields.isPrintable(line) || line.isEmpty()) {
      throw new IllegalArgumentException(
          "line must be printable and without blanks at its end, not \"" + line + "\"");
    }
  }
}
