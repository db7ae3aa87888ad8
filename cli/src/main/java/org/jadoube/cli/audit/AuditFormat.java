package org.jadoube.cli.audit;

import java.io.PrintWriter;
import java.util.List;
import org.jadoube.audit.Summary;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.cli.archive.ReadAs;
import org.jadoube.cli.archive.Trouble;

/// A format for the findings of an audit.
interface AuditFormat {
  /// The formats' names on the command line.
  enum Name {
    TEXT,
    JSON,
    CSV
  }

  /// Called before the first finding.
  default void begin(PrintWriter out) {}

  /// Writes a finding.
  void found(PlacedFinding found, PrintWriter out);

  /// Called after the last finding.
  ///
  /// @param troubles what of the files could not be read
  /// @param encodings in which encodings files were read that are not UTF-8
  /// @param seconds how long it took
  void end(
      Summary summary,
      List<Trouble> troubles,
      List<ReadAs> encodings,
      double seconds,
      PrintWriter out);
}
