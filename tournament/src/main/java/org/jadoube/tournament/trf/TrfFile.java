package org.jadoube.tournament.trf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.tournament.trf.record.CountField;
import org.jadoube.tournament.trf.record.ExtensionRecord.RoundCount;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.PlayerRecord.Player;
import org.jadoube.tournament.trf.record.TrfRecord;

/// A tournament report file: its records in their order.
///
/// @since 0.1.0
public record TrfFile(List<TrfRecord> records) {
  private static final int MOST_ROUNDS = 999;

  public TrfFile {
    records = List.copyOf(records);
  }

  /// The records of a kind, in their order.
  public <R extends TrfRecord> Stream<R> all(Class<R> kind) {
    return records.stream().filter(kind::isInstance).map(kind::cast);
  }

  /// The first record of a kind.
  public <R extends TrfRecord> Optional<R> first(Class<R> kind) {
    return all(kind).findFirst();
  }

  /// The first text of that kind that is not empty.
  public Optional<String> text(HeadingField field) {
    return all(HeadingRecord.Text.class)
        .filter(record -> record.field() == field && !record.text().isEmpty())
        .map(HeadingRecord.Text::text)
        .findFirst();
  }

  /// The first number of that kind.
  public OptionalInt count(CountField field) {
    return all(HeadingRecord.Count.class)
        .filter(record -> record.field() == field)
        .mapToInt(HeadingRecord.Count::number)
        .findFirst();
  }

  /// The players in the order of the lines.
  public List<Player> players() {
    return all(Player.class).toList();
  }

  /// The players by starting rank.
  public List<Player> playersByStartingRank() {
    return all(Player.class).sorted(Comparator.comparingInt(Player::startingRank)).toList();
  }

  /// The rounds that are to be played in all, if the file says so (142 or XXR): from 1 to 999.
  public OptionalInt rounds() {
    IntStream said =
        IntStream.concat(
            count(CountField.ROUNDS).stream(), all(RoundCount.class).mapToInt(RoundCount::rounds));
    return said.filter(number -> number >= 1 && number <= MOST_ROUNDS).findFirst();
  }

  /// The last round in which some player has an opponent or the bye that pairing gives; 0 before
  /// the first.
  public int roundsPaired() {
    int paired = 0;
    for (Player player : players()) {
      for (int round = paired + 1; round <= player.rounds().size(); round++) {
        paired = player.round(round).isPaired() ? round : paired;
      }
    }
    return paired;
  }

  /// This file with one more record at its end.
  public TrfFile with(TrfRecord record) {
    List<TrfRecord> more = new ArrayList<>(records);
    more.add(record);
    return new TrfFile(more);
  }
}
