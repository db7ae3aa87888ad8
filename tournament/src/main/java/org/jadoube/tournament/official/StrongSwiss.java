package org.jadoube.tournament.official;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.rating.Title;

/// A Swiss with so many foreign players that opponents' federations do not matter (B01, 1.4.3d): 20
/// with a rating, from three federations, ten with high titles. Players count who have missed one
/// round at most; neither the bye that pairing gives nor a forfeit win is a missed round.
final class StrongSwiss {
  private static final int PLAYERS = 20;
  private static final int FEDERATIONS = 3;
  private static final int TITLED = 10;
  private static final int MOST_MISSED = 1;
  private static final String NONE = "FID";
  private static final Set<Title> HIGH = Set.of(Title.GM, Title.IM, Title.WGM, Title.WIM);

  private StrongSwiss() {}

  static boolean is(
      Tournament tournament, TournamentFacts facts, Map<Integer, List<PlayerRound>> rounds) {
    return facts.host().isPresent()
        && tournament.format() == Format.SWISS
        && is(foreigners(tournament, facts.host(), rounds));
  }

  private static boolean is(List<Player> foreigners) {
    long titled =
        foreigners.stream()
            .filter(
                player -> player.title().flatMap(Title::read).filter(HIGH::contains).isPresent())
            .count();
    long federations =
        foreigners.stream()
            .flatMap(player -> player.federation().stream())
            .filter(code -> !code.equals(NONE))
            .distinct()
            .count();
    return foreigners.size() >= PLAYERS && federations >= FEDERATIONS && titled >= TITLED;
  }

  /// The foreign players who count.
  static List<Player> foreigners(
      Tournament tournament, Optional<String> host, Map<Integer, List<PlayerRound>> rounds) {
    int all = tournament.counted().rounds().size();
    return tournament.entrants().stream()
        .filter(player -> player.rating().isPresent())
        .filter(player -> player.federation().isPresent() && !player.federation().equals(host))
        .filter(
            player -> all - present(rounds.getOrDefault(player.number(), List.of())) <= MOST_MISSED)
        .toList();
  }

  private static int present(List<PlayerRound> rounds) {
    return (int)
        rounds.stream()
            .filter(round ->
                round.isPlayed()
                    || round.isOpen()
                    || round.isForfeitWin()
                    || round.bye().equals(Optional.of(Bye.Kind.PAIRING_ALLOCATED)))
            .count();
  }
}
