package org.jadoube.tournament.trf.conversion;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.tournament.trf.record.CountField;
import org.jadoube.tournament.trf.record.ExtensionRecord;
import org.jadoube.tournament.trf.record.ExtensionRecord.Configuration;
import org.jadoube.tournament.trf.record.ExtensionRecord.ForbiddenPairs;
import org.jadoube.tournament.trf.record.ExtensionRecord.RoundCount;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.PairingRecord.Acceleration;
import org.jadoube.tournament.trf.record.PairingRecord.Byes;
import org.jadoube.tournament.trf.record.PairingRecord.ProhibitedPairings;
import org.jadoube.tournament.trf.record.TrfPlace;
import org.jadoube.tournament.trf.record.TrfRecord;

/// Writes settings in the records of a dialect.
final class SettingsWriter {
  private final PairingSettings settings;
  private final List<TrfLoss> losses;
  private final List<TrfRecord> records = new ArrayList<>();

  private SettingsWriter(PairingSettings settings, List<TrfLoss> losses) {
    this.settings = settings;
    this.losses = losses;
  }

  /// All settings but the byes, which depend on the players' rounds.
  ///
  /// @param players their starting ranks
  /// @param nextRound the round that is to be paired
  static List<TrfRecord> records(
      PairingSettings settings,
      TrfDialect dialect,
      List<Integer> players,
      int nextRound,
      List<TrfLoss> losses) {
    SettingsWriter writer = new SettingsWriter(settings, losses);
    switch (dialect) {
      case TRF26 -> writer.trf26();
      case JAVAFO, BBP_PAIRINGS -> writer.extensions(dialect, players, nextRound);
    }
    return writer.records;
  }

  private void trf26() {
    settings
        .rounds()
        .ifPresent(number -> records.add(new HeadingRecord.Count(CountField.ROUNDS, number)));
    settings
        .firstColour()
        .ifPresent(colour -> records.add(new HeadingRecord.InitialColour(colour)));
    HeadingRecord.PointSystem points = settings.points().brief();
    if (!points.equals(HeadingRecord.PointSystem.usual())) {
      records.add(points);
    }
    records.addAll(settings.accelerations());
    records.addAll(settings.prohibited());
    if (settings.byRank()) {
      losses.add(new TrfLoss("XXC", "pairing by the order of the lines instead of starting ranks"));
    }
  }

  private void extensions(TrfDialect dialect, List<Integer> players, int nextRound) {
    settings.rounds().ifPresent(number -> records.add(new RoundCount(number)));
    if (settings.byRank() || settings.firstColour().isPresent()) {
      records.add(new Configuration(settings.byRank(), settings.firstColour()));
    }
    if (dialect == TrfDialect.JAVAFO) {
      PointTable.values(settings.points()).ifPresent(records::add);
    } else {
      records.addAll(PointTable.engineValues(settings.points()));
    }
    tellAccelerations(nextRound);
    records.addAll(Accelerations.byPlayer(settings.accelerations(), players, nextRound));
    settings.prohibited().forEach(pairs -> forbid(pairs, nextRound));
  }

  private void tellAccelerations(int nextRound) {
    for (Acceleration each : settings.accelerations()) {
      if (each.lastRound() > nextRound) {
        losses.add(
            new TrfLoss("250", "points of the rounds after round " + nextRound, TrfPlace.of(each)));
      }
      if (each.matchPoints().isPresent()) {
        losses.add(new TrfLoss("250", "match points of teams", TrfPlace.of(each)));
      }
    }
  }

  /// An engine is told who must not meet in the round that is to be paired.
  private void forbid(ProhibitedPairings pairs, int nextRound) {
    boolean holds = pairs.firstRound() <= nextRound && nextRound <= pairs.lastRound();
    if (holds) {
      records.add(new ForbiddenPairs(pairs.participants()));
    }
    boolean always = pairs.firstRound() == 1 && pairs.lastRound() >= settings.rounds().orElse(999);
    if (!always) {
      losses.add(
          new TrfLoss(
              "260", range(pairs) + (holds ? "; now without an end" : ""), TrfPlace.of(pairs)));
    }
  }

  private static String range(ProhibitedPairings pairs) {
    return "pairings prohibited in rounds " + pairs.firstRound() + " to " + pairs.lastRound();
  }

  /// The records that settings are written in, which others replace.
  static boolean isSetting(TrfRecord record) {
    return switch (record) {
      case ExtensionRecord _ -> true;
      case HeadingRecord.Count(CountField field, int _) -> field == CountField.ROUNDS;
      case HeadingRecord.InitialColour _, HeadingRecord.PointSystem _ -> true;
      case Acceleration _, ProhibitedPairings _ -> true;
      case Byes _ -> true;
      default -> false;
    };
  }
}
