package org.jadoube.tournament.trf.tournament;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.tournament.Sex;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.SettingsReader;
import org.jadoube.tournament.trf.record.HeadingRecord.PointSystem;
import org.jadoube.tournament.trf.record.PairingRecord.Byes;
import org.jadoube.tournament.trf.record.Person;
import org.jadoube.tournament.trf.record.PlayerRecord.Player;
import org.jadoube.tournament.trf.record.RoundEntry;
import org.jadoube.tournament.trf.record.TrfPlace;
import org.jadoube.tournament.trf.record.TrfPoints;

/// Players of a file beside those that a tournament writes.
final class PlayerDifferences {
  private static final int SEX = 10;
  private static final int TITLE = 11;
  private static final int NAME = 15;
  private static final int RATING = 49;
  private static final int FEDERATION = 54;
  private static final int NUMBER = 58;
  private static final int BIRTH = 70;
  private static final int RANK = 86;
  private static final int MOST_ROUNDS = 999;

  private record Place(int player, int round) {}

  private final PointSystem points;
  private final int next;
  private final Map<Integer, Player> written = new HashMap<>();
  private final Map<Place, RoundEntry> asked = new HashMap<>();

  PlayerDifferences(TrfFile file, Tournament tournament, TrfFile written) {
    this.points = SettingsReader.read(file).points();
    this.next = Math.min(file.roundsPaired() + 1, MOST_ROUNDS);
    written.players().forEach(player -> this.written.put(player.startingRank(), player));
    if (!tournament.isOfTeams()) {
      written.all(Byes.class).forEach(this::add);
    }
  }

  private void add(Byes byes) {
    byes.participants()
        .forEach(number -> asked.put(new Place(number, byes.round()), RoundEntry.bye(byes.kind())));
  }

  void of(Player said, Telling telling) {
    Optional<Player> now = Optional.ofNullable(written.get(said.startingRank()));
    if (now.isEmpty()) {
      telling.tell(TrfPlace.of(said), "player " + said.startingRank() + ", who is in no team");
      return;
    }
    persons(said, now.get().person(), telling);
    points(said, now.get(), telling);
    ranks(said, now.get(), telling);
    int rounds = Math.max(said.rounds().size(), now.get().rounds().size());
    for (int round = 1; round <= rounds; round++) {
      rounds(said, round, now.get().round(round), telling);
    }
  }

  private static void persons(Player player, Person now, Telling telling) {
    Person said = player.person();
    field(player, SEX, sex(said), sex(now), telling);
    field(player, TITLE, said.title(), now.title(), telling);
    field(player, NAME, said.name(), now.name(), telling);
    field(player, RATING, rating(said), rating(now), telling);
    field(player, FEDERATION, said.federation(), now.federation(), telling);
    field(player, NUMBER, said.number(), now.number(), telling);
    field(player, BIRTH, said.birthDate(), now.birthDate(), telling);
  }

  private static void field(Player player, int column, String said, String now, Telling telling) {
    if (!said.equals(now)) {
      telling.tell(new TrfPlace(player, column), said, now);
    }
  }

  private static String sex(Person person) {
    return person.sex().map(Sex::letter).map(String::valueOf).orElse("");
  }

  /// 0 is none.
  private static String rating(Person person) {
    return person.rating().stream()
        .filter(rating -> rating > 0)
        .mapToObj(Integer::toString)
        .findFirst()
        .orElse("");
  }

  /// Points may count a bye of the next round already.
  private void points(Player said, Player now, Telling telling) {
    Optional<TrfPoints> has = said.points();
    boolean ahead = has.equals(Optional.of(this.points.total(said, next)));
    if (has.isPresent() && !has.equals(now.points()) && !ahead) {
      telling.tell(
          TrfPlace.ofPoints(said),
          has.get().toString(),
          now.points().map(TrfPoints::toString).orElse(""));
    }
  }

  /// A file that names no tie-breaks, or has been ranked otherwise, has many: told once.
  private static void ranks(Player said, Player now, Telling telling) {
    OptionalInt rank = said.rank();
    if (rank.isPresent() && !rank.equals(now.rank())) {
      telling.tell(
          new TrfPlace(said, RANK), "ranks that the standings of the tournament do not give");
    }
  }

  private void rounds(Player player, int round, RoundEntry now, Telling telling) {
    RoundEntry said = player.round(round);
    Optional<RoundEntry> bye =
        Optional.ofNullable(asked.get(new Place(player.startingRank(), round)));
    boolean same = said.equals(now) || (bye.isPresent() && bye.get().equals(said));
    boolean nothing = said.isBlank() && isBye(now.isBlank() ? bye.orElse(now) : now);
    if (!same && !nothing) {
      telling.tell(
          TrfPlace.ofRound(player, round),
          said.text(),
          bye.filter(_ -> now.isBlank()).orElse(now).text());
    }
  }

  /// A zero-point bye, which a blank stands for, too; or one that a record of its own has.
  private static boolean isBye(RoundEntry now) {
    return now.isBlank() || now.result().isBye();
  }
}
