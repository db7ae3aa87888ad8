package org.jadoube.cli.audit;

import java.io.PrintWriter;
import org.jadoube.audit.Found;
import org.jadoube.audit.Summary;

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
  void found(Found found, PrintWriter out);

  /// After the last finding.
  ///
  /// @param seconds how long it took
  void end(Summary summary, double seconds, PrintWriter out);
}
