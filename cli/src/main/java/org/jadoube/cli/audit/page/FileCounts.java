package org.jadoube.cli.audit.page;

import java.util.ArrayList;
import java.util.List;

/// The files and what was found in each. Beyond a number that somebody would read, they are only
/// counted.
final class FileCounts {
  private static final int MOST = 200;

  private final List<Row> rows = new ArrayList<>();
  private long more;

  /// A file.
  ///
  /// @param games how many games it has
  /// @param found those about which something was found
  record Row(String file, long games, SeverityCount found) {}

  void add(Row row) {
    if (rows.size() < MOST) {
      rows.add(row);
    } else {
      more++;
    }
  }

  List<Row> rows() {
    return List.copyOf(rows);
  }

  /// How many more files there are.
  long more() {
    return more;
  }
}
