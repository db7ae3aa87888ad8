package org.jadoube.tournament.trf.record;

/// A line that stays as it is: a comment, or one that is not known or could not be made sense of.
///
/// @param line the whole of it, without blanks at its end
/// @since 0.1.0
public record KeptLine(String line) implements TrfRecord {
  private static final String COMMENT = "###";

  public KeptLine {
    if (!line.equals(line.stripTrailing()) || !ColumnChecks.isPrintable(line) || line.isEmpty()) {
      throw new IllegalArgumentException(
          "line must be printable and without blanks at its end, not \"" + line + "\"");
    }
  }

  /// Whether such a line is a comment.
  public static boolean isComment(String line) {
    return line.startsWith(COMMENT);
  }
}
