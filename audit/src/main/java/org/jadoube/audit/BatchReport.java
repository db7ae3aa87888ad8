package org.jadoube.audit;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.audit.facts.EventPart;
import org.jadoube.audit.facts.GameFacts;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.same.GameFingerprint;

/// The findings and counts of a batch.
///
/// @param fingerprints of the games that may occur again, if anybody asked
/// @param parts the games as parts of events, if anybody asked
/// @param facts about all games, if anybody asked
record BatchReport(
    List<PlacedFinding> findings,
    List<GameFingerprint> fingerprints,
    List<Part> parts,
    List<GameFacts> facts,
    long games,
    long plies,
    long bytes) {

  /// A game as part of an event.
  record Part(FindingPlace place, EventPart part) {}

  /// The findings, including games that are in `seen`, in the order of the archive.
  List<PlacedFinding> withDuplicates(SeenGames seen, String archive, long gamesBefore) {
    List<PlacedFinding> all = new ArrayList<>();
    int next = 0;
    for (GameFingerprint print : fingerprints) {
      while (next < findings.size() && findings.get(next).place().game() <= print.place().game()) {
        all.add(findings.get(next++));
      }
      seen.add(print, archive, gamesBefore).ifPresent(all::add);
    }
    all.addAll(findings.subList(next, findings.size()));
    return all;
  }

  /// The counts, including all `findings`.
  Summary summary(List<PlacedFinding> findings) {
    return new Summary(games, plies, bytes, Summary.counted(findings));
  }
}
