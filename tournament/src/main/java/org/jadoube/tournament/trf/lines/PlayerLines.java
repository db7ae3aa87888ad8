package org.jadoube.tournament.trf.lines;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.jadoube.tournament.trf.record.RoundEntry;
import org.jadoube.tournament.trf.record.TrfPoints;

/// Players (001) and their national ratings.
final class PlayerLines {
  private static final int MOST = 9999;
  private static final int FIRST_ROUND = 92;
  private static final int STEP = 10;

  private PlayerLines() {}

  static Optional<PlayerRecord.Player> player(Columns columns) {
    OptionalInt number = columns.needed(5, 8, 1, MOST, "a starting rank");
    return number.stream().mapToObj(rank -> player(rank, columns)).findFirst();
  }

  private static PlayerRecord.Player player(int startingRank, Columns columns) {
    return new PlayerRecord.Player(
        startingRank,
        PersonColumns.read(columns),
        columns.points(81, 84),
        columns.number(86, 89, 0, MOST, "a rank"),
        rounds(columns));
  }

  private static List<RoundEntry> rounds(Columns columns) {
    List<RoundEntry> rounds = new ArrayList<>();
    for (int at = FIRST_ROUND; at <= columns.line().length(); at += STEP) {
      rounds.add(RoundColumns.read(columns, at));
    }
    return rounds;
  }

  /// A national rating, if the line looks like one: another line may begin with capitals, too.
  static Optional<PlayerRecord.NationalRating> nationalRating(Columns columns) {
    Line line = columns.line();
    boolean spaced = line.isBlank(4) && line.isBlank(9) && line.isBlank(14) && line.isBlank(48);
    boolean numbered = isNumber(line.raw(5, 8)) && line.raw(49, 52).matches("[ \\d]*");
    if (!spaced || !numbered || line.length() < 10) {
      return Optional.empty();
    }
    OptionalInt number = columns.needed(5, 8, 1, MOST, "a starting rank");
    return number.stream()
        .mapToObj(rank ->
            new PlayerRecord.NationalRating(line.code(), rank, PersonColumns.national(columns)))
        .findFirst();
  }

  private static boolean isNumber(String text) {
    return text.matches(" *\\d+ *");
  }

  static String write(PlayerRecord record) {
    return switch (record) {
      case PlayerRecord.Player player -> write(player);
      case PlayerRecord.NationalRating rating ->
          PersonColumns.write(
                  new Row(rating.ratedBy()).right(8, rating.startingRank()), rating.person())
              .toString();
    };
  }

  private static String write(PlayerRecord.Player player) {
    Row row = new Row("001").right(8, player.startingRank());
    PersonColumns.write(row, player.person())
        .right(84, player.points().map(TrfPoints::toString))
        .right(89, player.rank());
    int at = FIRST_ROUND;
    for (RoundEntry round : player.rounds()) {
      RoundColumns.write(row, at, round);
      at += STEP;
    }
    return row.toString();
  }
}
