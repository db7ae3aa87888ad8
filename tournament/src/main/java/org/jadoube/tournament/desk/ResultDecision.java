package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Terms;
import org.jadoube.tournament.Tournament;

/// An arbiter's decision on a result. It takes precedence over the played result until the arbiter
/// takes it back.
///
/// @param round from 1
/// @param number of the board or match, from 1
public record ResultDecision(On on, int round, int number) {
  /// The kind of contest a decision is about.
  public enum On {
    /// A board, with its game.
    BOARD("board", "a game gives both players") {
      @Override
      int count(Round round) {
        return round.games().size();
      }

      @Override
      Scoring scoring(Terms terms) {
        return terms.regulations().scoring();
      }

      @Override
      Round with(Round round, int number, Optional<GameResult> result) {
        return round.withGames(changed(round.games(), number, game -> game.with(result)));
      }
    },
    /// A match of teams as a whole; its game points stay those of the boards.
    MATCH("match", "a match gives both teams") {
      @Override
      int count(Round round) {
        return round.matches().size();
      }

      @Override
      Scoring scoring(Terms terms) {
        return terms.points().matches().orElseThrow().matches();
      }

      @Override
      Round with(Round round, int number, Optional<GameResult> result) {
        List<Match> matches = round.matches();
        return round.withMatches(
            match -> match.equals(matches.get(number - 1)) ? match.with(result) : match);
      }
    };

    private final String noun;
    private final String most;

    On(String noun, String most) {
      this.noun = noun;
      this.most = most;
    }

    abstract int count(Round round);

    abstract Scoring scoring(Terms terms);

    abstract Round with(Round round, int number, Optional<GameResult> result);
  }

  private static <T> List<T> changed(List<T> all, int number, UnaryOperator<T> change) {
    List<T> changed = new ArrayList<>(all);
    changed.set(number - 1, change.apply(all.get(number - 1)));
    return changed;
  }

  /// With another result, or with none but what was played.
  public Changed in(Tournament record, Optional<GameResult> result) {
    return Changed.inRound(record, round, there -> in(record, there, result));
  }

  private Changed in(Tournament record, Round there, Optional<GameResult> result) {
    if (number < 1 || number > on.count(there)) {
      return refused(
          Hindrance.UNKNOWN_ROUND,
          String.format(Locale.ROOT, "Round %d has no %s %d.", round, on.noun, number));
    }
    if (!there.published()) {
      return refused(Hindrance.WRONG_STAGE, "Round " + round + " has not been published yet.");
    }
    return result
        .flatMap(said -> fault(record, said))
        .orElseGet(() -> Changed.to(record.with(round, on.with(there, number, result))));
  }

  private Optional<Changed> fault(Tournament record, GameResult said) {
    if (!on.scoring(record.terms()).allows(said.result())) {
      return Optional.of(refused(Hindrance.UNFIT, "That is more than " + on.most + " (10.2)."));
    }
    return said.reason().isEmpty()
        ? Optional.of(refused(Hindrance.UNFIT, "A decision needs a reason."))
        : Optional.empty();
  }
}
