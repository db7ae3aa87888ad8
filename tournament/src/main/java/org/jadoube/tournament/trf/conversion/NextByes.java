package org.jadoube.tournament.trf.conversion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jadoube.tournament.trf.record.HeadingRecord.PointSystem;
import org.jadoube.tournament.trf.record.PairingRecord.Byes;
import org.jadoube.tournament.trf.record.PlayerRecord.Player;
import org.jadoube.tournament.trf.record.RoundEntry;
import org.jadoube.tournament.trf.record.TrfPlace;
import org.jadoube.tournament.trf.record.TrfRecord;

/// Byes in rounds to come: records of their own (240), or a result in the players' columns.
final class NextByes {
  private final List<Byes> byes;
  private final int nextRound;

  NextByes(List<Byes> byes, int nextRound) {
    this.byes = byes;
    this.nextRound = nextRound;
  }

  /// The players' rounds up to the last that was paired, and records for the byes after them.
  List<TrfRecord> apart(List<Player> players, PointSystem points) {
    List<TrfRecord> records = new ArrayList<>(byes.stream().sorted(order()).toList());
    players.forEach(player -> records.add(untilNow(player, points)));
    return records;
  }

  private static Comparator<Byes> order() {
    return Comparator.comparingInt(Byes::round).thenComparing(Byes::kind);
  }

  /// Without the points of a bye that is yet to come, if they were counted.
  private Player untilNow(Player player, PointSystem points) {
    boolean counted = player.points().equals(Optional.of(points.total(player, nextRound)));
    Player now = untilNow(player);
    return counted ? now.counted(points, nextRound - 1) : now;
  }

  private Player untilNow(Player player) {
    int rounds = Math.min(player.rounds().size(), nextRound - 1);
    return player.withRounds(player.rounds().subList(0, rounds));
  }

  /// The players with the byes of the next round, and their points.
  List<TrfRecord> inColumns(List<Player> players, PointSystem points, List<TrfLoss> losses) {
    byes.stream()
        .filter(each -> each.round() > nextRound)
        .map(each ->
            new TrfLoss("240", "byes of the rounds after round " + nextRound, TrfPlace.of(each)))
        .forEach(losses::add);
    return players.stream().<TrfRecord>map(player -> withBye(player, points)).toList();
  }

  private Player withBye(Player player, PointSystem points) {
    return byes.stream()
        .filter(each -> each.round() == nextRound)
        .filter(each -> each.participants().contains(player.startingRank()))
        .findFirst()
        .map(bye -> withBye(player, bye, points))
        .orElseGet(() -> untilNow(player));
  }

  /// JaVaFo wants the points of a bye in the next round counted already.
  private Player withBye(Player player, Byes bye, PointSystem points) {
    Player now = untilNow(player);
    List<RoundEntry> rounds = new ArrayList<>(now.rounds());
    while (rounds.size() < nextRound - 1) {
      rounds.add(RoundEntry.BLANK);
    }
    rounds.add(RoundEntry.bye(bye.kind()));
    Player with = now.withRounds(rounds);
    boolean counted = !player.points().equals(Optional.of(points.total(now, nextRound - 1)));
    return counted ? with : with.counted(points, nextRound);
  }
}
