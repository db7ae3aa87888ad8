package org.jadoube.tournament.official;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.norm.NormCard;
import org.jadoube.tournament.norm.NormGame;
import org.jadoube.tournament.norm.NormGame.NormScore;
import org.jadoube.tournament.rating.Title;

/// Makes the cards by which norms are judged.
///
/// @param table whether everybody meets everybody
/// @param played how many rounds there are so far
/// @param rounds of all players by number
record NormCards(boolean table, int played, Map<Integer, List<PlayerRound>> rounds) {
  NormCards(Tournament tournament, Map<Integer, List<PlayerRound>> rounds) {
    this(tournament.format() == Format.ROUND_ROBIN, tournament.counted().rounds().size(), rounds);
  }

  NormCard of(Player player) {
    List<NormGame> games = new ArrayList<>();
    int free = 0;
    for (PlayerRound round : of(player.number())) {
      game(round).ifPresent(games::add);
      free += round.bye().equals(Optional.of(Bye.Kind.PAIRING_ALLOCATED)) ? 1 : 0;
    }
    int lost = Math.max(0, played - games.size() - free);
    return new NormCard(player.federation(), games, free, lost);
  }

  private List<PlayerRound> of(int number) {
    return rounds.getOrDefault(number, List.of());
  }

  private Optional<NormGame> game(PlayerRound round) {
    return round
        .opponent()
        .filter(this::counts)
        .flatMap(opponent -> score(round).map(score -> game(round, opponent, score)));
  }

  /// Games that were adjudicated or decided by an arbiter do not count (B01, 1.4.2c).
  private static Optional<NormScore> score(PlayerRound round) {
    if (round.isOpen()) {
      return Optional.of(NormScore.TO_COME);
    }
    if (round.isForfeitWin()) {
      return Optional.of(NormScore.FORFEIT_WIN);
    }
    return round
        .score()
        .map(NormScore::of)
        .filter(_ -> round.isPlayed())
        .filter(_ -> round.result().filter(r -> r.basis() == GameResult.Basis.PLAY).isPresent());
  }

  /// In a round robin, opponents without a rating who have not scored against rated players are
  /// left out (1.4.2b).
  private boolean counts(Player opponent) {
    return !table || opponent.rating().isPresent() || hasScored(opponent.number());
  }

  private boolean hasScored(int number) {
    return of(number).stream()
        .filter(round -> round.opponent().filter(each -> each.rating().isPresent()).isPresent())
        .anyMatch(round -> round.isOpen() || round.isPlayedWithPoints());
  }

  private static NormGame game(PlayerRound round, Player opponent, NormScore score) {
    return new NormGame(
        round.round(),
        opponent.number(),
        opponent.title().flatMap(Title::read),
        opponent.rating(),
        opponent.federation(),
        score);
  }
}
