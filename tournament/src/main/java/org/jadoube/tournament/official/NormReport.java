package org.jadoube.tournament.official;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.norm.FederationExemption;
import org.jadoube.tournament.norm.Missing;
import org.jadoube.tournament.norm.NormCard;
import org.jadoube.tournament.norm.NormTerms;
import org.jadoube.tournament.norm.NormTitle;
import org.jadoube.tournament.norm.Norms;
import org.jadoube.tournament.norm.Requirement;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.rating.RatingKind;
import org.jadoube.tournament.rating.Title;

/// The norms of all players of a tournament (B01).
///
/// @param terms what of the tournament decided on them
/// @param missing why the tournament cannot lead to norms, as far as that is known
/// @param players in the order of their numbers
/// @since 0.1.0
public record NormReport(NormTerms terms, List<Missing> missing, List<PlayerNorms> players) {
  private static final int MOST_ROUNDS_A_DAY = 2;
  private static final int LEAST_MINUTES = 120;

  public NormReport {
    missing = List.copyOf(missing);
    players = List.copyOf(players);
  }

  /// The norms so far.
  ///
  /// @throws IllegalArgumentException if the parts of the tournament do not fit together
  public static NormReport of(Tournament tournament, TournamentFacts facts) {
    SortedMap<Integer, List<PlayerRound>> rounds = PlayerRound.of(tournament);
    Optional<FederationExemption> exemption =
        facts
            .exemption()
            .or(() ->
                Optional.of(FederationExemption.STRONG_SWISS)
                    .filter(_ -> StrongSwiss.is(tournament, facts, rounds)));
    NormTerms terms = terms(tournament, exemption);
    NormCards cards = new NormCards(tournament, rounds);
    List<PlayerNorms> players = new ArrayList<>();
    for (Player player : tournament.entrants()) {
      NormCard card = cards.of(player);
      NormTerms own = exempting(terms, player, facts);
      players.add(
          new PlayerNorms(
              player, titles(player, facts).map(title -> Norms.of(title, own, card)).toList()));
    }
    return new NormReport(terms, missing(tournament, facts), players);
  }

  private static NormTerms terms(Tournament tournament, Optional<FederationExemption> exemption) {
    int players = tournament.entrants().size();
    boolean table = tournament.format() == Format.ROUND_ROBIN;
    return new NormTerms(
        tournament.plannedRounds(),
        players,
        tournament.format().predetermined(),
        table && tournament.plannedRounds() >= 2 * (players - 1) && players > 1,
        exemption);
  }

  private static NormTerms exempting(NormTerms terms, Player player, TournamentFacts facts) {
    boolean foreign = !player.federation().equals(facts.host());
    return new NormTerms(
        terms.rounds(),
        terms.players(),
        terms.predetermined(),
        terms.twice(),
        terms.exemption().filter(exemption -> !(exemption.isForOwnPlayers() && foreign)));
  }

  private static Stream<NormTitle> titles(Player player, TournamentFacts facts) {
    Optional<Title> held = player.title().flatMap(Title::read);
    boolean woman =
        facts.person(player.number()).woman() || held.filter(Title::isForWomen).isPresent();
    return Arrays.stream(NormTitle.values())
        .filter(title -> title.isAbove(held) && (woman || !title.isForWomen()));
  }

  private static List<Missing> missing(Tournament tournament, TournamentFacts facts) {
    List<Missing> missing = new ArrayList<>();
    long minutes = RatingKind.time(tournament.terms().regulations().timeControl()).toMinutes();
    boolean faster =
        RatingReport.kind(tournament, facts).filter(k -> k != RatingKind.STANDARD).isPresent();
    if (faster || (minutes > 0 && minutes < LEAST_MINUTES)) {
      missing.add(demand(Requirement.TIME, minutes, LEAST_MINUTES));
    }
    long most = mostADay(facts);
    if (most > MOST_ROUNDS_A_DAY) {
      missing.add(demand(Requirement.ROUNDS_A_DAY, most, MOST_ROUNDS_A_DAY));
    }
    if (tournament.format() == Format.SCHEVENINGEN || tournament.format() == Format.MATCH) {
      missing.add(demand(Requirement.SYSTEM, 0, 1));
    }
    return missing;
  }

  private static Missing demand(Requirement requirement, long has, long needs) {
    return Missing.of(requirement, Fraction.of(has), Fraction.of(needs));
  }

  private static long mostADay(TournamentFacts facts) {
    Map<LocalDate, Long> days =
        facts.days().stream()
            .flatMap(Optional::stream)
            .collect(Collectors.groupingBy(day -> day, Collectors.counting()));
    return days.values().stream().mapToLong(Long::longValue).max().orElse(0);
  }
}
