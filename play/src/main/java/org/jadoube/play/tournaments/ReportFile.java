package org.jadoube.play.tournaments;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.Conversion;
import org.jadoube.tournament.trf.conversion.TrfConversion;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.TrfRecord;
import org.jadoube.tournament.trf.tournament.TournamentFile;

/// A tournament report file of a tournament.
final class ReportFile {
  /// Which of the [OwnRecords] a file gets.
  enum Own {
    /// None, since it came from elsewhere.
    NONE,
    /// All but the system of a Swiss that an engine paired.
    BUT_SYSTEM,
    /// All.
    ALL
  }

  private ReportFile() {}

  /// All or most if it was held here: nothing is left of another file, and each game that anybody
  /// may see was made here.
  ///
  /// @param paired whether Swiss rounds are paired by our own systems, and not by an engine
  static Own own(Tournament whole, boolean paired) {
    boolean here =
        whole.report().isEmpty()
            && whole.rounds().stream()
                .filter(Round::published)
                .flatMap(round -> round.games().stream())
                .allMatch(game -> game.id().isPresent());
    if (!here) {
      return Own.NONE;
    }
    return paired ? Own.ALL : Own.BUT_SYSTEM;
  }

  /// The tournament as far as its rounds are published, and what the file has no place for.
  ///
  /// @param seen the record with the results of its games
  /// @param own records that it needs if it was held here
  /// @param arbiters the names of its chief arbiters
  static Conversion of(Tournament seen, Own own, List<String> arbiters, TrfDialect dialect) {
    Conversion written = TournamentFile.of(seen);
    TrfFile file = written.file();
    List<TrfRecord> records = new ArrayList<>(file.records());
    if (own != Own.NONE) {
      OwnRecords added = new OwnRecords(seen, file);
      records.addAll(
          (int) file.all(HeadingRecord.Text.class).count(), added.missing(own == Own.ALL));
    }
    records.addAll(
        (int) file.all(HeadingRecord.Text.class).count(),
        arbiters.stream()
            .map(ReportFile::chief)
            .filter(chief -> !records.contains(chief))
            .toList());
    Conversion whole = new Conversion(new TrfFile(records), written.losses());
    return dialect == TrfDialect.TRF26 ? whole : converted(whole, dialect);
  }

  private static Conversion converted(Conversion whole, TrfDialect dialect) {
    Conversion converted = TrfConversion.convert(whole.file(), dialect);
    return new Conversion(
        converted.file(),
        Stream.concat(whole.losses().stream(), converted.losses().stream()).toList());
  }

  private static HeadingRecord.Text chief(String name) {
    return new HeadingRecord.Text(
        HeadingField.CHIEF_ARBITER, name.replaceAll("\\p{C}+", " ").strip());
  }
}
