package org.jadoube.tournament.trf.tournament;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.TrfLoss;
import org.jadoube.tournament.trf.record.ExtensionRecord;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.ScoredResult;
import org.jadoube.tournament.trf.record.TrfPlace;
import org.jadoube.tournament.trf.record.TrfPoints;

/// Points in tenths as files have them, and in halves as tournaments have them.
final class FilePoints {
  private static final int TENTHS = 5;

  private FilePoints() {}

  /// The file's point system; empty with a reason if a tournament cannot have it.
  static Optional<PointSystem> of(
      TrfFile file,
      HeadingRecord.PointSystem points,
      List<Contradiction> reasons,
      List<TrfLoss> losses) {
    boolean halves =
        Stream.of(ScoredResult.values()).allMatch(each -> points.of(each).tenths() % TENTHS == 0);
    int win = halves(points, ScoredResult.W);
    int draw = halves(points, ScoredResult.D);
    int loss = halves(points, ScoredResult.L);
    if (!halves || win < draw || draw < loss) {
      reasons.add(
          new Contradiction(
              place(file),
              "The point system is not one of half points in which winning is worth most."));
      return Optional.empty();
    }
    int absent = halves(points, ScoredResult.A);
    if (absent != 0) {
      losses.add(new TrfLoss("162", "points for zero-point byes", place(file)));
    }
    OptionalInt forfeit = absent == loss ? OptionalInt.empty() : OptionalInt.of(absent);
    Scoring scoring = new Scoring(win, draw, loss, forfeit);
    int bye = halves(points, ScoredResult.P);
    return Optional.of(new PointSystem(scoring, bye, Optional.empty()));
  }

  /// The first record that says what results are worth.
  private static Optional<TrfPlace> place(TrfFile file) {
    return file.records().stream()
        .filter(record ->
            record instanceof HeadingRecord.PointSystem
                || record instanceof ExtensionRecord.PointValues
                || record instanceof ExtensionRecord.EngineValue)
        .map(TrfPlace::of)
        .findFirst();
  }

  private static int halves(HeadingRecord.PointSystem points, ScoredResult result) {
    return points.of(result).tenths() / TENTHS;
  }

  /// Half points in tenths.
  static TrfPoints of(int halves) {
    return new TrfPoints(halves * TENTHS);
  }
}
