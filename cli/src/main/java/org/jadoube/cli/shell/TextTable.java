package org.jadoube.cli.shell;

import java.util.List;

/// A table of text in columns.
public final class TextTable {
  private TextTable() {}

  /// The lines, names to the left, everything else to the right.
  ///
  /// @param rows as many cells each
  /// @param names the column of names, from 0
  public static List<String> lines(List<List<String>> rows, int names) {
    int[] widths = new int[rows.getFirst().size()];
    for (List<String> row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], width(row.get(i)));
      }
    }
    return rows.stream().map(row -> aligned(row, widths, names)).toList();
  }

  private static String aligned(List<String> row, int[] widths, int names) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String blanks = " ".repeat(widths[i] - width(row.get(i)));
      line.append(i == 0 ? "" : "  ");
      line.append(i == names ? row.get(i) + blanks : blanks + row.get(i));
    }
    return line.toString().stripTrailing();
  }

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }
}
