package org.jadoube.tournament.trf.lines;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.tournament.trf.record.AbnormalKind;
import org.jadoube.tournament.trf.record.PairingRecord;
import org.jadoube.tournament.trf.record.RoundResult;
import org.jadoube.tournament.trf.record.TrfPoints;

/// Lines on which pairing and points depend besides results (240, 250, 260, 299).
final class PairingLines {
  private static final int MOST = 9999;
  private static final int MOST_ROUNDS = 999;
  private static final RoundResult[] BYES = {
    RoundResult.FULL_POINT_BYE, RoundResult.HALF_POINT_BYE, RoundResult.ZERO_POINT_BYE
  };

  private PairingLines() {}

  static Optional<PairingRecord.Byes> byes(Columns columns) {
    Optional<RoundResult> kind = columns.choice(5, 5, BYES, bye -> "" + bye.letter());
    OptionalInt round = columns.needed(7, 9, 1, MOST_ROUNDS, "a round");
    List<Integer> participants = columns.numbers(11, 4, 1, MOST, "participants' numbers");
    return round.isEmpty()
        ? Optional.empty()
        : kind.map(bye -> new PairingRecord.Byes(bye, round.getAsInt(), participants));
  }

  static Optional<PairingRecord.Acceleration> acceleration(Columns columns) {
    Optional<TrfPoints> matchPoints = columns.points(5, 8);
    Optional<TrfPoints> points = columns.points(10, 13);
    OptionalInt first = columns.needed(15, 17, 1, MOST_ROUNDS, "the first round");
    OptionalInt last = orElse(columns.needed(19, 21, 1, MOST_ROUNDS, "the last round"), first);
    OptionalInt from = columns.needed(23, 26, 1, MOST, "the first participant");
    OptionalInt to = orElse(columns.needed(28, 31, 1, MOST, "the last participant"), from);
    if (!ascending(columns, first, last, 15, 21) || !ascending(columns, from, to, 23, 31)) {
      return Optional.empty();
    }
    return Optional.of(
        new PairingRecord.Acceleration(
            matchPoints,
            points,
            first.getAsInt(),
            last.getAsInt(),
            from.getAsInt(),
            to.getAsInt()));
  }

  static Optional<PairingRecord.ProhibitedPairings> prohibited(Columns columns) {
    OptionalInt first = columns.needed(5, 7, 1, MOST_ROUNDS, "the first round");
    OptionalInt last = orElse(columns.needed(9, 11, 1, MOST_ROUNDS, "the last round"), first);
    List<Integer> participants = columns.numbers(13, 4, 1, MOST, "participants' numbers");
    return ascending(columns, first, last, 5, 11)
        ? Optional.of(
            new PairingRecord.ProhibitedPairings(first.getAsInt(), last.getAsInt(), participants))
        : Optional.empty();
  }

  private static OptionalInt orElse(OptionalInt number, OptionalInt other) {
    return number.isPresent() ? number : other;
  }

  private static boolean ascending(
      Columns columns, OptionalInt first, OptionalInt last, int from, int to) {
    if (first.isEmpty() || last.isEmpty()) {
      return false;
    }
    boolean ascending = first.getAsInt() <= last.getAsInt();
    if (!ascending) {
      columns.line().deny(from, to, "the first before the last");
    }
    return ascending;
  }

  /// A minus sign may stand in the column before the points.
  static Optional<PairingRecord.AbnormalPoints> abnormal(Columns columns) {
    Optional<AbnormalKind> kind =
        columns.line().isBlank(5)
            ? Optional.of(AbnormalKind.PENALTY_OR_BONUS)
            : columns.choice(5, 5, AbnormalKind.values(), each -> "" + each.letter());
    Optional<TrfPoints> matchPoints = columns.signedPoints(7, 11);
    Optional<TrfPoints> points = columns.signedPoints(13, 17);
    OptionalInt round = columns.number(20, 22, 0, MOST_ROUNDS, "a round");
    List<Integer> participants = columns.numbers(24, 4, 1, MOST, "participants' numbers");
    return kind.map(each ->
        new PairingRecord.AbnormalPoints(
            each, small(matchPoints), small(points), positive(round), participants));
  }

  private static OptionalInt positive(OptionalInt round) {
    return round.stream().filter(number -> number > 0).findFirst();
  }

  private static Optional<TrfPoints> small(Optional<TrfPoints> points) {
    return points.filter(value -> Math.abs(value.tenths()) <= 999);
  }

  static String write(PairingRecord record) {
    return switch (record) {
      case PairingRecord.Byes(RoundResult kind, int round, List<Integer> participants) ->
          participants(
              new Row("240").at(5, "" + kind.letter()).zeros(9, 3, round), 11, participants);
      case PairingRecord.Acceleration acceleration -> write(acceleration);
      case PairingRecord.ProhibitedPairings(int first, int last, List<Integer> participants) ->
          participants(new Row("260").zeros(7, 3, first).zeros(11, 3, last), 13, participants);
      case PairingRecord.AbnormalPoints points -> write(points);
    };
  }

  private static String write(PairingRecord.Acceleration acceleration) {
    return new Row("250")
        .right(8, acceleration.matchPoints())
        .right(13, acceleration.points())
        .zeros(17, 3, acceleration.firstRound())
        .zeros(21, 3, acceleration.lastRound())
        .zeros(26, 4, acceleration.firstParticipant())
        .zeros(31, 4, acceleration.lastParticipant())
        .toString();
  }

  private static String write(PairingRecord.AbnormalPoints points) {
    Row row =
        new Row("299")
            .at(5, ("" + points.kind().letter()).strip())
            .right(11, points.matchPoints())
            .right(17, points.points());
    points.round().ifPresent(round -> row.zeros(22, 3, round));
    return participants(row, 24, points.participants());
  }

  private static String participants(Row row, int from, List<Integer> participants) {
    for (int i = 0; i < participants.size(); i++) {
      row.zeros(from + 5 * i + 3, 4, participants.get(i));
    }
    return row.toString();
  }
}
