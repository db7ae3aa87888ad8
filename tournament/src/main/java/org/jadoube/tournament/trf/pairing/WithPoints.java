package org.jadoube.tournament.trf.pairing;

import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.SettingsReader;
import org.jadoube.tournament.trf.record.HeadingRecord.PointSystem;
import org.jadoube.tournament.trf.record.PlayerRecord.Player;
import org.jadoube.tournament.trf.record.TrfRecord;

/// Points where the file has none: engines pair by them.
final class WithPoints {
  private WithPoints() {}

  static TrfFile counted(TrfFile file) {
    PointSystem points = SettingsReader.read(file).points();
    int rounds = file.roundsPaired();
    return new TrfFile(
        file.records().stream().map(record -> counted(record, points, rounds)).toList());
  }

  private static TrfRecord counted(TrfRecord record, PointSystem points, int rounds) {
    return record instanceof Player player && player.points().isEmpty()
        ? player.counted(points, rounds)
        : record;
  }
}
