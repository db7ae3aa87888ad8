package org.jadoube.cli.audit.page;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.Severity;
import org.jadoube.laws.edition.Edition;

/// How an audit was made.
///
/// @param files the names of all files, as they were given
/// @param edition the edition for all games; empty if there was one for each
/// @param onlineUnderE04 whether games that were played online had other rules
/// @param chosen whether only games that meet a condition were audited
/// @param leftOut kinds of findings that were not to be reported
/// @param options the options that made a difference, as they were given
/// @param day when it was
/// @param program the program and its version
public record PageTerms(
    List<String> files,
    Optional<Edition> edition,
    boolean onlineUnderE04,
    boolean chosen,
    Set<FindingKind> leftOut,
    List<String> options,
    LocalDate day,
    String program) {
  /// The severities looked for; there may be any number of the others.
  List<Severity> severities() {
    return Arrays.stream(Severity.values())
        .filter(severity ->
            Arrays.stream(FindingKind.values())
                .anyMatch(kind -> kind.severity() == severity && !leftOut.contains(kind)))
        .toList();
  }
}
