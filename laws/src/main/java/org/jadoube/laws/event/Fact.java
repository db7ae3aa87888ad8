package org.jadoube.laws.event;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Square;
import org.jadoube.chess.domain.Require;
import org.jadoube.chess.fate.Cause;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Breach;
import org.jadoube.laws.edition.Citation;

/// A fact on which a ruling rests. Plies are counted from 1, the first move of the game; ply 0 is
/// the start position.
///
/// @since 0.1.0
public sealed interface Fact
    permits Fact.LastMove,
        Fact.Checked,
        Fact.NoLegalMove,
        Fact.SamePosition,
        Fact.NoPawnMoveOrCapture,
        Fact.Intended,
        Fact.IntendedIllegal,
        Fact.ClocksShowed,
        Fact.TimeRanOut,
        Fact.MovesCompleted,
        Fact.CanCheckmate,
        Fact.CannotCheckmate,
        Fact.CheckmateUndecided,
        Fact.Declared,
        Fact.Offered,
        Fact.Under,
        Fact.Worth,
        Fact.ArbiterDecided,
        ConductFact,
        OnlineFact,
        BoardFact {
  /// The move that brought the position about.
  record LastMove(int ply, Move move) implements Fact {
    public LastMove {
      Require.atLeast(1, ply, "ply");
    }
  }

  /// The king of `king` is attacked from these squares.
  record Checked(Colour king, Set<Square> attackers) implements Fact {
    public Checked {
      attackers = Set.copyOf(attackers);
    }
  }

  /// The player having the move has no legal one.
  record NoLegalMove(Colour player) implements Fact {}

  /// The plies after which the position appeared. A position that is about to appear is counted
  /// with the ply after which it would.
  record SamePosition(List<Integer> plies) implements Fact {
    public SamePosition {
      plies = List.copyOf(plies);
    }
  }

  /// No pawn has moved and nothing has been captured in the last `plies` plies, that is since ply
  /// `since`; 0 is the start.
  record NoPawnMoveOrCapture(int since, int plies) implements Fact {
    public NoPawnMoveOrCapture {
      Require.atLeast(0, since, "since");
      Require.atLeast(0, plies, "plies");
    }
  }

  /// A move that is declared and not yet made.
  record Intended(Attempt attempt) implements Fact {}

  /// The declared move is illegal.
  record IntendedIllegal(Attempt attempt, List<Breach> breaches) implements Fact {
    public IntendedIllegal {
      breaches = List.copyOf(breaches);
    }
  }

  /// The times on both clocks.
  record ClocksShowed(Times times) implements Fact {}

  /// The allotted time ran out at `when`, whether or not anybody saw it then.
  record TimeRanOut(Colour player, Instant when) implements Fact {}

  /// The moves a player has completed, and the moves required by the period that ran out; empty if
  /// it requires all.
  record MovesCompleted(Colour player, int completed, OptionalInt required) implements Fact {
    public MovesCompleted {
      Require.atLeast(0, completed, "completed");
      Require.atLeast(1, required.orElse(1), "required");
    }
  }

  /// A series of legal moves leads to checkmate by `winner`.
  record CanCheckmate(Colour winner, List<Move> line) implements Fact {
    public CanCheckmate {
      line = List.copyOf(line);
    }
  }

  /// No series of legal moves leads to checkmate by `player`.
  record CannotCheckmate(Colour player, Cause cause) implements Fact {}

  /// A search of `nodes` positions did not show whether `player` could ever checkmate; an arbiter
  /// may decide otherwise.
  record CheckmateUndecided(Colour player, long nodes) implements Fact {
    public CheckmateUndecided {
      Require.atLeast(0, nodes, "nodes");
    }
  }

  /// A player declared something decisive, such as resigning or accepting an offer.
  record Declared(Colour player) implements Fact {}

  /// A draw was offered by `by` after ply `ply`.
  record Offered(Colour by, int ply) implements Fact {
    public Offered {
      Require.atLeast(0, ply, "ply");
    }
  }

  /// A further provision applies.
  record Under(Citation citation) implements Fact {}

  /// The amount of time of a penalty or award.
  record Worth(Duration time) implements Fact {
    public Worth {
      Require.notNegative(time, "time");
    }
  }

  /// The arbiter decided, replacing an earlier result if there was one.
  record ArbiterDecided(Optional<Result> instead) implements Fact {}
}
