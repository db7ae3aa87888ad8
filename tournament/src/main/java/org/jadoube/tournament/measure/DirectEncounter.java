package org.jadoube.tournament.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.score.ScoreLine;
import org.jadoube.tournament.score.ScoreLine.Kind;

/// Direct encounter (C07, 6): the tied participants' separate standings.
final class DirectEncounter implements TieBreaker {
  private final CountedField field;
  private final ScoreKind kind;

  /// @param field with forfeits as played games, if they count here
  DirectEncounter(CountedField field, ScoreKind kind) {
    this.field = field;
    this.kind = kind;
  }

  @Override
  public boolean comparesOnlyTheTied() {
    return true;
  }

  @Override
  public TieGroups split(List<Integer> tied) {
    Map<Integer, Separate> standings = standings(tied);
    boolean met = standings.values().stream().anyMatch(each -> each.missing() < tied.size() - 1);
    return met
        ? new TieGroups(
            groups(tied),
            standings.values().stream()
                .collect(Collectors.toMap(Separate::number, Separate::score)))
        : TieGroups.none(tied);
  }

  /// A line of the separate standings.
  ///
  /// @param missing how many of the others the participant has not met
  private record Separate(int number, Fraction score, int missing) {
    Fraction plus(int halves) {
      return score.plus(Fraction.halves(halves).times(missing));
    }
  }

  private List<List<Integer>> groups(List<Integer> tied) {
    Map<Integer, Separate> standings = standings(tied);
    boolean complete = standings.values().stream().allMatch(each -> each.missing() == 0);
    return complete ? allMet(tied, standings) : someMet(tied, standings);
  }

  /// 6.2: the separate standings hold; who is tied in them is compared again.
  private List<List<Integer>> allMet(List<Integer> tied, Map<Integer, Separate> standings) {
    List<List<Integer>> groups =
        TieGroups.groups(tied, number -> Optional.of(of(standings, number).score()));
    return groups.size() == 1
        ? groups
        : groups.stream().flatMap(group -> groups(group).stream()).toList();
  }

  /// 6.3: who is first whatever the missing games bring is first, then the second, and so on; the
  /// others are compared again among themselves.
  private List<List<Integer>> someMet(List<Integer> tied, Map<Integer, Separate> standings) {
    List<List<Integer>> groups = new ArrayList<>();
    List<Integer> others = new ArrayList<>(tied);
    Optional<Integer> leader = leader(others, standings);
    while (leader.isPresent()) {
      groups.add(List.of(leader.get()));
      others.remove(/* element */ leader.get());
      leader = leader(others, standings);
    }
    if (groups.isEmpty()) {
      return List.of(tied);
    }
    groups.addAll(others.isEmpty() ? List.of() : groups(others));
    return groups;
  }

  private Optional<Integer> leader(List<Integer> among, Map<Integer, Separate> standings) {
    return among.stream()
        .filter(number ->
            among.stream()
                .filter(other -> !other.equals(number))
                .allMatch(other -> surelyAhead(of(standings, number), of(standings, other))))
        .findFirst();
  }

  private boolean surelyAhead(Separate one, Separate other) {
    Fraction least = one.plus(field.points().lossHalves(kind));
    Fraction most = other.plus(field.points().winHalves(kind));
    return least.compareTo(most) > 0;
  }

  private static Separate of(Map<Integer, Separate> standings, int number) {
    return Objects.requireNonNull(standings.get(number));
  }

  private Map<Integer, Separate> standings(List<Integer> tied) {
    Map<Integer, Separate> standings = new TreeMap<>();
    Set<Integer> all = Set.copyOf(tied);
    tied.forEach(number -> standings.put(number, separate(number, all)));
    return standings;
  }

  /// Of several encounters of two participants the average counts (6.1.2).
  private Separate separate(int number, Set<Integer> tied) {
    Map<Integer, List<ScoreLine>> encounters =
        field.card(number).lines().stream()
            .filter(line -> line.kind() == Kind.PLAYED)
            .filter(line -> tied.contains(line.opponent().orElseThrow()))
            .collect(Collectors.groupingBy(line -> line.opponent().orElseThrow()));
    Fraction score =
        encounters.values().stream().map(this::average).reduce(Fraction.ZERO, Fraction::plus);
    return new Separate(number, score, tied.size() - 1 - encounters.size());
  }

  private Fraction average(List<ScoreLine> games) {
    return games.stream()
        .map(line -> line.points(kind))
        .reduce(Fraction.ZERO, Fraction::plus)
        .over(games.size());
  }
}
