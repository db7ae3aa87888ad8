package org.jadoube.laws.act;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.event.Written;

/// An act with the scoresheets, by players or the arbiter (Article 8). Plies are counted from 1.
///
/// @since 0.1.0
public sealed interface ScoresheetAct extends Act.Deed {
  /// A move is written down.
  ///
  /// @param ply the number of the move, counting those of both players from 1
  /// @param text the move as written, at most [Written#LONGEST] characters
  /// @param language the tag of the language whose letters are used; English if empty
  record WriteMove(int ply, String text, Optional<String> language) implements ScoresheetAct {}

  /// A move on the scoresheet is corrected or struck out.
  ///
  /// @param ply the number of the move, counting those of both players from 1
  /// @param text the new entry; blank if it is struck out
  /// @param language the tag of the language of the piece letters; English if empty
  record CorrectMove(int ply, String text, Optional<String> language) implements ScoresheetAct {}

  /// The draw offer is recorded with (=) next to the move (Article 8.1.5).
  ///
  /// @param ply the number of the move, counting those of both players from 1
  record MarkOffer(int ply) implements ScoresheetAct {}

  /// The player borrows the opponent's scoresheet to complete their own (Article 8.5.2).
  record BorrowScoresheet() implements ScoresheetAct {}

  /// The player returns the opponent's scoresheet.
  record ReturnScoresheet() implements ScoresheetAct {}

  /// Something other than a move is written on the scoresheet (Article 8.1.4).
  ///
  /// @param kind what it is about
  /// @param text what is written
  record WriteNote(ScoresheetNote kind, String text) implements ScoresheetAct {}

  /// The arbiter asks for a hidden scoresheet to be uncovered (Article 8.2).
  ///
  /// @param player whose scoresheet is hidden
  record UncoverScoresheet(Colour player) implements ScoresheetAct {}

  /// The player asks for a scoresheet to write on (Article A.2).
  record RequestScoresheet() implements ScoresheetAct {}

  /// The player having the move asks to see the score kept by the arbiter or an assistant (Article
  /// A.4.3).
  record SeeScoresheet() implements ScoresheetAct {}

  /// A flag has fallen and neither player has kept score: the arbiter stops the clocks (Article
  /// 8.5.1).
  record CallForScores() implements ScoresheetAct {}

  /// The game is reconstructed on a second board under the arbiter's supervision (Article 8.5.3).
  record ReconstructGame() implements ScoresheetAct {}

  /// The arbiter states that the scores do not show that `player` exceeded the time: the next move
  /// counts as the first of the following period, or as a later one (Article 8.6).
  ///
  /// @param player whose period begins
  /// @param moves the moves of that period for which there is evidence
  record AssumeNextPeriod(Colour player, int moves) implements ScoresheetAct {}

  /// The player signs both scoresheets, or approves the result on an electronic one, once the game
  /// is over (Article 8.7).
  ///
  /// @param result the result that is signed
  record SignResult(Result result) implements ScoresheetAct {}
}
