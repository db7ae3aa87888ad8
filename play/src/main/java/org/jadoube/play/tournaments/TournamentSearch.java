package org.jadoube.play.tournaments;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jadoube.play.people.SearchWords;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;

/// Finds tournaments by name and place, and their participants by name. The names are kept in
/// memory; a tournament that has changed since is read again when somebody searches next.
public final class TournamentSearch {
  /// The latest ones; older tournaments are not searched.
  public static final int MOST_TOURNAMENTS = 2_000;

  private static final int AT_ONCE = 50;

  private final TournamentRows rows;
  private final Map<TournamentId, Names> known = new HashMap<>(); // guarded by this

  TournamentSearch(TournamentRows rows) {
    this.rows = rows;
  }

  /// A tournament, or a participant of one.
  ///
  /// @param player empty for the tournament itself
  public record Found(
      TournamentId id, String tournament, Optional<String> place, Optional<Named> player) {}

  /// A participant.
  ///
  /// @param number the pairing number, of a player; empty for a team
  public record Named(String name, Optional<Integer> number) {}

  private record Entry(SearchWords words, Found found) {}

  private record Names(int revision, List<Entry> entries) {}

  /// The tournaments, or participants, whose names have words that begin with those of a query, the
  /// latest tournaments first.
  ///
  /// @param shown the tournaments that may be found
  /// @param most of the tournaments, and of the participants
  public Finds find(SearchWords query, Predicate<TournamentId> shown, int most) {
    List<Found> found =
        names().stream()
            .flatMap(each -> each.entries().stream())
            .filter(entry -> query.find(entry.words()))
            .map(Entry::found)
            .filter(each -> shown.test(each.id()))
            .toList();
    return new Finds(
        found.stream().filter(each -> each.player().isEmpty()).limit(most).toList(),
        found.stream().filter(each -> each.player().isPresent()).limit(most).toList());
  }

  /// The result of a search.
  public record Finds(List<Found> tournaments, List<Found> participants) {}

  /// The names of all tournaments as they are now, the latest first.
  private synchronized List<Names> names() {
    Map<TournamentId, Integer> revisions = rows.latestRevisions(MOST_TOURNAMENTS);
    known.keySet().retainAll(revisions.keySet());
    List<TournamentId> changed = new ArrayList<>();
    revisions.forEach((id, revision) -> {
      Names names = known.get(id);
      if (names == null || names.revision() != revision) {
        changed.add(id);
      }
    });
    for (int i = 0; i < changed.size(); i += AT_ONCE) {
      rows.documents(changed.subList(i, Math.min(i + AT_ONCE, changed.size())))
          .forEach(each -> known.put(new TournamentId(each.id()), names(each)));
    }
    return revisions.keySet().stream().flatMap(id -> Stream.ofNullable(known.get(id))).toList();
  }

  private static Names names(Tournament tournament) {
    Found itself =
        new Found(
            new TournamentId(tournament.id()),
            tournament.terms().name(),
            tournament.terms().place(),
            Optional.empty());
    Stream<Entry> own =
        Stream.of(
            new Entry(
                SearchWords.of(itself.tournament() + " " + itself.place().orElse("")), itself));
    Stream<Named> teams = tournament.teamList().stream().map(TournamentSearch::named);
    Stream<Named> players = tournament.entrants().stream().map(TournamentSearch::named);
    return new Names(
        tournament.revision(),
        Stream.concat(
                own,
                Stream.concat(teams, players)
                    .map(each -> new Entry(SearchWords.of(each.name()), of(itself, each))))
            .toList());
  }

  private static Named named(Team team) {
    return new Named(team.name(), Optional.empty());
  }

  private static Named named(Player player) {
    return new Named(player.name(), Optional.of(player.number()));
  }

  private static Found of(Found tournament, Named player) {
    return new Found(
        tournament.id(), tournament.tournament(), tournament.place(), Optional.of(player));
  }
}
