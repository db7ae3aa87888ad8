package org.jadoube.audit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jadoube.audit.facts.GameFacts;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.game.GameCollector;
import org.jadoube.audit.game.Harvest;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.audit.judge.FactFinder;
import org.jadoube.audit.judge.Judge;
import org.jadoube.audit.same.Fingerprint;
import org.jadoube.audit.tournament.TournamentGame;
import org.jadoube.notation.pgn.reading.PgnBatch;

/// The findings and counts of a batch.
///
/// @param fingerprints of the games that may occur again, if anybody asked
/// @param parts the games as parts of events, if anybody asked
/// @param facts about all games, if anybody asked
record BatchReport(
    List<PlacedFinding> findings,
    List<Fingerprint> fingerprints,
    List<TournamentGame> parts,
    List<GameFacts> facts,
    long games,
    long plies,
    long bytes) {

  /// What else is wanted of each game besides findings.
  ///
  /// @param fingerprints whether games are compared
  /// @param tournaments whether events are judged
  /// @param facts whether facts are found
  record Wanted(boolean fingerprints, boolean tournaments, boolean facts) {
    boolean isAnything() {
      return fingerprints || tournaments || facts;
    }
  }

  static BatchReport of(PgnBatch batch, Judge judge, Wanted wanted) {
    Collected collected = new Collected(judge, wanted);
    try {
      batch.reader(new GameCollector(collected, judge.sieve(), wanted.facts())).readAll();
    } catch (IOException e) {
      throw new UncheckedIOException("a batch lies in memory", e);
    }
    return new BatchReport(
        collected.findings,
        collected.fingerprints,
        collected.parts,
        collected.facts,
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
  private static final class Collected implements Harvest {
    private final Judge judge;
    private final Wanted wanted;
    private final List<PlacedFinding> findings = new ArrayList<>();
    private final List<Fingerprint> fingerprints = new ArrayList<>();
    private final List<TournamentGame> parts = new ArrayList<>();
    private final List<GameFacts> facts = new ArrayList<>();
    private long games;
    private long plies;

    Collected(Judge judge, Wanted wanted) {
      this.judge = judge;
      this.wanted = wanted;
    }

    @Override
    public void judge(PlayedGame game) {
      List<PlacedFinding> found = judge.findings(game);
      findings.addAll(found);
      count(game.plies());
      note(game, found);
    }

    @Override
    public void pass(int plies, Supplier<PlayedGame> game) {
      count(plies);
      if (wanted.isAnything()) {
        note(game.get(), List.of());
      }
    }

    private void count(int plies) {
      games++;
      this.plies += plies;
    }

    private void note(PlayedGame game, List<PlacedFinding> found) {
      if (wanted.fingerprints()) {
        Fingerprint.of(game).ifPresent(fingerprints::add);
      }
      if (wanted.tournaments()) {
        TournamentGame.of(game).ifPresent(parts::add);
      }
      if (wanted.facts()) {
        facts.add(FactFinder.of(game, judge.edition(game), faults(found)));
      }
    }

    private static int faults(List<PlacedFinding> found) {
      return (int) found.stream().filter(each -> !each.finding().kind().informs()).count();
    }
  }
}
