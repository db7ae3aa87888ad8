package org.jadoube.cli.audit.page;

import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.Severity;

/// What kinds of findings mean, in words for people who have not read `docs/findings.md`.
final class KindWords {
  private KindWords() {}

  /// `Played on`.
  static String title(FindingKind kind) {
    return switch (kind) {
      case UNREADABLE -> "Unreadable text";
      case ILLEGAL_MOVE -> "Illegal moves";
      case AMBIGUOUS_MOVE -> "Ambiguous moves";
      case PLAYED_ON -> "Played on after the end";
      case CONTRADICTED_RESULT -> "Contradicted results";
      case DIFFERING_RESULTS -> "Two different results";
      case IMPOSSIBLE_WIN -> "Impossible wins";
      case CONTRADICTED_TERMINATION -> "Contradicted reasons for the end";
      case EARLY_DRAW -> "Draws agreed too early";
      case INCONSISTENT_START -> "Inconsistent starts";
      case UNREACHABLE_START -> "Unreachable starts";
      case IMPOSSIBLE_CLOCK -> "Impossible clock times";
      case DUPLICATE_GAME -> "Games that occur twice";
      case TWICE_IN_ROUND -> "Twice in one round";
      case MISSING_GAME -> "Missing games";
      case SURPLUS_GAME -> "Surplus games";
      case MALFORMED_TAG -> "Malformed tags";
      case MALFORMED -> "Malformed text";
      case MISSING_TAGS -> "Missing tags";
      case RESUMED -> "Read on after an unplayable move";
      case CLAIMABLE_DRAW -> "Draws that could be claimed";
    };
  }

  /// A sentence.
  static String meaning(FindingKind kind) {
    return switch (kind) {
      case UNREADABLE -> "There is text from which on the game could not be read.";
      case ILLEGAL_MOVE -> "The record has a move that the Laws do not allow, or a pass.";
      case AMBIGUOUS_MOVE -> "The move as written can be any of several.";
      case PLAYED_ON ->
          "Moves follow although the game was over: the position was dead, had appeared for the"
              + " fifth time, or 75 moves had passed without a capture or a pawn's move.";
      case CONTRADICTED_RESULT ->
          "The last position, or a flag that fell, makes another result than the one recorded.";
      case DIFFERING_RESULTS -> "The Result tag and the result after the moves differ.";
      case IMPOSSIBLE_WIN ->
          "Somebody is said to have won, on time or by resignation, who could not have checkmated"
              + " by any series of legal moves.";
      case CONTRADICTED_TERMINATION ->
          "The record says how the game ended, but the moves or the result contradict it.";
      case EARLY_DRAW -> "A draw was agreed before both players had made enough moves.";
      case INCONSISTENT_START ->
          "The game starts from a position with castling rights or an en passant square that do"
              + " not fit its pieces.";
      case UNREACHABLE_START -> "The game starts from a position to which no game can lead.";
      case IMPOSSIBLE_CLOCK ->
          "A time on a clock cannot be read, or cannot be true: it rises without an increment or"
              + " a new period, for instance. It may be an arbiter's correction.";
      case DUPLICATE_GAME -> "The game was there before, with names perhaps spelt otherwise.";
      case TWICE_IN_ROUND ->
          "A player has two games in one round of a round robin, against different opponents.";
      case MISSING_GAME -> "Two players of a round robin met less often than the others.";
      case SURPLUS_GAME -> "Two players of a round robin met more often than the others.";
      case MALFORMED_TAG ->
          "A date, rating, time control or other tag is not written as such, is impossible, or"
              + " contradicts another.";
      case MALFORMED -> "The text departs from the PGN standard, although the moves could be read.";
      case MISSING_TAGS -> "One or more of the seven tags are missing that every game has.";
      case RESUMED ->
          "The game goes on after a word that could not be played, and was judged from there on.";
      case CLAIMABLE_DRAW ->
          "A player could have claimed a draw here, and need not have; this is the first moment.";
    };
  }

  /// `Errors`.
  static String title(Severity severity) {
    return switch (severity) {
      case ERROR -> "Errors";
      case WARNING -> "Warnings";
      case NOTE -> "Notes";
    };
  }

  /// A sentence.
  static String meaning(Severity severity) {
    return switch (severity) {
      case ERROR ->
          "Something in the record is wrong: it breaks the Laws or contradicts itself. The players"
              + " may have done so, or whoever wrote it down.";
      case WARNING -> "The record is doubtful or badly written, so somebody should look at it.";
      case NOTE -> "Nothing is wrong with these games.";
    };
  }

  /// Games that have this at worst.
  static String ofGame(Severity severity) {
    return switch (severity) {
      case ERROR -> "with an error";
      case WARNING -> "with something doubtful";
      case NOTE -> "with only a note";
    };
  }
}
