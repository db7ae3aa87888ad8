package org.jadoube.audit.same;

import java.util.ArrayList;
import java.util.List;

/// The names of files, numbered in order of appearance.
final class ArchiveNames {
  private final List<String> names = new ArrayList<>();

  /// The number of `archive`: the latest one, or a new one.
  int number(String archive) {
    if (names.isEmpty() || !names.getLast().equals(archive)) {
      names.add(archive);
    }
    return names.size() - 1;
  }

  String name(int number) {
    return names.get(number);
  }
}
