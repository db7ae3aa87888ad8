package org.jadoube.server.events;

import static org.jadoube.server.events.Changed.refused;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.wire.competition.BoardResult;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.CompetitionTerms;

/// What an arbiter decides about a result. It stands before what was played, until the arbiter
/// takes it back.
///
/// @param round from 1
/// @param number of the board or match, from 1
record Decision(On on, int round, int number) {
  /// What a result belongs to.
  enum On {
    /// A board, with its game.
    BOARD("board", "a game gives both players") {
      @Override
      int count(CompetitionRound round) {
        return round.boards().size();
      }

      @Override
      Scoring scoring(CompetitionTerms terms) {
        return terms.regulations().scoring();
      }

      @Override
      CompetitionRound with(CompetitionRound round, int number, Optional<BoardResult> result) {
        return round.with(changed(round.boards(), number, board -> board.with(result)));
      }
    },
    /// A match of teams as a whole; its game points stay those of the boards.
    MATCH("match", "a match gives both teams") {
      @Override
      int count(CompetitionRound round) {
        return round.matchList().size();
      }

      @Override
      Scoring scoring(CompetitionTerms terms) {
        return AsTournament.matchScoring(terms).matches();
      }

      @Override
      CompetitionRound with(CompetitionRound round, int number, Optional<BoardResult> result) {
        return round.withMatches(changed(round.matchList(), number, match -> match.with(result)));
      }
    };

    private final String noun;
    private final String most;

    On(String noun, String most) {
      this.noun = noun;
      this.most = most;
    }

    abstract int count(CompetitionRound round);

    abstract Scoring scoring(CompetitionTerms terms);

    abstract CompetitionRound with(
        CompetitionRound round, int number, Optional<BoardResult> result);
  }

  private static <T> List<T> changed(List<T> all, int number, UnaryOperator<T> change) {
    List<T> changed = new ArrayList<>(all);
    changed.set(number - 1, change.apply(all.get(number - 1)));
    return changed;
  }

  /// With another result, or with none but what was played.
  Changed in(CompetitionRecord record, Optional<BoardResult> result) {
    return Changed.inRound(record, round, there -> in(record, there, result));
  }

  private Changed in(
      CompetitionRecord record, CompetitionRound there, Optional<BoardResult> result) {
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

  private Optional<Changed> fault(CompetitionRecord record, BoardResult said) {
    if (!on.scoring(record.terms()).allows(said.result())) {
      return Optional.of(refused(Hindrance.UNFIT, "That is more than " + on.most + " (10.2)."));
    }
    return said.reason().isEmpty()
        ? Optional.of(refused(Hindrance.UNFIT, "A decision needs a reason."))
        : Optional.empty();
  }
}
