package org.jadoube.tournament.pairing.history;

import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.table.Pair;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.PairingSettings;
import org.jadoube.tournament.trf.conversion.SettingsReader;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.PairingRecord.Acceleration;
import org.jadoube.tournament.trf.record.PairingRecord.ProhibitedPairings;

/// The settings for the pairings of a tournament, from the lines of a tournament file that it
/// keeps.
///
/// @param edition by the system's code (192), or by the day of the start
/// @param initial the colour that was drawn (152)
/// @param prohibited who must not meet (260)
/// @param accelerations virtual points (250), which stand before those of `baku`
/// @param baku whether the system is accelerated by C.04.7
record DutchSettings(
    DutchEdition edition,
    Optional<Colour> initial,
    List<ProhibitedPairings> prohibited,
    List<Acceleration> accelerations,
    boolean baku) {
  static DutchSettings of(Tournament tournament) {
    TrfFile kept = Trf.read(String.join("\n", tournament.report().orElse(List.of()))).file();
    PairingSettings said = SettingsReader.read(kept);
    String system = kept.text(HeadingField.ENCODED_TYPE).orElse("").toUpperCase(Locale.ROOT);
    return new DutchSettings(
        edition(system, tournament.start()),
        said.firstColour(),
        said.prohibited(),
        said.accelerations(),
        system.endsWith("_BAKU"));
  }

  private static DutchEdition edition(String system, Optional<LocalDate> start) {
    if (system.startsWith("FIDE_DUTCH_2017")) {
      return DutchEdition.OF_2017;
    }
    boolean newer = system.startsWith("FIDE_DUTCH_2025") || system.startsWith("FIDE_DUTCH_2026");
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
