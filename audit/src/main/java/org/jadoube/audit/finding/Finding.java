package org.jadoube.audit.finding;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.event.Fact;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnResult;

/// What an audit finds in a game.
public sealed interface Finding {
  /// What kind of finding it is.
  FindingKind kind();

  /// The provision that it rests on first; empty where it is about the text only.
  default Optional<Citation> citation() {
    return Optional.empty();
  }

  /// The text is not as PGN has it: the game could not be read further, or it could all the same.
  ///
  /// @param fault in what way
  /// @param column the column of the line where it lies, in bytes, from 1
  /// @param found what stands there; empty at the end of the file
  /// @param expected what should have stood there, in words
  record Malformed(PgnFault.Kind fault, int column, String found, String expected)
      implements Finding {
    public Malformed {
      requireNonNull(fault, "fault");
      requireNonNull(found, "found");
      requireNonNull(expected, "expected");
      Require.atLeast(1, column, "column");
    }

    @Override
    public FindingKind kind() {
      return fault.losesMoves() ? FindingKind.UNREADABLE : FindingKind.MALFORMED;
    }
  }

  /// A move was written that is not legal.
  ///
  /// @param written the move's text
  /// @param mover who was to move
  /// @param trials what the text can mean, and why each is illegal; empty if no piece is there that
  ///   it could mean
  /// @param candidates legal moves that look like it, in standard algebraic notation
  record IllegalMove(String written, Colour mover, List<Trial> trials, List<String> candidates)
      implements Finding {
    public IllegalMove {
      requireNonNull(written, "written");
      requireNonNull(mover, "mover");
      requireNonNull(trials, "trials");
      requireNonNull(candidates, "candidates");
      trials = List.copyOf(trials);
      candidates = List.copyOf(candidates);
    }

    @Override
    public FindingKind kind() {
      return FindingKind.ILLEGAL_MOVE;
    }

    @Override
    public Optional<Citation> citation() {
      return trials.stream()
          .flatMap(trial -> trial.breaches().stream())
          .map(breach -> breach.citation())
          .findFirst();
    }
  }

  /// A player passed; whoever has the move must make one.
  record Passed(Citation rule, Colour player) implements Finding {
    public Passed {
      requireNonNull(rule, "rule");
      requireNonNull(player, "player");
    }

    @Override
    public FindingKind kind() {
      return FindingKind.ILLEGAL_MOVE;
    }

    @Override
    public Optional<Citation> citation() {
      return Optional.of(rule);
    }
  }

  /// A move was written that can be each of `candidates`.
  record AmbiguousMove(String written, List<String> candidates) implements Finding {
    public AmbiguousMove {
      requireNonNull(written, "written");
      requireNonNull(candidates, "candidates");
      candidates = List.copyOf(candidates);
    }

    @Override
    public FindingKind kind() {
      return FindingKind.AMBIGUOUS_MOVE;
    }
  }

  /// The game was over by `ending`, but went on.
  ///
  /// @param facts what the ending rests on
  /// @param plies how many more moves there are
  /// @param result the result as written, which is right only if it is a draw
  record PlayedOn(Citation ending, List<Fact> facts, int plies, PgnResult result)
      implements Finding {
    public PlayedOn {
      requireNonNull(ending, "ending");
      requireNonNull(facts, "facts");
      requireNonNull(result, "result");
      Require.atLeast(1, plies, "plies");
      facts = List.copyOf(facts);
    }

    @Override
    public FindingKind kind() {
      return FindingKind.PLAYED_ON;
    }

    @Override
    public Optional<Citation> citation() {
      return Optional.of(ending);
    }
  }

  /// The last position ends the game by `ending` with `expected`, but another result is written.
  record ContradictedResult(
      Citation ending, List<Fact> facts, PgnResult expected, PgnResult written) implements Finding {
    public ContradictedResult {
      requireNonNull(ending, "ending");
      requireNonNull(facts, "facts");
      requireNonNull(expected, "expected");
      requireNonNull(written, "written");
      facts = List.copyOf(facts);
    }

    @Override
    public FindingKind kind() {
      return FindingKind.CONTRADICTED_RESULT;
    }

    @Override
    public Optional<Citation> citation() {
      return Optional.of(ending);
    }
  }

  /// A flag fell, which loses by `rule`, but another result is written.
  ///
  /// @param facts that the opponent, or either player, could still checkmate
  record LostOnTime(Citation rule, List<Fact> facts, PgnResult written) implements Finding {
    public LostOnTime {
      requireNonNull(rule, "rule");
      requireNonNull(facts, "facts");
      requireNonNull(written, "written");
      facts = List.copyOf(facts);
    }

    @Override
    public FindingKind kind() {
      return FindingKind.CONTRADICTED_RESULT;
    }

    @Override
    public Optional<Citation> citation() {
      return Optional.of(rule);
    }
  }

  /// The `Result` tag says one thing, the end of the moves another.
  record DifferingResults(String tag, PgnResult behindMoves) implements Finding {
    public DifferingResults {
      requireNonNull(tag, "tag");
      requireNonNull(behindMoves, "behindMoves");
    }

    @Override
    public FindingKind kind() {
      return FindingKind.DIFFERING_RESULTS;
    }
  }

  /// A player won who could not have checkmated by any series of legal moves: neither a fallen flag
  /// nor, where `citation` says so, a resignation wins such a game.
  record ImpossibleWin(Citation rule, Fact.CannotCheckmate fact, PgnResult written)
      implements Finding {
    public ImpossibleWin {
      requireNonNull(rule, "rule");
      requireNonNull(fact, "fact");
      requireNonNull(written, "written");
    }

    @Override
    public FindingKind kind() {
      return FindingKind.IMPOSSIBLE_WIN;
    }

    @Override
    public Optional<Citation> citation() {
      return Optional.of(rule);
    }
  }

  /// A player could have claimed a draw, here for the first time.
  record ClaimableDraw(Citation claim, Fact fact) implements Finding {
    public ClaimableDraw {
      requireNonNull(claim, "claim");
      requireNonNull(fact, "fact");
    }

    @Override
    public FindingKind kind() {
      return FindingKind.CLAIMABLE_DRAW;
    }

    @Override
    public Optional<Citation> citation() {
      return Optional.of(claim);
    }
  }
}
