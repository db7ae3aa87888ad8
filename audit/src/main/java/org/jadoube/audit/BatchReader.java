package org.jadoube.audit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jadoube.audit.facts.GameFacts;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.game.GameCollector;
import org.jadoube.audit.game.Harvest;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.audit.judge.FactFinder;
import org.jadoube.audit.judge.Judge;
import org.jadoube.audit.same.GameFingerprint;
import org.jadoube.audit.tournament.TournamentGame;
import org.jadoube.notation.pgn.reading.PgnBatch;

/// Reads one batch after another, and keeps what it has learnt, such as the values of tags. One
/// thread at a time may use it.
final class BatchReader implements Harvest {
  private final Judge judge;
  private final Set<WantedFacts> wanted;
  private final GameCollector collector;
  private final FactFinder finder = new FactFinder();
  private List<PlacedFinding> findings = List.of();
  private List<GameFingerprint> fingerprints = List.of();
  private List<BatchReport.Part> parts = List.of();
  private List<GameFacts> facts = List.of();
  private long games;
  private long plies;

  BatchReader(Judge judge, Set<WantedFacts> wanted) {
    this.judge = judge;
    this.wanted = wanted;
    collector = new GameCollector(this, judge.sieve(), wanted.contains(WantedFacts.FACTS));
  }

  BatchReport report(PgnBatch batch) {
    begin();
    try {
      batch.reader(collector).readAll();
    } catch (IOException e) {
      throw new UncheckedIOException("a batch lies in memory", e);
    }
    return new BatchReport(findings, fingerprints, parts, facts, games, plies, batch.length());
  }

  private void begin() {
    findings = new ArrayList<>();
    fingerprints = new ArrayList<>();
    parts = new ArrayList<>();
    facts = new ArrayList<>();
    games = 0;
    plies = 0;
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
    if (!wanted.isEmpty()) {
      note(game.get(), List.of());
    }
  }

  private void count(int plies) {
    games++;
    this.plies += plies;
  }

  private void note(PlayedGame game, List<PlacedFinding> found) {
    if (wanted.contains(WantedFacts.KEYS)) {
      GameFingerprint.of(game).ifPresent(fingerprints::add);
    }
    if (wanted.contains(WantedFacts.PARTS)) {
      TournamentGame.part(game.tags())
          .ifPresent(part -> parts.add(new BatchReport.Part(game.place(), part)));
    }
    if (wanted.contains(WantedFacts.FACTS)) {
      facts.add(finder.of(game, judge.edition(game), faults(found)));
    }
  }

  private static int faults(List<PlacedFinding> found) {
    return (int) found.stream().filter(each -> !each.finding().kind().informs()).count();
  }
}
