package org.jadoube.tournament.official;

import java.util.ArrayList;
import java.util.List;
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
final class NormCards {
  private NormCards() {}

  static NormCard of(Tournament tournament, Player player, List<PlayerRound> rounds) {
    List<NormGame> games = new ArrayList<>();
    int free = 0;
    for (PlayerRound round : rounds) {
      Optional<NormScore> score = score(round);
      boolean counts = score.isPresent() && round.opponent().isPresent() && !isLeftOut(tournament, round);
      if (counts) {
        games.add(game(round, round.opponent().orElseThrow(), score.orElseThrow()));
      }
      free += round.bye().equals(Optional.of(Bye.Kind.PAIRING_ALLOCATED)) ? 1 : 0;
    }
    int lost = tournament.counted().rounds().size() - games.size() - free;
    return new NormCard(player.federation(), games, free, Math.max(0, lost));
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

  /// In a round robin, opponents without a rating who have not scored against rated players (1.4.2b).
  private static boolean isLeftOut(Tournament tournament, PlayerRound round) {
    return tournament.format() == Format.ROUND_ROBIN
        && round.opponent().filter(opponent -> opponent.rating().isEmpty()).isPresent()
        && round
            .opponent()
            .filter(opponent -> hasScored(tournament, opponent.number()))
            .isEmpty();
  }

  private static boolean hasScored(Tournament tournament, int number) {
    return PlayerRound.of(tournament).getOrDefault(number, List.of()).stream()
        .filter(round -> round.opponent().filter(each -> each.rating().isPresent()).isPresent())
        .anyMatch(round -> round.isOpen() || (round.isPlayed() && round.halves() > 0));
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
