package org.jadoube.tournament.trf.tournament;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.trf.record.RoundEntry;
import org.jadoube.tournament.trf.record.RoundResult;

/// A participant's rounds as a file has them.
final class WrittenRounds {
  private WrittenRounds() {}

  static List<RoundEntry> of(List<Round> rounds, int player) {
    return rounds.stream().map(round -> entry(round, player)).toList();
  }

  private static RoundEntry entry(Round round, int player) {
    return round
        .of(player)
        .map(pairing ->
            switch (pairing) {
              case Game game -> entry(game, player);
              case Bye bye -> RoundEntry.bye(result(bye.kind()));
              case Match match ->
                  throw new IllegalArgumentException("matches are not written: " + match);
            })
        .orElse(RoundEntry.BLANK);
  }

  private static RoundEntry entry(Game game, int player) {
    Colour colour = game.white() == player ? Colour.WHITE : Colour.BLACK;
    return RoundEntry.of(game.player(colour.opposite()), colour, result(game.result(), colour));
  }

  private static RoundResult result(Bye.Kind kind) {
    return switch (kind) {
      case PAIRING_ALLOCATED -> RoundResult.PAIRING_ALLOCATED_BYE;
      case FULL_POINT -> RoundResult.FULL_POINT_BYE;
      case HALF_POINT -> RoundResult.HALF_POINT_BYE;
      case ZERO_POINT -> RoundResult.ZERO_POINT_BYE;
    };
  }

  static RoundResult result(Optional<GameResult> result, Colour colour) {
    return result.map(recorded -> result(recorded, colour)).orElse(RoundResult.NONE);
  }

  private static RoundResult result(GameResult recorded, Colour colour) {
    boolean rated = recorded.rated();
    boolean forfeit = recorded.result().forfeit();
    return switch (recorded.result().score(colour)) {
      case WIN ->
          forfeit ? RoundResult.FORFEIT_WIN : rated ? RoundResult.WIN : RoundResult.UNRATED_WIN;
      case DRAW -> rated ? RoundResult.DRAW : RoundResult.UNRATED_DRAW;
      case LOSS ->
          forfeit ? RoundResult.FORFEIT_LOSS : rated ? RoundResult.LOSS : RoundResult.UNRATED_LOSS;
    };
  }
}
