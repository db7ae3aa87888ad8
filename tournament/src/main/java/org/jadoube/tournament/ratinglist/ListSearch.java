package org.jadoube.tournament.ratinglist;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.Person;
import org.jadoube.tournament.trf.record.PlayerRecord;

/// Looks for the players of a file while a list passes by, in memory for these players only. Who
/// has a number is looked for by it alone; the others by name, if federation and year of birth do
/// not contradict.
///
/// @since 0.1.0
public final class ListSearch {
  private static final int MOST_CANDIDATES = 5;

  private final List<PlayerRecord.Player> players;
  private final Map<String, List<PlayerRecord.Player>> byNumber = new HashMap<>();
  private final Map<String, List<PlayerRecord.Player>> byName = new HashMap<>();
  private final Map<Integer, List<ListedPlayer>> found = new HashMap<>();

  /// A search for the players of `file`.
  public ListSearch(TrfFile file) {
    this.players = file.players();
    for (PlayerRecord.Player player : players) {
      Person person = player.person();
      boolean numbered = !person.number().isEmpty();
      (numbered ? byNumber : byName)
          .computeIfAbsent(
              numbered ? person.number() : NameKey.of(person.name()), _ -> new ArrayList<>())
          .add(player);
      found.put(player.startingRank(), new ArrayList<>());
    }
  }

  /// Looks at a player of the list.
  public void pass(ListedPlayer player) {
    byNumber.getOrDefault(player.id(), List.of()).forEach(wanted -> keep(wanted, player));
    if (!byName.isEmpty()) {
      for (PlayerRecord.Player wanted : byName.getOrDefault(NameKey.of(player.name()), List.of())) {
        if (fits(wanted.person(), player)) {
          keep(wanted, player);
        }
      }
    }
  }

  private void keep(PlayerRecord.Player wanted, ListedPlayer player) {
    List<ListedPlayer> candidates = found.getOrDefault(wanted.startingRank(), List.of());
    if (candidates.size() < MOST_CANDIDATES) {
      candidates.add(player);
    }
  }

  /// The matches found, by starting rank.
  public SortedMap<Integer, ListMatch> matches() {
    SortedMap<Integer, ListMatch> matches = new TreeMap<>();
    for (PlayerRecord.Player player : players) {
      List<ListedPlayer> candidates = found.getOrDefault(player.startingRank(), List.of());
      matches.put(player.startingRank(), match(player.person(), candidates));
    }
    return matches;
  }

  private static ListMatch match(Person person, List<ListedPlayer> candidates) {
    boolean numbered = !person.number().isEmpty();
    if (numbered) {
      return candidates.stream()
          .findFirst()
          .<ListMatch>map(player ->
              NameKey.areLike(person.name(), player.name())
                  ? new ListMatch.Found(player, true)
                  : new ListMatch.OtherName(player))
          .orElseGet(ListMatch.NotListed::new);
    }
    return switch (candidates.size()) {
      case 0 -> new ListMatch.NotListed();
      case 1 -> new ListMatch.Found(candidates.getFirst(), false);
      default -> new ListMatch.Ambiguous(candidates);
    };
  }

  private static boolean fits(Person person, ListedPlayer player) {
    boolean sameFederation =
        person.federation().isEmpty() || person.federation().equals(player.federation());
    OptionalInt born = BirthYear.of(person);
    return sameFederation
        && (born.isEmpty() || player.birthYear().isEmpty() || born.equals(player.birthYear()));
  }
}
