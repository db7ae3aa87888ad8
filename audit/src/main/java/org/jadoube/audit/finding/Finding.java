package org.jadoube.audit.finding;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Fault;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.event.Fact;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnResult;

/// A finding of an audit.
///
/// @since 0.1.0
public sealed interface Finding
    permits Finding.Malformed,
        Finding.IllegalMove,
        Finding.Passed,
        Finding.AmbiguousMove,
        Finding.PlayedOn,
        Finding.ContradictedResult,
        Finding.FlagFell,
        Finding.DifferingResults,
        Finding.ImpossibleWin,
        Finding.ClaimableDraw,
        Finding.ContradictedTermination,
        Finding.EarlyDraw,
        Finding.InconsistentStart,
        Finding.UnreachableStart,
        Finding.ImpossibleClock,
        Finding.DuplicateGame,
        Finding.MalformedTag,
        Finding.MissingTags,
        Finding.Resumed,
        TournamentFinding {
  /// Its kind.
  default FindingKind kind() {
    return switch (this) {
      case Malformed it -> it.fault().losesMoves() ? FindingKind.UNREADABLE : FindingKind.MALFORMED;
      case IllegalMove _, Passed _ -> FindingKind.ILLEGAL_MOVE;
      case AmbiguousMove _ -> FindingKind.AMBIGUOUS_MOVE;
      case PlayedOn _ -> FindingKind.PLAYED_ON;
      case ContradictedResult _, FlagFell _ -> FindingKind.CONTRADICTED_RESULT;
      case DifferingResults _ -> FindingKind.DIFFERING_RESULTS;
      case ImpossibleWin _ -> FindingKind.IMPOSSIBLE_WIN;
      case ClaimableDraw _ -> FindingKind.CLAIMABLE_DRAW;
      case ContradictedTermination _ -> FindingKind.CONTRADICTED_TERMINATION;
      case EarlyDraw _ -> FindingKind.EARLY_DRAW;
      case InconsistentStart _ -> FindingKind.INCONSISTENT_START;
      case UnreachableStart _ -> FindingKind.UNREACHABLE_START;
      case ImpossibleClock _ -> FindingKind.IMPOSSIBLE_CLOCK;
      case DuplicateGame _ -> FindingKind.DUPLICATE_GAME;
      case MalformedTag _ -> FindingKind.MALFORMED_TAG;
      case MissingTags _ -> FindingKind.MISSING_TAGS;
      case Resumed _ -> FindingKind.RESUMED;
      case TournamentFinding.TwiceInRound _ -> FindingKind.TWICE_IN_ROUND;
      case TournamentFinding.MissingGame _ -> FindingKind.MISSING_GAME;
      case TournamentFinding.SurplusGame _ -> FindingKind.SURPLUS_GAME;
    };
  }

  /// The provision that it mainly rests on; empty if it concerns the text alone.
  default Optional<Citation> citation() {
    return switch (this) {
      case IllegalMove it -> it.firstBreach();
      case Passed it -> Optional.of(it.rule());
      case PlayedOn it -> Optional.of(it.ending());
      case ContradictedResult it -> Optional.of(it.ending());
      case FlagFell it -> Optional.of(it.rule());
      case ImpossibleWin it -> Optional.of(it.rule());
      case ClaimableDraw it -> Optional.of(it.claim());
      case ContradictedTermination it -> it.rule();
      case EarlyDraw it -> Optional.of(it.rule());
      case UnreachableStart it -> it.rule();
      case Malformed _,
          AmbiguousMove _,
          DifferingResults _,
          InconsistentStart _,
          ImpossibleClock _,
          DuplicateGame _,
          MalformedTag _,
          MissingTags _,
          Resumed _,
          TournamentFinding _ ->
          Optional.empty();
    };
  }

  /// The text is not proper PGN, whether or not the game could still be read.
  ///
  /// @param fault the kind of fault
  /// @param column the column of the fault, in characters, from 1
  /// @param found the text there; empty at the end of the file
  /// @param expected a description of the text expected there
  record Malformed(PgnFault.Kind fault, int column, String found, String expected)
      implements Finding {
    public Malformed {
      Require.atLeast(1, column, "column");
    }
  }

  /// An illegal move.
  ///
  /// @param written the move's text
  /// @param mover who was to move
  /// @param trials the possible meanings of the text, and why each is illegal; empty if it fits no
  ///   piece
  /// @param candidates legal moves that look like it, in standard algebraic notation
  record IllegalMove(
      String written, Colour mover, List<PossibleMeaning> trials, List<String> candidates)
      implements Finding {
    public IllegalMove {
      trials = List.copyOf(trials);
      candidates = List.copyOf(candidates);
    }

    private Optional<Citation> firstBreach() {
      return trials.stream()
          .flatMap(trial -> trial.breaches().stream())
          .map(breach -> breach.citation())
          .findFirst();
    }
  }

  /// A player passed instead of making a move.
  record Passed(Citation rule, Colour player) implements Finding {}

  /// A move that can be any of `candidates`.
  record AmbiguousMove(String written, List<String> candidates) implements Finding {
    public AmbiguousMove {
      candidates = List.copyOf(candidates);
    }
  }

  /// The game went on although `ending` had ended it.
  ///
  /// @param facts the facts of that ending
  /// @param plies how many more plies were played
  /// @param result the result as written
  record PlayedOn(Citation ending, List<Fact> facts, int plies, PgnResult result)
      implements Finding {
    public PlayedOn {
      Require.atLeast(1, plies, "plies");
      facts = List.copyOf(facts);
    }
  }

  /// The last position ends the game by `ending` with `expected`, but another result is written.
  record ContradictedResult(
      Citation ending, List<Fact> facts, PgnResult expected, PgnResult written) implements Finding {
    public ContradictedResult {
      facts = List.copyOf(facts);
    }
  }

  /// A flag fell, which loses or draws the game under `rule`, but another result is written.
  ///
  /// @param facts whether the opponent, or either player, could still checkmate
  record FlagFell(Citation rule, List<Fact> facts, PgnResult written) implements Finding {
    public FlagFell {
      facts = List.copyOf(facts);
    }
  }

  /// The `Result` tag and the result after the moves differ.
  record DifferingResults(String tag, PgnResult afterMoves) implements Finding {}

  /// A player won who could not have checkmated by any series of legal moves. Under `rule` such a
  /// game is drawn, on time or by resignation.
  record ImpossibleWin(Citation rule, Fact.CannotCheckmate fact, PgnResult written)
      implements Finding {}

  /// The first moment at which a player could have claimed this draw, who let it pass.
  ///
  /// @param player who had the move, and so the right to claim
  record ClaimableDraw(Citation claim, Colour player, Fact fact) implements Finding {}

  /// The record says how the game ended, but the moves or the result contradict it.
  ///
  /// @param remark the remark of the record
  /// @param rule the provision under which a game ends like that; empty if the record does not say
  ///   how it ended
  /// @param expected the result that it would have; empty if the moves contradict it
  record ContradictedTermination(
      EndRemark remark, Optional<Citation> rule, Optional<PgnResult> expected, PgnResult written)
      implements Finding {}

  /// The players agreed to a draw too early.
  ///
  /// @param moves how many moves both players had completed
  /// @param needed how many both must have made before they may agree to a draw
  record EarlyDraw(Citation rule, int moves, int needed) implements Finding {
    public EarlyDraw {
      Require.atLeast(0, moves, "moves");
      Require.atLeast(1, needed, "needed");
    }
  }

  /// Castling rights or an en passant square that contradict the pieces at the start. The game was
  /// played through without them.
  record InconsistentStart(List<Fault> faults) implements Finding {
    public InconsistentStart {
      faults = List.copyOf(faults);
    }
  }

  /// A start that no game can lead to.
  ///
  /// @param rule the definition of an illegal position, in editions that have one
  /// @param faults the reasons
  record UnreachableStart(Optional<Citation> rule, List<Fault> faults) implements Finding {
    public UnreachableStart {
      faults = List.copyOf(faults);
    }
  }

  /// A time in a comment (`%clk`) that a clock cannot have shown.
  ///
  /// @param problem the problem
  /// @param player whose clock it is
  /// @param written the time as written
  /// @param most the latest time that the clock can have shown; empty if that does not matter
  record ImpossibleClock(
      ClockProblem problem, Colour player, String written, Optional<Duration> most)
      implements Finding {}

  /// A game that occurred before, or of which one is the beginning of the other: equal moves, by
  /// players of equal names, however spelt.
  ///
  /// @param archive the file with the earlier game
  /// @param game its number there, from 1
  /// @param more how many plies longer than the earlier game this one is; below 0 if it is shorter
  record DuplicateGame(String archive, long game, int more) implements Finding {
    public DuplicateGame {
      Require.atLeast(1, game, "game");
    }
  }

  /// A tag whose value is malformed or cannot be true.
  ///
  /// @param tag the tag's name
  /// @param value its value
  /// @param expected a description of proper values
  record MalformedTag(String tag, String value, String expected) implements Finding {}

  /// Missing tags, of the seven that every game should have.
  ///
  /// @param tags their names
  record MissingTags(List<String> tags) implements Finding {
    public MissingTags {
      Require.notEmpty(tags, "tags");
      tags = List.copyOf(tags);
    }
  }

  /// The game went on after a move that could not be played, and was judged from there on.
  ///
  /// @param by how the word is read
  /// @param move the move played in its place, or the word
  /// @param plies how many plies after it make sense
  /// @param all whether these are all; if not, another move follows that cannot be played
  record Resumed(ResumedBy by, String move, int plies, boolean all) implements Finding {
    public Resumed {
      Require.atLeast(1, plies, "plies");
    }
  }
}
