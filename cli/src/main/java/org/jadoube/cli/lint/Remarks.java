package org.jadoube.cli.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The remarks about one game. If nearly everything is wrong, only the first ones are kept.
final class Remarks {
  private static final int MOST = 1_000;

  private final List<Remark> kept = new ArrayList<>();
  private int more;

  boolean isEmpty() {
    return kept.isEmpty();
  }

  void add(Remark remark) {
    if (kept.size() < MOST) {
      kept.add(remark);
    } else {
      more++;
    }
  }

  /// The remarks in the order of the file, then the number of those left out.
  Stream<Remark> inOrder() {
    List<Remark> sorted = kept.stream().sorted(Remark.BY_PLACE).toList();
    return more == 0 ? sorted.stream() : Stream.concat(sorted.stream(), leftOut(sorted.getLast()));
  }

  private Stream<Remark> leftOut(Remark last) {
    String text = "too many faults in this game: " + more + " more remarks are left out";
    return Stream.of(new Remark(last.game(), last.line(), last.column(), text));
  }
}
