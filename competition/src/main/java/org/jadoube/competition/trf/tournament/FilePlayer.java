package org.jadoube.competition.trf.tournament;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.competition.Player;
import org.jadoube.competition.trf.record.PlayerRecord;

/// A player of a file.
final class FilePlayer {
  private FilePlayer() {}

  /// @param number in the competition, or on the team's list
  static Player of(PlayerRecord.Player player, int number) {
    String name = player.person().name();
    OptionalInt rating = player.person().rating().stream().filter(rated -> rated > 0).findFirst();
    return new Player(
        number,
        name.isEmpty() ? "?" : name,
        rating,
        Optional.of(player.person().federation()).filter(code -> !code.isEmpty()));
  }
}
