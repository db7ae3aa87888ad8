package org.jadoube.spark;

import java.io.Serializable;
import java.util.Optional;
import java.util.Set;
import org.jadoube.audit.Audit;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.terms.AuditTerms;
import org.jadoube.laws.edition.Edition;

/// The settings of the audit. Results made with other settings are not reused.
///
/// @param edition the name of the edition for all games; empty to choose one for each
/// @param duplicates whether games are compared with each other
/// @param tournaments whether events are judged
/// @param leftOut the kinds of findings that are not wanted
record JobSettings(
    String edition,
    int drawAfter,
    boolean onlineUnderE04,
    boolean duplicates,
    boolean tournaments,
    Set<FindingKind> leftOut)
    implements Serializable {
  static final JobSettings USUAL = new JobSettings("", 0, false, false, false, Set.of());

  JobSettings {
    leftOut = Set.copyOf(leftOut);
  }

  Audit audit() {
    Audit audit = audit(edition).with(new AuditTerms(drawAfter, onlineUnderE04)).withFacts();
    audit = duplicates ? audit.withKeys() : audit;
    return tournaments ? audit.withParts() : audit;
  }

  /// Whether a finding is wanted.
  boolean wants(PlacedFinding found) {
    return !leftOut.contains(found.finding().kind());
  }

  private static Audit audit(String edition) {
    return Optional.of(edition)
        .filter(name -> !name.isEmpty())
        .map(name -> Audit.under(Edition.named(name).orElseThrow()))
        .orElseGet(Audit::byDate);
  }

  /// Equal for equal settings.
  String text() {
    return edition
        + " "
        + drawAfter
        + " "
        + onlineUnderE04
        + " "
        + duplicates
        + " "
        + tournaments
        + " "
        + leftOut.stream().sorted().toList();
  }
}
