package org.jadoube.cli.audit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.Severity;

/// The kinds of findings in the help, by their severity.
final class KindsHelp {
  private static final int WIDTH = 78;
  private static final String CONTINUED = " ".repeat(11);

  private KindsHelp() {}

  static List<String> lines() {
    return Stream.concat(
            Stream.of("", "Kinds of findings:"),
            Arrays.stream(Severity.values()).flatMap(severity -> lines(severity).stream()))
        .toList();
  }

  private static List<String> lines(Severity severity) {
    List<String> lines = new ArrayList<>();
    String line = String.format(Locale.ROOT, "  %-8s", severity.id());
    for (String kind : kinds(severity)) {
      if (line.length() + kind.length() >= WIDTH) {
        lines.add(line);
        line = CONTINUED + kind;
      } else {
        line += " " + kind;
      }
    }
    lines.add(line);
    return lines;
  }

  /// Their names, each but the last with a comma.
  private static List<String> kinds(Severity severity) {
    List<String> names =
        Arrays.stream(FindingKind.values())
            .filter(kind -> kind.severity() == severity)
            .map(FindingKind::id)
            .toList();
    return List.of(String.join(", ", names).split(" "));
  }
}
