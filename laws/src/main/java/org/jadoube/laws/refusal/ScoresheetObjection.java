package org.jadoube.laws.refusal;

import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.regulations.Supervision;

/// Why an act with the scoresheets is refused, or has to wait for them.
///
/// @since 0.1.0
public sealed interface ScoresheetObjection extends Objection {
  /// The program keeps score in this game.
  record ScoreKeptByProgram() implements ScoresheetObjection {}

  /// The next move to be written is that of ply `ply`.
  record NotNextToWrite(int ply) implements ScoresheetObjection {}

  /// Moves are not written in advance.
  record WritingAhead(int ply) implements ScoresheetObjection {}

  /// Nothing has been written for that ply.
  record NothingWritten(int ply) implements ScoresheetObjection {}

  /// A move declared to the arbiter can no longer be changed.
  record DeclaredUnchangeable(int ply) implements ScoresheetObjection {}

  /// No draw was offered then.
  record NoOfferToMark(int ply) implements ScoresheetObjection {}

  /// It has already been done.
  record DoneAlready() implements ScoresheetObjection {}

  /// The player has not recorded their previous move, of ply `ply`.
  record PreviousMoveUnwritten(int ply) implements ScoresheetObjection {}

  /// The scoresheet must first be completed, from ply `ply` on.
  record ScoresheetIncomplete(Colour player, int ply) implements ScoresheetObjection {}

  /// The opponent's scoresheet is still borrowed.
  record ScoresheetStillBorrowed() implements ScoresheetObjection {}

  /// No scoresheet is borrowed.
  record NothingBorrowed() implements ScoresheetObjection {}

  /// The scoresheet is complete.
  record NothingMissing() implements ScoresheetObjection {}

  /// Only moves, times, claims and relevant data may be written on the scoresheet.
  record NotForTheScoresheet() implements ScoresheetObjection {}

  /// The player has seen the score as often as the Laws allow.
  record SeenTooOften(int times) implements ScoresheetObjection {}

  /// This applies only to rapid and blitz with this kind of supervision.
  record OtherSupervision(Supervision supervision) implements ScoresheetObjection {}

  /// The program keeps the result, which only an arbiter can change.
  record ResultKept(Result result) implements ScoresheetObjection {}

  /// The game is not over.
  record GameNotOver() implements ScoresheetObjection {}

  /// The period is the last, or its flag is still up.
  record NoFurtherPeriod(Colour player) implements ScoresheetObjection {}
}
