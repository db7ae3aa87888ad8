package org.jadoube.tournament.score;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.Withdrawal;

/// The scorecards of a tournament.
///
/// @since 0.1.0
public final class Scorecards {
  private final SortedMap<Integer, Scorecard> cards;
  private final SortedSet<Integer> annulled;

  private Scorecards(SortedMap<Integer, Scorecard> cards, SortedSet<Integer> annulled) {
    this.cards = Collections.unmodifiableSortedMap(cards);
    this.annulled = Collections.unmodifiableSortedSet(annulled);
  }

  /// The scorecards as they stand. In a Swiss, who is not paired in a round has a zero-point bye.
  public static Scorecards of(Tournament tournament) {
    Tournament counted = tournament.counted();
    SortedMap<Integer, Scorecard> all = all(counted);
    SortedSet<Integer> annulled = annulled(counted, all);
    SortedMap<Integer, Scorecard> counting = new TreeMap<>(all);
    counting.keySet().removeAll(annulled);
    counting.replaceAll((number, card) -> without(annulled, number, card));
    return new Scorecards(counting, annulled);
  }

  /// By pairing number, the cards of those whose results count, with the lines that count.
  public SortedMap<Integer, Scorecard> cards() {
    return cards;
  }

  /// Those who left a round robin before they had completed half of their games: their results stay
  /// in the table and count for nobody (C05, 6.6).
  public SortedSet<Integer> annulled() {
    return annulled;
  }

  /// A participant's line in a round; empty if there is none.
  ///
  /// @param round from 1
  public Optional<ScoreLine> line(int participant, int round) {
    Require.atLeast(1, participant, "participant");
    Require.atLeast(1, round, "round");
    return Optional.ofNullable(cards.get(participant)).map(Scorecard::lines).stream()
        .flatMap(List::stream)
        .filter(line -> line.round() == round)
        .findFirst();
  }

  private static SortedMap<Integer, Scorecard> all(Tournament tournament) {
    SortedMap<Integer, List<ScoreLine>> lines = new TreeMap<>();
    tournament.participants().forEach(each -> lines.put(each.number(), new ArrayList<>()));
    for (int round = 1; round <= tournament.rounds().size(); round++) {
      LineOf line = new LineOf(tournament.points(), round);
      Map<Integer, Pairing> pairings = pairings(tournament.rounds().get(round - 1));
      lines.forEach((number, card) ->
          Optional.ofNullable(pairings.get(number))
              .or(() -> absence(tournament, number))
              .ifPresent(pairing -> card.add(line(line, pairing, number))));
    }
    SortedMap<Integer, Scorecard> cards = new TreeMap<>();
    lines.forEach((number, card) -> cards.put(number, new Scorecard(number, card)));
    return cards;
  }

  private static Map<Integer, Pairing> pairings(Round round) {
    Map<Integer, Pairing> pairings = new HashMap<>();
    for (Pairing pairing : round.pairings()) {
      pairing.participants().forEach(number -> pairings.put(number, pairing));
    }
    return pairings;
  }

  private static Optional<Pairing> absence(Tournament tournament, int number) {
    return Optional.<Pairing>of(new Bye(number, Bye.Kind.ZERO_POINT))
        .filter(_ -> !tournament.format().predetermined());
  }

  private static ScoreLine line(LineOf line, Pairing pairing, int number) {
    return switch (pairing) {
      case Game game -> line.game(game, number);
      case Match match -> line.match(match, number);
      case Bye bye -> line.bye(bye.kind());
    };
  }

  private static SortedSet<Integer> annulled(
      Tournament tournament, SortedMap<Integer, Scorecard> cards) {
    SortedSet<Integer> annulled = new TreeSet<>();
    if (tournament.format() == Format.ROUND_ROBIN || tournament.format() == Format.SCHEVENINGEN) {
      tournament.withdrawals().stream()
          .filter(each ->
              !halfCompleted(tournament, each, requireNonNull(cards.get(each.participant()))))
          .forEach(each -> annulled.add(each.participant()));
    }
    return annulled;
  }

  /// A game that the opponent forfeited is completed. Rounds that are not there yet are games to
  /// come, but for those in which the player has no opponent.
  private static boolean halfCompleted(
      Tournament tournament, Withdrawal withdrawal, Scorecard card) {
    long completed =
        card.lines().stream()
            .filter(line -> line.round() <= withdrawal.afterRound())
            .filter(line ->
                line.kind() == ScoreLine.Kind.PLAYED || line.kind() == ScoreLine.Kind.FORFEIT_WIN)
            .count();
    int toCome = tournament.plannedRounds() - tournament.rounds().size();
    return 2 * completed >= Math.min(card.lines().size() + toCome, gamesOfEach(tournament));
  }

  /// An odd number of players leaves one of them free in each round, everybody in turn.
  private static int gamesOfEach(Tournament tournament) {
    int rounds = tournament.plannedRounds();
    int players = tournament.participants().size();
    boolean free = tournament.format() == Format.ROUND_ROBIN && players % 2 == 1;
    return free ? rounds - rounds / players : rounds;
  }

  private static Scorecard without(SortedSet<Integer> annulled, int number, Scorecard card) {
    return new Scorecard(
        number,
        card.lines().stream()
            .filter(
                line -> line.opponent().isEmpty() || !annulled.contains(line.opponent().getAsInt()))
            .toList());
  }
}
