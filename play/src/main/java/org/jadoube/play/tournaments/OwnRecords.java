package org.jadoube.play.tournaments;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.tournament.ColourPreferences;
import org.jadoube.tournament.TeamTerms;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.history.InitialColours;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.TeamSystemCode;

/// Records of a tournament that was held here, which a file needs and one from elsewhere has
/// already: the dates of the rounds (132), the initial colour (152) and the system (192).
record OwnRecords(Tournament tournament, TrfFile written) {
  private static final int CENTURY = 2000;
  private static final int LAST_YEAR = 2099;
  private static final int TWICE = 2;

  /// Those that the file does not have.
  ///
  /// @param paired whether Swiss rounds are paired by our own systems, and not by an engine
  List<HeadingRecord> missing(boolean paired) {
    List<HeadingRecord> missing = new ArrayList<>();
    if (written.first(HeadingRecord.RoundDates.class).isEmpty()) {
      dates().ifPresent(missing::add);
    }
    if (written.first(HeadingRecord.InitialColour.class).isEmpty()) {
      InitialColours.shown(tournament)
          .map(HeadingRecord.InitialColour::new)
          .ifPresent(missing::add);
    }
    if (written.text(HeadingField.ENCODED_TYPE).isEmpty()) {
      code(paired)
          .map(code -> new HeadingRecord.Text(HeadingField.ENCODED_TYPE, code))
          .ifPresent(missing::add);
    }
    return missing;
  }

  private Optional<HeadingRecord> dates() {
    int rounds = Math.max(tournament.rounds().size(), tournament.plannedRounds());
    List<Optional<LocalDate>> dates =
        IntStream.rangeClosed(1, rounds).mapToObj(this::date).toList();
    return dates.stream().anyMatch(Optional::isPresent)
        ? Optional.of(new HeadingRecord.RoundDates(dates))
        : Optional.empty();
  }

  /// Two digits for the year make all dates those of one century.
  private Optional<LocalDate> date(int round) {
    Optional<Instant> appointed =
        round <= tournament.rounds().size()
            ? tournament.rounds().get(round - 1).appointed()
            : Optional.empty();
    return appointed
        .or(() -> tournament.terms().appointed(round))
        .map(start -> LocalDate.ofInstant(start, ZoneOffset.UTC))
        .filter(day -> day.getYear() >= CENTURY && day.getYear() <= LAST_YEAR);
  }

  private Optional<String> code(boolean paired) {
    return switch (tournament.format()) {
      case SWISS -> tournament.isOfTeams() ? Optional.of(ofTeams()) : dutch(paired);
      case DOUBLE_SWISS -> Optional.of("FIDE_DOUBLESWISS").filter(_ -> !tournament.isOfTeams());
      case ROUND_ROBIN -> Optional.of(roundRobin());
      case SCHEVENINGEN -> Optional.of(scheveningen());
      case KNOCKOUT ->
          Optional.of(tournament.isOfTeams() ? "CUSTOM_TEAM_KNOCKOUT" : "CUSTOM_KNOCKOUT");
      case MATCH -> Optional.empty();
    };
  }

  /// Nobody knows which system an engine pairs by.
  private static Optional<String> dutch(boolean paired) {
    return Optional.of("FIDE_DUTCH").filter(_ -> paired);
  }

  private String ofTeams() {
    ColourPreferences colours =
        tournament.terms().teams().flatMap(TeamTerms::colours).orElse(ColourPreferences.TYPE_A);
    return TeamSystemCode.of(colours, tournament.points().primary()).text();
  }

  /// In ours, the last two rounds of each cycle but the last change places; FIDE has a name for two
  /// cycles of that kind.
  private String roundRobin() {
    String teams = tournament.isOfTeams() ? "TEAM_" : "";
    return switch (cycles()) {
      case 1 -> "BERGER_" + teams + "ROUNDROBIN";
      case TWICE -> "FIDE_" + teams + "DOUBLEROUNDROBIN";
      default -> "CUSTOM_" + teams + "ROUNDROBIN";
    };
  }

  private String scheveningen() {
    return switch (cycles()) {
      case 1 -> "FIDE_SCHEVENINGEN";
      case TWICE -> "FIDE_DOUBLESCHEVENINGEN";
      default -> "FIDE_SCHEVENINGEN_G" + cycles();
    };
  }

  private int cycles() {
    return tournament.terms().cycles().orElse(1);
  }
}
