package org.jadoube.play.pairing;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.pairing.EnginePair;
import org.jadoube.tournament.trf.record.HeadingRecord.PointSystem;
import org.jadoube.tournament.trf.record.PlayerRecord.Player;
import org.jadoube.tournament.trf.record.RoundEntry;
import org.jadoube.tournament.trf.record.RoundResult;
import org.jadoube.tournament.trf.record.TrfRecord;

/// Rounds played with random results.
final class Played {
  private Played() {}

  /// The file after a round with these pairs.
  static TrfFile round(TrfFile file, int round, List<EnginePair> pairs, RandomGenerator random) {
    List<RoundResult> results =
        pairs.stream()
            .map(_ -> List.of(RoundResult.WIN, RoundResult.DRAW, RoundResult.LOSS))
            .map(three -> three.get(random.nextInt(3)))
            .toList();
    return new TrfFile(
        file.records().stream()
            .map(record ->
                record instanceof Player player ? played(player, round, pairs, results) : record)
            .toList());
  }

  private static TrfRecord played(
      Player player, int round, List<EnginePair> pairs, List<RoundResult> results) {
    int rank = player.startingRank();
    Optional<RoundEntry> entry =
        IntStream.range(0, pairs.size())
            .filter(i -> pairs.get(i).white() == rank || pairs.get(i).black() == rank)
            .mapToObj(i -> entry(rank, pairs.get(i), results.get(i)))
            .findFirst();
    Stream<RoundEntry> before = IntStream.range(1, round).mapToObj(player::round);
    Stream<RoundEntry> now = entry.or(() -> Optional.of(player.round(round))).stream();
    Player after = player.withRounds(Stream.concat(before, now).toList());
    return after.withPoints(PointSystem.usual().total(after, round));
  }

  private static RoundEntry entry(int rank, EnginePair pair, RoundResult white) {
    if (pair.isBye()) {
      return RoundEntry.bye(RoundResult.PAIRING_ALLOCATED_BYE);
    }
    return pair.white() == rank
        ? RoundEntry.of(pair.black(), Colour.WHITE, white)
        : RoundEntry.of(pair.white(), Colour.BLACK, opposite(white));
  }

  private static RoundResult opposite(RoundResult result) {
    return switch (result) {
      case WIN -> RoundResult.LOSS;
      case LOSS -> RoundResult.WIN;
      default -> result;
    };
  }
}
