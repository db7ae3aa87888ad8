package org.jadoube.benchmarks;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.table.Pair;

/// How long pairing the rounds of a large Swiss takes, in milliseconds of processor time. Started
/// with the number of players, of rounds and of tournaments; the first is cold.
public final class SwissRounds {
  private static final int WIN = 10;
  private static final int ABSENT_IN = 50;

  private final Random random;
  private final DutchEdition edition;
  private final int rounds;
  private final int[] points;
  private final List<List<PastRound>> past = new ArrayList<>();

  private SwissRounds(long seed, DutchEdition edition, int players, int rounds) {
    this.random = new Random(seed);
    this.edition = edition;
    this.rounds = rounds;
    this.points = new int[players + 1];
    IntStream.rangeClosed(0, players).forEach(_ -> past.add(new ArrayList<>()));
  }

  /// Prints a line for each tournament.
  public static void main(String[] arguments) {
    int players = Integer.parseInt(arguments[0]);
    int rounds = Integer.parseInt(arguments[1]);
    for (int seed = 0; seed < Integer.parseInt(arguments[2]); seed++) {
      for (DutchEdition edition : DutchEdition.values()) {
        System.out.println(
            edition + " " + new SwissRounds(seed, edition, players, rounds).millis());
      }
    }
  }

  private List<Long> millis() {
    List<Long> millis = new ArrayList<>();
    for (int round = 1; round <= rounds; round++) {
      SwissQuestion question = question(round);
      long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      SwissAnswer answer = Swiss.answer(question);
      millis.add(
          (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before) / 1_000_000);
      if (answer instanceof SwissAnswer.Paired paired) {
        play(paired, points.clone());
      }
      for (List<PastRound> each : past) {
        if (each.size() < round) {
          each.add(PastRound.unplayed(Floating.NONE));
        }
      }
    }
    return millis;
  }

  private SwissQuestion question(int round) {
    List<Contender> present = new ArrayList<>();
    for (int number = 1; number < past.size(); number++) {
      if (round == 1 || random.nextInt(ABSENT_IN) > 0) {
        present.add(new Contender(number, number, points[number], true, past.get(number)));
      }
    }
    return new SwissQuestion(edition, round, rounds, WIN, Colour.WHITE, present, Set.of());
  }

  private void play(SwissAnswer.Paired paired, int[] before) {
    for (Pair pair : paired.pairs()) {
      int result = random.nextInt(3) * WIN / 2;
      int difference = Integer.compare(before[pair.white()], before[pair.black()]);
      played(pair.white(), pair.black(), Colour.WHITE, difference, result);
      played(pair.black(), pair.white(), Colour.BLACK, -difference, WIN - result);
    }
    paired
        .bye()
        .ifPresent(number -> {
          points[number] += WIN;
          past.get(number).add(PastRound.unplayed(Floating.DOWN));
        });
  }

  private void played(int number, int opponent, Colour colour, int difference, int result) {
    Floating floating =
        difference > 0 ? Floating.DOWN : difference < 0 ? Floating.UP : Floating.NONE;
    points[number] += result;
    past.get(number).add(new PastRound(opponent, Optional.of(colour), floating));
  }
}
