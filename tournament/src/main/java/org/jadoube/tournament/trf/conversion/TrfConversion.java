package org.jadoube.tournament.trf.conversion;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.PairingRecord.Byes;
import org.jadoube.tournament.trf.record.PlayerRecord.Player;
import org.jadoube.tournament.trf.record.TeamRecord;
import org.jadoube.tournament.trf.record.TrfRecord;

/// Rewrites files of either version in the records of a dialect.
///
/// @since 0.1.0
public final class TrfConversion {
  private final TrfFile file;
  private final TrfDialect dialect;
  private final List<TrfLoss> losses = new ArrayList<>();

  private TrfConversion(TrfFile file, TrfDialect dialect) {
    this.file = file;
    this.dialect = dialect;
  }

  /// This tournament in a dialect. Records about the tournament come first, then players, then
  /// teams and the rest, each in their order.
  public static Conversion convert(TrfFile file, TrfDialect dialect) {
    return new TrfConversion(file, dialect).conversion();
  }

  private Conversion conversion() {
    PairingSettings settings = SettingsReader.read(file, losses);
    int nextRound = Math.min(file.roundsPaired() + 1, 999);
    List<Integer> ranks = file.players().stream().map(Player::startingRank).sorted().toList();
    // A file may have its teams in both forms.
    boolean isNumbered = file.first(TeamRecord.Team.class).isPresent();
    List<TrfRecord> others =
        file.records().stream()
            .filter(record -> !SettingsWriter.isSetting(record) && !(record instanceof Player))
            .filter(record -> !(isNumbered && record instanceof TeamRecord.Roster))
            .toList();
    List<TrfRecord> converted =
        dialect == TrfDialect.TRF26
            ? ToTrf26.records(others, losses)
            : ToTrf16.records(others, losses);
    NextByes byes = new NextByes(byes(settings), nextRound);
    List<TrfRecord> records = new ArrayList<>(headings(converted));
    // Engines refuse settings for a round after the last.
    int settled = Math.min(nextRound, settings.rounds().orElse(nextRound));
    records.addAll(SettingsWriter.records(settings, dialect, ranks, settled, losses));
    records.addAll(
        dialect == TrfDialect.TRF26
            ? byes.apart(file.players(), settings.points())
            : byes.inColumns(file.players(), settings.points(), losses));
    converted.stream().filter(record -> !isHeading(record)).forEach(records::add);
    return new Conversion(new TrfFile(records), TrfLoss.once(losses));
  }

  /// Byes of teams have no place in the columns of players.
  private List<Byes> byes(PairingSettings settings) {
    boolean teams =
        dialect != TrfDialect.TRF26
            && file.first(TeamRecord.class).isPresent()
            && !settings.byes().isEmpty();
    if (teams) {
      losses.add(new TrfLoss("240", "byes of teams"));
    }
    return teams ? List.of() : settings.byes();
  }

  private static List<TrfRecord> headings(List<TrfRecord> records) {
    return records.stream().filter(TrfConversion::isHeading).toList();
  }

  private static boolean isHeading(TrfRecord record) {
    return record instanceof HeadingRecord;
  }
}
