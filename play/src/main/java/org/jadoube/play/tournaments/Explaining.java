package org.jadoube.play.tournaments;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jadoube.play.tournaments.Explained.Colours;
import org.jadoube.play.tournaments.Explained.Unexplained;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.desk.Hindrance;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.history.PairedRound;
import org.jadoube.tournament.pairing.history.RoundQuestion;
import org.jadoube.tournament.pairing.history.RoundQuestion.Obstacle;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.pairing.why.Why;

/// Explains pairings. That means pairing a round several times, which takes seconds if it is large:
/// so one player is explained at a time, on a thread that leaves those of games alone, and reasons
/// are kept while the round and what it follows from stay the same.
final class Explaining {
  private static final Why.Extent EXTENT = new Why.Extent(12, 4);
  private static final int MOST_WAITING = 50;
  private static final int MOST_ROUNDS = 16;
  private static final int IDLE_SECONDS = 10;

  private final Executor worker = worker();
  private final SequencedMap<Paired, Map<Integer, CompletableFuture<Explained>>> kept =
      new LinkedHashMap<>(); // guarded by this

  /// A round as it is, and all that it depends on.
  private record Paired(SwissQuestion question, SwissAnswer.Paired given) {
    boolean has(int player) {
      return question.present().stream().anyMatch(each -> each.number() == player)
          && (Why.opponent(given, player).isPresent()
              || given.bye().equals(OptionalInt.of(player)));
    }

    Explained explained(int player) {
      return switch (Swiss.answer(question)) {
        case SwissAnswer.Paired rules ->
            new Explained.Reasons(
                question,
                Why.opponent(given, player),
                Why.of(question, rules, player, EXTENT),
                Why.against(question, rules, given, player),
                colours(player));
        case SwissAnswer.Impossible impossible ->
            new Unexplained(Hindrance.NOT_READY, impossible.sentence());
      };
    }

    private Optional<Colours> colours(int player) {
      return Why.opponent(given, player).stream()
          .boxed()
          .flatMap(opponent -> Swiss.allocation(question, player, opponent).stream())
          .map(rules -> new Colours(rules, given.pairs().contains(rules.pair())))
          .findFirst();
    }
  }

  private static Executor worker() {
    ThreadPoolExecutor worker =
        new ThreadPoolExecutor(
            1,
            1,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(MOST_WAITING),
            Thread.ofPlatform().name("jadoube-why").daemon().factory());
    worker.allowCoreThreadTimeOut(true);
    return worker;
  }

  /// Explains whom a player meets in a round.
  ///
  /// @param round one that there is, from 1
  Explained of(Tournament seen, int round, int player) {
    return switch (RoundQuestion.of(seen, round)) {
      case RoundQuestion.Ready(var question) -> of(question, seen.rounds().get(round - 1), player);
      case RoundQuestion.Unready(var obstacle) ->
          new Unexplained(hindrance(obstacle), obstacle.sentence());
    };
  }

  private static Hindrance hindrance(Obstacle obstacle) {
    return switch (obstacle) {
      case NO_SWISS, OTHER_SYSTEM, ACCELERATION_UNFIT -> Hindrance.UNFIT;
      case NO_SUCH_ROUND -> Hindrance.UNKNOWN_ROUND;
      case RESULT_MISSING, INITIAL_COLOUR_UNKNOWN -> Hindrance.NOT_READY;
    };
  }

  private Explained of(SwissQuestion question, Round round, int player) {
    Paired paired = new Paired(question, PairedRound.of(round));
    if (!paired.has(player)) {
      return new Unexplained(
          Hindrance.UNKNOWN_PLAYER,
          "Number " + player + " is not paired in round " + question.round() + ".");
    }
    try {
      return reasons(paired, player).join();
    } catch (RejectedExecutionException tooMany) {
      return new Unexplained(
          Hindrance.BUSY, "Other pairings are being explained. Try again in a moment.");
    }
  }

  private synchronized CompletableFuture<Explained> reasons(Paired paired, int player) {
    Map<Integer, CompletableFuture<Explained>> players =
        kept.computeIfAbsent(paired, _ -> new HashMap<>());
    if (kept.size() > MOST_ROUNDS) {
      kept.pollFirstEntry();
    }
    return players.computeIfAbsent(
        player, _ -> CompletableFuture.supplyAsync(() -> paired.explained(player), worker));
  }
}
