package org.jadoube.benchmarks.pairings;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.RequestedBye;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Stage;
import org.jadoube.tournament.Terms;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.history.BakuAcceleration;
import org.jadoube.tournament.pairing.history.RoundQuestion;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfFile;

/// A Swiss with everything that happens in one, paired by us: byes, forfeits, players who come late
/// or leave, pairs that must not meet, acceleration, other points. A seed always makes the same.
final class MixedSwiss {
  private static final int FEWEST = 10;
  private static final int MOST = 120;

  /// Beyond 1, small fields are made more often than large ones: there, much has to be given up.
  private static final double SMALLER = 2.5;

  private static final int FEWEST_ROUNDS = 5;
  private static final int MOST_ROUNDS = 11;
  private static final int ALL = 100;
  private static final int[] BYES = {0, 0, 2, 5, 10, 20};
  private static final int[] FORFEITS = {0, 1, 3, 10};
  private static final int[] LEAVING = {0, 0, 1, 4};
  private static final int[] LATE = {0, 0, 0, 5};
  private static final int[] DRAWS = {10, 30, 30, 50};
  private static final int[] APART = {0, 0, 0, 1, 3};
  private static final List<Result> FORFEITED =
      List.of(
          new Result(Score.WIN, Score.LOSS, /* forfeit= */ true),
          new Result(Score.LOSS, Score.WIN, /* forfeit= */ true),
          new Result(Score.LOSS, Score.LOSS, /* forfeit= */ true));

  private final Random random;
  private final DutchEdition edition;
  private final int players;
  private final int rounds;
  private final int byes;
  private final int forfeits;
  private final int leaving;
  private final int draws;
  private final int[] arrives;
  private final boolean[] gone;

  private MixedSwiss(DutchEdition edition, long seed) {
    this.random = new Random(seed);
    this.edition = edition;
    this.players =
        (int) (FEWEST * Math.pow((double) MOST / FEWEST, Math.pow(random.nextDouble(), SMALLER)));
    this.rounds = random.nextInt(FEWEST_ROUNDS, MOST_ROUNDS + 1);
    this.byes = one(BYES);
    this.forfeits = one(FORFEITS);
    this.leaving = one(LEAVING);
    this.draws = one(DRAWS);
    int late = one(LATE);
    this.arrives =
        IntStream.rangeClosed(0, players)
            .map(_ -> random.nextInt(ALL) < late ? random.nextInt(2, 5) : 1)
            .toArray();
    this.gone = new boolean[players + 1];
  }

  /// The tournament of a seed.
  ///
  /// @param endedEarly whether it ended before a round that has no legal pairing, with the byes
  ///   that are asked for there
  record Made(Tournament tournament, boolean endedEarly) {}

  static Made of(DutchEdition edition, long seed) {
    return new MixedSwiss(edition, seed).made();
  }

  private int one(int... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private Made made() {
    Tournament tournament = begun();
    for (int round = 1; round <= rounds; round++) {
      Tournament asked = tournament.withByes(away(round));
      if (!(RoundQuestion.of(asked, round) instanceof RoundQuestion.Ready(var question))
          || !(Swiss.answer(question) instanceof SwissAnswer.Paired paired)) {
        return new Made(asked, /* endedEarly= */ true);
      }
      tournament = asked.plus(played(asked, paired)).withByes(List.of());
    }
    return new Made(tournament, /* endedEarly= */ false);
  }

  private Tournament begun() {
    PointSystem points =
        switch (random.nextInt(10)) {
          case 0 -> PointSystem.of(Scoring.THREE_ONE_NIL);
          case 1 -> new PointSystem(Scoring.CLASSIC, 1, Optional.empty());
          default -> PointSystem.CLASSIC;
        };
    Terms terms =
        Terms.of("Mixed Swiss", Format.SWISS, Regulations.of(TimeControl.UNTIMED), points);
    Tournament entered =
        Tournament.of("", terms.lasting(rounds, players).starting(Optional.of(edition.from())))
            .at(Stage.RUNNING, rounds)
            .withEntrants(IntStream.rangeClosed(1, players).mapToObj(this::player).toList());
    boolean accelerated = random.nextInt(4) == 0 && points.games().equals(Scoring.CLASSIC);
    return entered.reporting(headings(entered, accelerated));
  }

  private Player player(int number) {
    return new Player(
        number,
        String.format(Locale.ROOT, "Player, %04d", number),
        OptionalInt.of(2_600 - 1_200 * number / players),
        Optional.empty());
  }

  private List<String> headings(Tournament entered, boolean accelerated) {
    List<String> lines = new ArrayList<>();
    lines.add("152 " + (random.nextBoolean() ? "W" : "B"));
    lines.add("192 FIDE_DUTCH");
    if (accelerated) {
      lines.addAll(
          Trf.write(new TrfFile(List.copyOf(BakuAcceleration.of(entered)))).lines().toList());
    }
    for (int pairs = one(APART); pairs > 0; pairs--) {
      int first = 1 + random.nextInt(players - 1);
      int second = first + 1 + random.nextInt(players - first);
      lines.add(String.format(Locale.ROOT, "260 001 %03d %04d %04d", rounds, first, second));
    }
    return lines;
  }

  private List<RequestedBye> away(int round) {
    List<RequestedBye> away = new ArrayList<>();
    for (int number = 1; number <= players; number++) {
      gone[number] |= round > arrives[number] && random.nextInt(ALL) < leaving;
      if (gone[number] || round < arrives[number]) {
        away.add(new RequestedBye(round, number, Bye.Kind.ZERO_POINT));
      } else if (random.nextInt(ALL) < byes) {
        away.add(
            new RequestedBye(
                round,
                number,
                switch (random.nextInt(8)) {
                  case 0 -> Bye.Kind.FULL_POINT;
                  case 1, 2, 3 -> Bye.Kind.ZERO_POINT;
                  default -> Bye.Kind.HALF_POINT;
                }));
      }
    }
    return away;
  }

  private Round played(Tournament asked, SwissAnswer.Paired paired) {
    List<Pairing> pairings = new ArrayList<>();
    paired
        .pairs()
        .forEach(pair ->
            pairings.add(new Game(pair.white(), pair.black(), result(pair.white(), pair.black()))));
    paired.bye().ifPresent(number -> pairings.add(new Bye(number, Bye.Kind.PAIRING_ALLOCATED)));
    asked.byes().forEach(bye -> pairings.add(new Bye(bye.participant(), bye.kind())));
    return new Round(pairings);
  }

  private Result result(int white, int black) {
    if (random.nextInt(ALL) < forfeits) {
      return FORFEITED.get(random.nextInt(FORFEITED.size()));
    }
    if (random.nextInt(ALL) < draws) {
      return Result.DRAW;
    }
    double difference = 1_200.0 * (white - black) / players;
    boolean whiteWins = random.nextDouble() < 1 / (1 + Math.pow(10, difference / 400));
    return whiteWins ? Result.WHITE_WINS : Result.BLACK_WINS;
  }
}
