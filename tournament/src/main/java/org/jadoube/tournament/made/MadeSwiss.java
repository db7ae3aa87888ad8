package org.jadoube.tournament.made;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.regulations.Regulations;
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
import org.jadoube.tournament.pairing.BoardOrder;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.history.BakuAcceleration;
import org.jadoube.tournament.pairing.history.RoundQuestion;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfFile;

/// Makes a Swiss: players of random strength, rounds paired by the FIDE (Dutch) System, results as
/// likely as the ratings make them. The same random numbers make the same tournament.
///
/// @since 0.1.0
public final class MadeSwiss {
  private static final int MEAN_RATING = 1_900;
  private static final int DEVIATION = 300;
  private static final int LOWEST_RATING = 1_400;
  private static final int HIGHEST_RATING = 2_800;
  private static final double RATING_SCALE = 400;
  private static final double DRAWS = 0.3;
  private static final int ALL = 100;
  private static final Result WHITE_ALONE = new Result(Score.WIN, Score.LOSS, /* forfeit= */ true);
  private static final Result BLACK_ALONE = new Result(Score.LOSS, Score.WIN, /* forfeit= */ true);

  private final Plan plan;
  private final RandomGenerator random;

  private MadeSwiss(Plan plan, RandomGenerator random) {
    this.plan = plan;
    this.random = random;
  }

  /// A tournament by that plan.
  public static Tournament of(Plan plan, RandomGenerator random) {
    return new MadeSwiss(plan, random).made();
  }

  private Tournament made() {
    Tournament tournament = begun();
    for (int round = 1; round <= plan.rounds(); round++) {
      Optional<Tournament> next = withRound(tournament.withByes(away(tournament, round)), round);
      if (next.isEmpty()) {
        break;
      }
      tournament = next.get().withByes(List.of());
    }
    return tournament;
  }

  private Tournament begun() {
    Terms terms =
        Terms.of(
            "Made Swiss", Format.SWISS, Regulations.of(TimeControl.UNTIMED), PointSystem.CLASSIC);
    Tournament entered =
        Tournament.of(
                "", terms.lasting(plan.rounds(), plan.players()).starting(Optional.of(plan.day())))
            .at(Stage.RUNNING, plan.rounds())
            .withEntrants(players());
    return entered.reporting(headings(entered));
  }

  private List<Player> players() {
    List<Integer> ratings =
        IntStream.range(0, plan.players())
            .mapToObj(_ -> rating(random.nextGaussian(MEAN_RATING, DEVIATION)))
            .sorted(Collections.reverseOrder())
            .toList();
    return IntStream.rangeClosed(1, plan.players())
        .mapToObj(number ->
            new Player(
                number,
                String.format(Locale.ROOT, "Player, %04d", number),
                OptionalInt.of(ratings.get(number - 1)),
                Optional.empty()))
        .toList();
  }

  private static int rating(double wanted) {
    return (int) Math.clamp(wanted, LOWEST_RATING, HIGHEST_RATING);
  }

  /// Records that pairing programs need (152, 192, 250).
  private List<String> headings(Tournament entered) {
    List<String> lines = new ArrayList<>();
    lines.add("152 " + (random.nextBoolean() ? "W" : "B"));
    lines.add("192 FIDE_DUTCH" + (plan.accelerated() ? "_BAKU" : ""));
    if (plan.accelerated()) {
      lines.addAll(
          Trf.write(new TrfFile(List.copyOf(BakuAcceleration.of(entered)))).lines().toList());
    }
    return lines;
  }

  private List<RequestedBye> away(Tournament tournament, int round) {
    return tournament.entrants().stream()
        .filter(_ -> random.nextInt(ALL) < plan.byes())
        .map(player ->
            new RequestedBye(
                round,
                player.number(),
                random.nextBoolean() ? Bye.Kind.HALF_POINT : Bye.Kind.ZERO_POINT))
        .toList();
  }

  private Optional<Tournament> withRound(Tournament tournament, int round) {
    return RoundQuestion.of(tournament, round) instanceof RoundQuestion.Ready(var question)
            && Swiss.answer(question) instanceof SwissAnswer.Paired paired
        ? Optional.of(tournament.plus(played(tournament, question, paired)))
        : Optional.empty();
  }

  private Round played(Tournament tournament, SwissQuestion question, SwissAnswer.Paired paired) {
    List<Pairing> pairings = new ArrayList<>();
    BoardOrder.of(question, paired.pairs())
        .forEach(pair ->
            pairings.add(
                new Game(
                    pair.white(), pair.black(), result(tournament, pair.white(), pair.black()))));
    paired.bye().ifPresent(number -> pairings.add(new Bye(number, Bye.Kind.PAIRING_ALLOCATED)));
    tournament.byes().forEach(bye -> pairings.add(new Bye(bye.participant(), bye.kind())));
    return new Round(pairings);
  }

  private Result result(Tournament tournament, int white, int black) {
    boolean forfeited = random.nextInt(ALL) < plan.forfeits();
    double drawn = random.nextDouble();
    boolean whiteWins = random.nextDouble() < expected(tournament, white, black);
    if (forfeited) {
      return whiteWins ? WHITE_ALONE : BLACK_ALONE;
    }
    if (drawn < DRAWS) {
      return Result.DRAW;
    }
    return whiteWins ? Result.WHITE_WINS : Result.BLACK_WINS;
  }

  private static double expected(Tournament tournament, int white, int black) {
    int difference = rating(tournament, black) - rating(tournament, white);
    return 1 / (1 + Math.pow(10, difference / RATING_SCALE));
  }

  private static int rating(Tournament tournament, int number) {
    return tournament.entrant(number).orElseThrow().rating().orElse(0);
  }
}
