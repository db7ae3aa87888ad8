package org.jadoube.tournament.trf.tournament;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.trf.record.Person;
import org.jadoube.tournament.trf.record.PlayerRecord;

/// A player of a file. Starting ranks become pairing numbers.
final class FilePlayer {
  private FilePlayer() {}

  static Player of(PlayerRecord.Player player) {
    Person person = player.person();
    OptionalInt rating = person.rating().stream().filter(rated -> rated > 0).findFirst();
    return new Player(
        player.startingRank(),
        person.name().isEmpty() ? Tournament.UNNAMED : person.name(),
        Optional.empty(),
        rating,
        said(person.federation()),
        said(person.title()),
        said(person.number()));
  }

  private static Optional<String> said(String text) {
    return Optional.of(text).filter(some -> !some.isEmpty());
  }
}
