package org.jadoube.web.ask.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.standing.Place;
import org.jadoube.tournament.standing.Standings;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.jadoube.tournament.trf.record.TeamRecord;

/// The final order of a file held against points and tie-breaks.
///
/// @param ofTeams whether teams are ranked
/// @param by points and the tie-breaks, in their order
/// @param edition of C07
/// @param displaced players, or teams, whose rank is another
public record CheckedOrder(
    boolean ofTeams, List<String> by, String edition, List<Displaced> displaced) {
  public CheckedOrder {
    by = List.copyOf(by);
    displaced = List.copyOf(displaced);
  }

  /// A player or team with another rank than points and tie-breaks give.
  ///
  /// @param found in the file
  public record Displaced(int participant, int found, int expected) {}

  /// The order of players, or of teams; empty if the file has none.
  static Optional<CheckedOrder> of(Tournament tournament, TrfFile source) {
    Map<Integer, Integer> ranks = tournament.isOfTeams() ? ofTeams(source) : ofPlayers(source);
    return ranks.isEmpty()
        ? Optional.empty()
        : Optional.of(of(tournament.isOfTeams(), Standings.of(tournament), ranks));
  }

  private static Map<Integer, Integer> ofPlayers(TrfFile source) {
    Map<Integer, Integer> ranks = new TreeMap<>();
    for (PlayerRecord.Player player : source.players()) {
      player.rank().ifPresent(rank -> ranks.put(player.startingRank(), rank));
    }
    return ranks;
  }

  private static Map<Integer, Integer> ofTeams(TrfFile source) {
    Map<Integer, Integer> ranks = new TreeMap<>();
    source
        .all(TeamRecord.Team.class)
        .forEach(team -> team.rank().ifPresent(rank -> ranks.put(team.number(), rank)));
    return ranks;
  }

  private static CheckedOrder of(
      boolean ofTeams, Standings standings, Map<Integer, Integer> ranks) {
    List<String> by = new ArrayList<>(List.of("points"));
    standings.tieBreaks().forEach(each -> by.add(each.toString()));
    List<Displaced> displaced = new ArrayList<>();
    for (Place place : standings.places()) {
      Integer rank = ranks.get(place.participant());
      int shared = standings.at(place.rank()).size();
      if (rank != null && (rank < place.rank() || rank >= place.rank() + shared)) {
        displaced.add(new Displaced(place.participant(), rank, place.rank()));
      }
    }
    return new CheckedOrder(ofTeams, by, standings.edition().toString(), displaced);
  }
}
