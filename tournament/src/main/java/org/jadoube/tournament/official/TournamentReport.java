package org.jadoube.tournament.official;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.rating.RatingKind;
import org.jadoube.tournament.rating.Title;

/// The fields of FIDE's form IT3, the tournament report, as far as a tournament knows them. What is
/// not known is empty; the organiser's address is never known here.
///
/// @param federation that registers the tournament
/// @param name of the tournament
/// @param city where it takes place
/// @param start its first day
/// @param end its last day
/// @param rounds how many there are
/// @param schedule rounds per day, for instance `1-1-2-2-1`
/// @param timeControl in words
/// @param kind of the ratings
/// @param system how it is paired
/// @param teams whether teams play
/// @param pairedBy the program or person that makes the pairings
/// @param classes the players by classes
/// @param chiefArbiter name, perhaps with title and number
/// @param deputies the other arbiters
/// @since 0.1.0
public record TournamentReport(
    Optional<String> federation,
    String name,
    Optional<String> city,
    Optional<LocalDate> start,
    Optional<LocalDate> end,
    int rounds,
    Optional<String> schedule,
    Optional<String> timeControl,
    Optional<RatingKind> kind,
    Format system,
    boolean teams,
    Optional<String> pairedBy,
    List<ClassCount> classes,
    Optional<String> chiefArbiter,
    List<String> deputies) {
  /// A class of players.
  ///
  /// @param name `rated`, `unrated` or a title
  /// @param total how many players are in it
  /// @param federations from how many federations they come
  /// @param hosts how many are of the federation that registers the tournament
  public record ClassCount(String name, int total, int federations, int hosts) {
    public ClassCount {
      Require.atLeast(0, total, "total");
      Require.atLeast(0, federations, "federations");
      Require.atLeast(0, hosts, "hosts");
    }

    /// How many are of other federations.
    public int foreigners() {
      return total - hosts;
    }
  }

  private static final List<Title> TITLES =
      List.of(Title.GM, Title.IM, Title.FM, Title.WGM, Title.WIM, Title.WFM);

  public TournamentReport {
    Require.atLeast(0, rounds, "rounds");
    classes = List.copyOf(classes);
    deputies = List.copyOf(deputies);
  }

  /// The report about a tournament.
  public static TournamentReport of(Tournament tournament, TournamentFacts facts) {
    return new TournamentReport(
        facts.host(),
        tournament.terms().name(),
        facts.city(),
        facts.start(),
        facts.end(),
        tournament.plannedRounds(),
        schedule(facts),
        facts.timeControl(),
        RatingReport.kind(tournament, facts),
        tournament.format(),
        tournament.isOfTeams(),
        facts.pairedBy(),
        classes(tournament.entrants(), facts.host()),
        facts.chiefArbiter(),
        facts.deputies());
  }

  private static Optional<String> schedule(TournamentFacts facts) {
    Map<LocalDate, Long> days =
        facts.days().stream()
            .flatMap(Optional::stream)
            .collect(Collectors.groupingBy(day -> day, TreeMap::new, Collectors.counting()));
    String said = days.values().stream().map(String::valueOf).collect(Collectors.joining("-"));
    boolean complete = !said.isEmpty() && facts.days().stream().allMatch(Optional::isPresent);
    return complete ? Optional.of(said) : Optional.empty();
  }

  private static List<ClassCount> classes(List<Player> players, Optional<String> host) {
    List<ClassCount> classes = new ArrayList<>();
    classes.add(count("rated", players, host, player -> player.rating().isPresent()));
    classes.add(count("unrated", players, host, player -> player.rating().isEmpty()));
    for (Title title : TITLES) {
      Optional<Title> held = Optional.of(title);
      classes.add(
          count(
              title.name(),
              players,
              host,
              player -> player.title().flatMap(Title::read).equals(held)));
    }
    return classes;
  }

  private static ClassCount count(
      String name, List<Player> players, Optional<String> host, Predicate<Player> belongs) {
    List<Player> members = players.stream().filter(belongs).toList();
    return new ClassCount(
        name,
        members.size(),
        (int) members.stream().flatMap(player -> player.federation().stream()).distinct().count(),
        (int)
            members.stream()
                .filter(player -> host.isPresent() && player.federation().equals(host))
                .count());
  }
}
