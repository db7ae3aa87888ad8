package org.jadoube.tournament.pairing.swiss;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.SwissSystem;
import org.jadoube.tournament.table.Pair;

/// Random tournaments with byes, forfeits, withdrawals, virtual points and players who must not
/// meet. Each question is handed on before it is answered.
public final class SmallTournaments {
  private static final int WIN = 10;

  private final RandomGenerator random;
  private final SwissSystem system;
  private final int rounds;
  private final double absences;
  private final Map<Integer, List<PastRound>> past = new TreeMap<>();
  private final Map<Integer, Integer> points = new TreeMap<>();
  private final Set<Integer> barred = new HashSet<>();
  private final Set<Integer> gone = new HashSet<>();
  private final Set<Pair> apart = new HashSet<>();
  private final int accelerated;
  private final Colour initial;

  private SmallTournaments(RandomGenerator random, SwissSystem system, int most) {
    this.random = random;
    this.system = system;
    int players = random.nextInt(2, most + 1);
    this.rounds = random.nextInt(2, Math.max(3, players + 1));
    this.absences = random.nextInt(3) * 0.1;
    this.accelerated = random.nextInt(4) == 0 ? players / 2 : 0;
    this.initial = random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
    for (int number = 1; number <= players; number++) {
      past.put(number, new ArrayList<>());
      points.put(number, 0);
    }
    if (random.nextInt(4) == 0 && players > 3) {
      apart.add(new Pair(1 + random.nextInt(players / 2), players));
    }
  }

  public static void play(
      RandomGenerator random, SwissSystem system, int most, Consumer<SwissQuestion> each) {
    new SmallTournaments(random, system, most).play(each);
  }

  private void play(Consumer<SwissQuestion> each) {
    for (int round = 1; round <= rounds; round++) {
      SwissQuestion question = question(round);
      each.accept(question);
      Map<Integer, Integer> scores = new TreeMap<>();
      question.present().forEach(player -> scores.put(player.number(), player.tenths()));
      switch (Swiss.answer(question)) {
        case SwissAnswer.Impossible _ -> {
          return;
        }
        case SwissAnswer.Paired(var pairs, var bye) -> {
          pairs.forEach(pair -> game(pair, scores));
          bye.ifPresent(number -> without(number, WIN));
        }
      }
      for (int number : past.keySet()) {
        if (!scores.containsKey(number)) {
          without(number, gone.contains(number) ? 0 : random.nextInt(3) * 5);
        }
      }
    }
  }

  private SwissQuestion question(int round) {
    List<Contender> present = new ArrayList<>();
    for (int number : past.keySet()) {
      if (random.nextDouble() < absences / 5) {
        gone.add(number);
      }
      if (!gone.contains(number) && random.nextDouble() >= absences) {
        present.add(
            new Contender(
                number,
                number,
                at(points, number) + (number <= accelerated && round <= 2 ? WIN : 0),
                number % 3,
                !barred.contains(number),
                at(past, number)));
      }
    }
    return new SwissQuestion(system, round, rounds, WIN, initial, present, apart);
  }

  private void game(Pair pair, Map<Integer, Integer> scores) {
    int result = random.nextInt(3) * 5;
    if (random.nextInt(12) == 0) {
      without(pair.white(), result);
      without(pair.black(), result == WIN ? 0 : WIN);
      return;
    }
    int difference = at(scores, pair.white()) - at(scores, pair.black());
    played(pair.white(), pair.black(), Colour.WHITE, difference, result);
    played(pair.black(), pair.white(), Colour.BLACK, -difference, WIN - result);
  }

  private void played(int number, int opponent, Colour colour, int difference, int result) {
    Floating floating =
        difference > 0 ? Floating.DOWN : difference < 0 ? Floating.UP : Floating.NONE;
    at(past, number).add(PastRound.game(opponent, colour, floating));
    points.merge(number, result, Integer::sum);
  }

  private void without(int number, int result) {
    boolean down =
        switch (system.downfloats()) {
          case EVERY_UNPLAYED_ROUND -> true;
          case POINTS_WITHOUT_PLAYING -> result > 0;
          case NO_UNPLAYED_ROUND -> false;
        };
    at(past, number).add(PastRound.unplayed(down ? Floating.DOWN : Floating.NONE));
    points.merge(number, result, Integer::sum);
    if (result == WIN) {
      barred.add(number);
    }
  }

  private static <T> T at(Map<Integer, T> map, int number) {
    return requireNonNull(map.get(number));
  }
}
