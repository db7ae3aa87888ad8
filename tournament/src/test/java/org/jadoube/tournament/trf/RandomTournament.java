package org.jadoube.tournament.trf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.trf.record.ExtensionRecord.RoundCount;
import org.jadoube.tournament.trf.record.HeadingRecord.PointSystem;
import org.jadoube.tournament.trf.record.Person;
import org.jadoube.tournament.trf.record.PlayerRecord.Player;
import org.jadoube.tournament.trf.record.RoundEntry;
import org.jadoube.tournament.trf.record.RoundResult;
import org.jadoube.tournament.trf.record.TrfRecord;

/// Tournaments under way: pairs drawn by lot without repetition, with byes, absences and forfeits.
public final class RandomTournament {
  private static final List<List<RoundResult>> RESULTS =
      List.of(
          List.of(RoundResult.WIN, RoundResult.LOSS),
          List.of(RoundResult.LOSS, RoundResult.WIN),
          List.of(RoundResult.DRAW, RoundResult.DRAW),
          List.of(RoundResult.UNRATED_WIN, RoundResult.UNRATED_LOSS),
          List.of(RoundResult.FORFEIT_LOSS, RoundResult.FORFEIT_WIN),
          List.of(RoundResult.FORFEIT_LOSS, RoundResult.FORFEIT_LOSS));

  private final Random random;
  private final List<List<RoundEntry>> rounds;

  private RandomTournament(long seed, int players) {
    this.random = new Random(seed);
    this.rounds = new ArrayList<>();
    IntStream.range(0, players).forEach(_ -> rounds.add(new ArrayList<>()));
  }

  /// A tournament of nine rounds of which some have been played.
  public static TrfFile of(long seed, int players, int played) {
    RandomTournament tournament = new RandomTournament(seed, players);
    for (int round = 0; round < played; round++) {
      tournament.play();
    }
    return tournament.file();
  }

  private void play() {
    List<Integer> free = new ArrayList<>(IntStream.rangeClosed(1, rounds.size()).boxed().toList());
    Collections.shuffle(free, random);
    if (random.nextBoolean()) {
      rounds.get(free.removeLast() - 1).add(RoundEntry.bye(RoundResult.HALF_POINT_BYE));
    }
    while (free.size() > 1) {
      int one = free.removeLast();
      Optional<Integer> other = free.stream().filter(two -> !haveMet(one, two)).findFirst();
      other.ifPresentOrElse(
          two -> {
            free.remove(Integer.valueOf(two));
            game(one, two);
          },
          () -> rounds.get(one - 1).add(RoundEntry.bye(RoundResult.ZERO_POINT_BYE)));
    }
    free.forEach(left -> rounds.get(left - 1).add(bye(left)));
  }

  private RoundEntry bye(int player) {
    boolean had =
        rounds.get(player - 1).stream()
            .anyMatch(round -> round.result() == RoundResult.PAIRING_ALLOCATED_BYE);
    return RoundEntry.bye(had ? RoundResult.ZERO_POINT_BYE : RoundResult.PAIRING_ALLOCATED_BYE);
  }

  private boolean haveMet(int one, int two) {
    return rounds.get(one - 1).stream().anyMatch(round -> round.opponent() == two);
  }

  private void game(int white, int black) {
    List<RoundResult> results = RESULTS.get(random.nextInt(RESULTS.size()));
    rounds.get(white - 1).add(RoundEntry.of(black, Colour.WHITE, results.get(0)));
    rounds.get(black - 1).add(RoundEntry.of(white, Colour.BLACK, results.get(1)));
  }

  private TrfFile file() {
    List<TrfRecord> records = new ArrayList<>(List.of(new RoundCount(9)));
    for (int rank = 1; rank <= rounds.size(); rank++) {
      Person person = Person.named("Player, " + rank).withRating(2400 - 7 * rank);
      List<RoundEntry> played = rounds.get(rank - 1);
      Player player = new Player(rank, person, Optional.empty(), OptionalInt.empty(), played);
      records.add(player.withPoints(PointSystem.usual().total(player, played.size())));
    }
    return new TrfFile(records);
  }
}
