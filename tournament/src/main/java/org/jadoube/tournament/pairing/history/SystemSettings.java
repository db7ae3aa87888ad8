package org.jadoube.tournament.pairing.history;

import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.ColourPreferences;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.TeamTerms;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.SwissSystem;
import org.jadoube.tournament.pairing.UpfloatEdition;
import org.jadoube.tournament.pairing.UpfloatSystem;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.table.Pair;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.PairingSettings;
import org.jadoube.tournament.trf.conversion.SettingsReader;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.PairingRecord.Acceleration;
import org.jadoube.tournament.trf.record.PairingRecord.ProhibitedPairings;
import org.jadoube.tournament.trf.record.TeamSystemCode;

/// The settings for the pairings of a tournament, from its terms and the lines of a tournament file
/// that it keeps.
///
/// @param system by format and code (192), or by the day of the start
/// @param points by which it pairs
/// @param secondary whether the other points of teams matter to colours
/// @param initial the colour that was drawn (152)
/// @param prohibited who must not meet (260)
/// @param accelerations virtual points (250), which stand before those of `baku`
/// @param baku whether the system is accelerated by C.04.7
/// @param other whether a file says that a system pairs that is not here
record SystemSettings(
    SwissSystem system,
    ScoreKind points,
    boolean secondary,
    Optional<Colour> initial,
    List<ProhibitedPairings> prohibited,
    List<Acceleration> accelerations,
    boolean baku,
    boolean other) {
  private static final Pattern OTHER =
      Pattern.compile("(?<![A-Z])(DUBOV|BURSTEIN|LIM|SCHILLER)(?![A-Z])");

  static SystemSettings of(Tournament tournament) {
    TrfFile kept = Trf.read(String.join("\n", tournament.report().orElse(List.of()))).file();
    PairingSettings said = SettingsReader.read(kept);
    String code = kept.text(HeadingField.ENCODED_TYPE).orElse("").toUpperCase(Locale.ROOT);
    Optional<TeamSystemCode> ofTeams =
        tournament.isOfTeams() ? TeamSystemCode.read(code) : Optional.empty();
    return new SystemSettings(
        system(tournament, code, ofTeams),
        ofTeams.flatMap(TeamSystemCode::primary).orElse(tournament.points().primary()),
        tournament.isOfTeams() && ofTeams.map(TeamSystemCode::secondary).orElse(true),
        said.firstColour(),
        said.prohibited(),
        said.accelerations(),
        code.endsWith("_BAKU"),
        OTHER.matcher(code.isEmpty() ? type(kept) : code).find());
  }

  private static String type(TrfFile kept) {
    return kept.text(HeadingField.TYPE).orElse("").toUpperCase(Locale.ROOT);
  }

  private static SwissSystem system(
      Tournament tournament, String code, Optional<TeamSystemCode> ofTeams) {
    if (tournament.isOfTeams()) {
      return new UpfloatSystem(
          UpfloatEdition.ofTeamsOn(tournament.start()),
          ofTeams
              .map(TeamSystemCode::preferences)
              .or(() -> tournament.terms().teams().flatMap(TeamTerms::colours))
              .orElse(ColourPreferences.TYPE_A));
    }
    return tournament.format() == Format.DOUBLE_SWISS
        ? new UpfloatSystem(UpfloatEdition.DOUBLE_OF_2026, ColourPreferences.NONE)
        : edition(code, tournament.start());
  }

  private static DutchEdition edition(String code, Optional<LocalDate> start) {
    if (code.startsWith("FIDE_DUTCH_2017")) {
      return DutchEdition.OF_2017;
    }
    boolean newer = code.startsWith("FIDE_DUTCH_2025") || code.startsWith("FIDE_DUTCH_2026");
    return newer ? DutchEdition.OF_2026 : DutchEdition.on(start);
  }

  /// Who must not meet in a round.
  Set<Pair> apart(int round) {
    Set<Pair> apart = new HashSet<>();
    for (ProhibitedPairings each : prohibited) {
      if (each.firstRound() <= round && round <= each.lastRound()) {
        pairs(List.copyOf(new HashSet<>(each.participants())), apart);
      }
    }
    return apart;
  }

  private static void pairs(List<Integer> players, Set<Pair> apart) {
    for (int i = 0; i < players.size(); i++) {
      for (int j = i + 1; j < players.size(); j++) {
        apart.add(new Pair(players.get(i), players.get(j)));
      }
    }
  }
}
