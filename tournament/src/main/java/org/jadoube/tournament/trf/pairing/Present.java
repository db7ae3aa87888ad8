package org.jadoube.tournament.trf.pairing;

import java.util.HashSet;
import java.util.Set;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.SettingsReader;
import org.jadoube.tournament.trf.record.PlayerRecord.Player;

/// Who is to be paired.
final class Present {
  private Present() {}

  /// The starting ranks of those without a bye in that round.
  static Set<Integer> in(TrfFile file, int round) {
    Set<Integer> present = new HashSet<>();
    file.players().stream().map(Player::startingRank).forEach(present::add);
    SettingsReader.read(file).byes().stream()
        .filter(byes -> byes.round() == round)
        .forEach(byes -> byes.participants().forEach(present::remove));
    return present;
  }
}
