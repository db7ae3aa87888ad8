package org.jadoube.tournament.trf.tournament;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.ScoredResult;
import org.jadoube.tournament.trf.record.TrfPoints;

/// Points of a tournament as a file has them.
final class WrittenPoints {
  private WrittenPoints() {}

  /// The point system; nothing if it is the usual one.
  static Optional<HeadingRecord.PointSystem> of(PointSystem points) {
    Map<ScoredResult, TrfPoints> worth = new EnumMap<>(ScoredResult.class);
    var games = points.games();
    worth.put(ScoredResult.W, FilePoints.of(games.winHalves()));
    worth.put(ScoredResult.D, FilePoints.of(games.drawHalves()));
    worth.put(ScoredResult.L, FilePoints.of(games.lossHalves()));
    worth.put(ScoredResult.A, FilePoints.of(games.forfeitHalves().orElse(games.lossHalves())));
    worth.put(ScoredResult.P, FilePoints.of(points.allocatedByeHalves()));
    return Optional.of(new HeadingRecord.PointSystem(worth).brief())
        .filter(system -> !system.equals(HeadingRecord.PointSystem.usual()));
  }

  static TrfPoints of(Fraction points) {
    return new TrfPoints(points.decimal(1).movePointRight(1).intValueExact());
  }
}
