package org.jadoube.tournament.norm;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The opponents in the games that count, and the demands on their titles and federations.
///
/// @param games how many count, which can be more than there are opponents yet
/// @param own the player's federation
record OpponentMix(
    NormTitle title, NormTerms terms, Optional<String> own, List<NormGame> opponents, int games) {
  /// Opponents without a federation, which is no federation.
  private static final String NONE = "FID";

  private static final int FOREIGN = 2;
  private static final int PLAYERS_WHO_MEET_TWICE = 6;
  private static final int LEAST_HIGH = 3;

  List<Missing> missing() {
    List<Missing> missing = new ArrayList<>();
    if (terms.exemption().isEmpty()) {
      federations(missing);
    }
    least(missing, Missing.of(Requirement.TITLED, titled(), Math.ceilDiv(games, 2)));
    least(
        missing,
        Missing.of(Requirement.HIGH_TITLES, high(), Math.max(LEAST_HIGH, Math.ceilDiv(games, 3)))
            .under(title.requiredArticle()));
    if (terms.twice()) {
      least(missing, Missing.of(Requirement.PLAYERS, terms.players(), PLAYERS_WHO_MEET_TWICE));
    }
    return missing;
  }

  private void federations(List<Missing> missing) {
    Map<String, Integer> counts = counts();
    int mine = own.map(code -> counts.getOrDefault(code, 0)).orElse(0);
    int foreign =
        (int) counts.keySet().stream().filter(code -> !own.equals(Optional.of(code))).count();
    least(missing, Missing.of(Requirement.FOREIGN_FEDERATIONS, foreign, FOREIGN));
    int mostOwn = games * 3 / 5;
    if (mine > mostOwn) {
      missing.add(Missing.of(Requirement.OWN_FEDERATION, mine, mostOwn));
    }
    int most = games * 2 / 3;
    counts.forEach((code, count) -> {
      if (count > most) {
        Missing tooMany = Missing.of(Requirement.ONE_FEDERATION, count, most);
        missing.add(
            new Missing(
                tooMany.requirement(),
                tooMany.article(),
                tooMany.has(),
                tooMany.needs(),
                Optional.of(code)));
      }
    });
  }

  private static void least(List<Missing> missing, Missing demand) {
    if (demand.has().compareTo(demand.needs()) < 0) {
      missing.add(demand);
    }
  }

  private Map<String, Integer> counts() {
    Map<String, Integer> counts = new TreeMap<>();
    opponents.stream()
        .flatMap(game -> game.federation().stream())
        .filter(code -> !code.equals(NONE))
        .forEach(code -> counts.merge(code, 1, Integer::sum));
    return counts;
  }

  private int titled() {
    return (int)
        opponents.stream()
            .filter(game -> game.title().filter(t -> t.countsInNorms()).isPresent())
            .count();
  }

  private int high() {
    return (int)
        opponents.stream().filter(game -> game.title().filter(title::requires).isPresent()).count();
  }
}
