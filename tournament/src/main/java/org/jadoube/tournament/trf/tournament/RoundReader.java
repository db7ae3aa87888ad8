package org.jadoube.tournament.trf.tournament;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.trf.record.PlayerRecord.Player;
import org.jadoube.tournament.trf.record.RoundEntry;
import org.jadoube.tournament.trf.record.RoundResult;
import org.jadoube.tournament.trf.record.TrfPlace;

/// Puts the two lines of each game together.
final class RoundReader {
  private final Map<Integer, Player> players;
  private final Scoring scoring;
  private final List<Contradiction> reasons;

  RoundReader(Map<Integer, Player> players, Scoring scoring, List<Contradiction> reasons) {
    this.players = new TreeMap<>(players);
    this.scoring = scoring;
    this.reasons = reasons;
  }

  /// The round of that number; empty with a reason if two lines contradict each other.
  Optional<Round> round(int number) {
    int before = reasons.size();
    List<Pairing> pairings = new ArrayList<>();
    for (Player player : players.values()) {
      RoundEntry entry = player.round(number);
      if (entry.opponent() == 0) {
        bye(player.startingRank(), entry.result()).ifPresent(pairings::add);
      } else {
        game(number, player.startingRank(), entry).ifPresent(pairings::add);
      }
    }
    return reasons.size() == before ? Optional.of(new Round(pairings)) : Optional.empty();
  }

  private static Optional<Pairing> bye(int player, RoundResult result) {
    return kind(result).map(kind -> new Bye(player, kind));
  }

  /// A forfeit against nobody is a bye worth as much.
  static Optional<Bye.Kind> kind(RoundResult result) {
    return result
        .ofBye()
        .map(bye ->
            switch (bye) {
              case PAIRING_ALLOCATED_BYE -> Bye.Kind.PAIRING_ALLOCATED;
              case FULL_POINT_BYE -> Bye.Kind.FULL_POINT;
              case HALF_POINT_BYE -> Bye.Kind.HALF_POINT;
              default -> Bye.Kind.ZERO_POINT;
            });
  }

  /// The game, once for both players; where nobody has a colour, the higher-ranked gets White.
  private Optional<Pairing> game(int round, int player, RoundEntry entry) {
    Player own = requireNonNull(players.get(player));
    Player opponent = players.get(entry.opponent());
    if (opponent == null || entry.opponent() == player) {
      return contradiction(
          round,
          own,
          "player "
              + player
              + (opponent == null
                  ? " has the opponent " + entry.opponent() + ", who has no line (001)."
                  : " is their own opponent."));
    }
    RoundEntry theirs = opponent.round(round);
    if (!entry.fits(theirs, player)) {
      // Told once where each names the other.
      return theirs.opponent() == player && entry.opponent() < player
          ? Optional.empty()
          : contradiction(
              round,
              own,
              "the lines of "
                  + player
                  + " and "
                  + entry.opponent()
                  + " contradict each other: \""
                  + entry.text()
                  + "\" and \""
                  + theirs.text()
                  + "\".");
    }
    boolean isWhite =
        entry.colour().equals(Optional.of(Colour.WHITE))
            || (entry.colour().isEmpty() && player < entry.opponent());
    return isWhite ? game(round, player, entry, opponent.round(round)) : Optional.empty();
  }

  private Optional<Pairing> game(int round, int white, RoundEntry entry, RoundEntry other) {
    Optional<GameResult> result = result(entry.result(), other.result());
    if (result.filter(each -> !scoring.allows(each.result())).isPresent()) {
      return contradiction(
          round,
          requireNonNull(players.get(white)),
          "the game of "
              + white
              + " and "
              + entry.opponent()
              + " gives more points than a game can.");
    }
    return Optional.of(new Game(white, entry.opponent(), result));
  }

  private Optional<Pairing> contradiction(int round, Player player, String what) {
    reasons.add(Contradiction.at(TrfPlace.ofRound(player, round), "Round " + round + ": " + what));
    return Optional.empty();
  }

  static Optional<GameResult> result(RoundResult white, RoundResult black) {
    if (white == RoundResult.NONE) {
      return Optional.empty();
    }
    Result result = new Result(score(white), score(black), white.isForfeit());
    GameResult recorded = GameResult.of(result);
    return Optional.of(white.isUnrated() ? recorded.withoutRating() : recorded);
  }

  private static Score score(RoundResult result) {
    return switch (result.scored()) {
      case W, P -> Score.WIN;
      case D, X -> Score.DRAW;
      case L, A -> Score.LOSS;
    };
  }
}
