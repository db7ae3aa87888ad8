package org.jadoube.audit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.game.GameCollector;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.audit.judge.Judge;
import org.jadoube.audit.same.Fingerprint;
import org.jadoube.notation.pgn.reading.PgnBatch;

/// The findings and counts of a batch.
///
/// @param fingerprints of the games that may occur again, if anybody asked
record BatchReport(
    List<PlacedFinding> findings,
    List<Fingerprint> fingerprints,
    long games,
    long plies,
    long bytes) {

  static BatchReport of(PgnBatch batch, Judge judge, boolean compared) {
    Collected collected = new Collected(judge, compared);
    try {
      batch.reader(new GameCollector(collected::add)).readAll();
    } catch (IOException e) {
      throw new UncheckedIOException("a batch lies in memory", e);
    }
    return new BatchReport(
        collected.findings,
        collected.fingerprints,
        collected.games,
        collected.plies,
        batch.length());
  }

  /// The findings, together with games that are in `seen`, in the order of the archive.
  List<PlacedFinding> withDuplicates(SeenGames seen, String archive, long gamesBefore) {
    List<PlacedFinding> all = new ArrayList<>();
    int next = 0;
    for (Fingerprint print : fingerprints) {
      while (next < findings.size() && findings.get(next).place().game() <= print.place().game()) {
        all.add(findings.get(next++));
      }
      seen.add(print, archive, gamesBefore).ifPresent(all::add);
    }
    all.addAll(findings.subList(next, findings.size()));
    return all;
  }

  /// The counts, with those of all `findings`.
  Summary summary(List<PlacedFinding> findings) {
    return new Summary(games, plies, bytes, Summary.counted(findings));
  }

  /// What has been found so far.
  private static final class Collected {
    private final Judge judge;
    private final boolean compared;
    private final List<PlacedFinding> findings = new ArrayList<>();
    private final List<Fingerprint> fingerprints = new ArrayList<>();
    private long games;
    private long plies;

    Collected(Judge judge, boolean compared) {
      this.judge = judge;
      this.compared = compared;
    }

    void add(PlayedGame game) {
      findings.addAll(judge.findings(game));
      games++;
      plies += game.plies();
      if (compared) {
        Fingerprint.of(game).ifPresent(fingerprints::add);
      }
    }
  }
}
