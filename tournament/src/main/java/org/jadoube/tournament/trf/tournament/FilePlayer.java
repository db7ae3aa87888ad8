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
            said(person.number()))
        .with(person.sex(), said(person.birthDate()).map(FilePlayer::birthDate));
  }

  /// A day as `1990-02-28`, a year alone; what is neither stays as it is.
  private static String birthDate(String said) {
    return said.replaceFirst("^(\\d{4})/00/00$", "$1")
        .replaceFirst("^(\\d{4})/(\\d\\d)/(\\d\\d)$", "$1-$2-$3");
  }

  /// The date as a file has it.
  static String written(String birthDate) {
    return birthDate
        .replaceFirst("^\\d{4}$", "$0/00/00")
        .replaceFirst("^(\\d{4})-(\\d\\d)-(\\d\\d)$", "$1/$2/$3");
  }

  private static Optional<String> said(String text) {
    return Optional.of(text).filter(some -> !some.isEmpty());
  }
}
