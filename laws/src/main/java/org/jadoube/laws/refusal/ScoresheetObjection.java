package org.jadoube.laws.refusal;

import static java.util.Objects.requireNonNull;

import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.regulations.Supervision;

/// Why something cannot be done with the scoresheets, or not before it is done.
public sealed interface ScoresheetObjection extends Objection {
  /// The program keeps score in this game.
  record ScoreKeptByProgram() implements ScoresheetObjection {}

  /// The next move to be written is that of ply `ply`.
  record NotNextToWrite(int ply) implements ScoresheetObjection {}

  /// Moves are not written in advance.
  record WritingAhead(int ply) implements ScoresheetObjection {}

  /// Nothing is written there.
  record NothingWritten(int ply) implements ScoresheetObjection {}

  /// What was declared to the arbiter cannot be changed any more.
  record DeclaredUnchangeable(int ply) implements ScoresheetObjection {}

  /// No draw was offered then.
  record NoOfferToMark(int ply) implements ScoresheetObjection {}

  /// It is done already.
  record DoneAlready() implements ScoresheetObjection {}

  /// The player has not recorded his own previous move, that of ply `ply`.
  record PreviousMoveUnwritten(int ply) implements ScoresheetObjection {}

  /// The scoresheet must first be completed, from ply `ply` on.
  record ScoresheetIncomplete(Colour player, int ply) implements ScoresheetObjection {
    public ScoresheetIncomplete {
      requireNonNull(player, "player");
    }
  }

  /// The opponent's scoresheet is still borrowed.
  record ScoresheetStillBorrowed() implements ScoresheetObjection {}

  /// Nothing is borrowed.
  record NothingBorrowed() implements ScoresheetObjection {}

  /// The scoresheet needs no completing.
  record NothingMissing() implements ScoresheetObjection {}

  /// Only moves, times, claims and data of the game go on the scoresheet.
  record NotForTheScoresheet() implements ScoresheetObjection {}

  /// The player has seen the score as often as the Laws allow.
  record SeenTooOften(int times) implements ScoresheetObjection {}

  /// This is only for rapid and blitz, and only under such supervision.
  record OtherSupervision(Supervision supervision) implements ScoresheetObjection {
    public OtherSupervision {
      requireNonNull(supervision, "supervision");
    }
  }

  /// The program keeps the result, which only an arbiter can change.
  record ResultKept(Result result) implements ScoresheetObjection {
    public ResultKept {
      requireNonNull(result, "result");
    }
  }

  /// The game goes on.
  record GameNotOver() implements ScoresheetObjection {}

  /// The period is the last, or its flag is still up.
  record NoFurtherPeriod(Colour player) implements ScoresheetObjection {
    public NoFurtherPeriod {
      requireNonNull(player, "player");
    }
  }
}
