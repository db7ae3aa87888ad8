package org.jadoube.spark;

import java.io.Serializable;
import java.util.Optional;
import java.util.Set;
import org.jadoube.audit.Audit;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.terms.AuditTerms;
import org.jadoube.laws.edition.Edition;

/// What is asked of the audit. What has been made with other settings is not taken up again.
///
/// @param edition the name of the edition for all games; empty to choose one for each
/// @param leftOut the kinds of findings that are not wanted
record Settings(String edition, int drawAfter, boolean onlineUnderE04, Set<FindingKind> leftOut)
    implements Serializable {
  static final Settings USUAL = new Settings("", 0, false, Set.of());

  Settings {
    leftOut = Set.copyOf(leftOut);
  }

  Audit audit() {
    return Optional.of(edition)
        .filter(name -> !name.isEmpty())
        .map(name -> Audit.under(Edition.named(name).orElseThrow()))
        .orElseGet(Audit::byDate)
        .with(new AuditTerms(drawAfter, onlineUnderE04))
        .withFacts();
  }

  /// The same text for the same settings.
  String text() {
    return edition
        + " "
        + drawAfter
        + " "
        + onlineUnderE04
        + " "
        + leftOut.stream().sorted().toList();
  }
}
