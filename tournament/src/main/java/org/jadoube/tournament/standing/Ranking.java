package org.jadoube.tournament.standing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.measure.TieBreaker;
import org.jadoube.tournament.measure.TieGroups;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.score.Scorecard;
import org.jadoube.tournament.score.Scorecards;

/// Applies tie-breaks one after the other.
final class Ranking {
  private final Tournament tournament;
  private final Scorecards cards;
  private final ScoreKind kind;
  private final Map<Integer, List<Optional<Fraction>>> values = new HashMap<>();

  Ranking(Tournament tournament, Scorecards cards, int tieBreaks) {
    this.tournament = tournament;
    this.cards = cards;
    this.kind = tournament.points().primary();
    cards
        .cards()
        .keySet()
        .forEach(number ->
            values.put(number, new ArrayList<>(Collections.nCopies(tieBreaks, Optional.empty()))));
  }

  List<Place> places(List<TieBreaker> breakers, List<Integer> lots) {
    List<List<Integer>> groups = byPoints();
    for (int at = 0; at < breakers.size(); at++) {
      groups = refined(groups, at, breakers.get(at));
    }
    return places(groups.stream().flatMap(group -> drawn(group, lots).stream()).toList());
  }

  private List<List<Integer>> byPoints() {
    Map<Fraction, List<Integer>> byPoints = new TreeMap<>(Comparator.reverseOrder());
    for (Scorecard card : cards.cards().values()) {
      byPoints.computeIfAbsent(card.points(kind), _ -> new ArrayList<>()).add(card.participant());
    }
    return List.copyOf(byPoints.values());
  }

  private List<List<Integer>> refined(List<List<Integer>> groups, int at, TieBreaker breaker) {
    if (!breaker.comparesOnlyTheTied()) {
      note(at, breaker.split(groups.stream().flatMap(List::stream).toList()));
    }
    List<List<Integer>> refined = new ArrayList<>();
    for (List<Integer> group : groups) {
      refined.addAll(group.size() == 1 ? List.of(group) : broken(group, at, breaker));
    }
    return refined;
  }

  private List<List<Integer>> broken(List<Integer> tied, int at, TieBreaker breaker) {
    TieGroups split = breaker.split(tied);
    note(at, split);
    return split.groups();
  }

  private void note(int at, TieGroups split) {
    split.values().forEach((number, value) -> values(number).set(at, Optional.of(value)));
  }

  private List<Optional<Fraction>> values(int number) {
    return Objects.requireNonNull(values.get(number));
  }

  /// Lots come last (C07, 4.2).
  private static List<List<Integer>> drawn(List<Integer> tied, List<Integer> lots) {
    List<List<Integer>> drawn = new ArrayList<>();
    lots.stream().distinct().filter(tied::contains).forEach(number -> drawn.add(List.of(number)));
    List<Integer> others = tied.stream().filter(number -> !lots.contains(number)).toList();
    if (!others.isEmpty()) {
      drawn.add(others);
    }
    return drawn;
  }

  private List<Place> places(List<List<Integer>> groups) {
    List<Place> places = new ArrayList<>();
    for (List<Integer> group : groups) {
      int rank = places.size() + 1;
      group.forEach(number -> places.add(place(rank, number)));
    }
    return places;
  }

  private Place place(int rank, int number) {
    Scorecard card = Objects.requireNonNull(cards.cards().get(number));
    boolean teams = tournament.isOfTeams();
    return new Place(
        rank,
        number,
        tournament.participant(number).map(Participant::name).orElse("?"),
        card.points(kind),
        values(number),
        Optional.of(ScoreKind.MATCH_POINTS).filter(_ -> teams).map(card::points),
        Optional.of(ScoreKind.GAME_POINTS).filter(_ -> teams).map(card::points));
  }
}
