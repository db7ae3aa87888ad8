package org.jadoube.cli.audit;

import java.io.PrintWriter;
import org.jadoube.audit.Summary;
import org.jadoube.audit.finding.PlacedFinding;

/// How an audit's findings are written.
interface AuditFormat {
  /// The names that users give them.
  enum Name {
    TEXT,
    JSON,
    CSV
  }

  /// Before the first finding.
  default void begin(PrintWriter out) {}

  /// A finding.
  void found(PlacedFinding found, PrintWriter out);

  /// After the last finding.
  ///
  /// @param seconds how long it took
  void end(Summary summary, double seconds, PrintWriter out);
}
