package org.jadoube.notation.pgn;

import java.util.List;
import java.util.Locale;
import org.jadoube.chess.domain.Require;

/// Something in a game that breaks the PGN standard or the rules of play.
///
/// @param kind the kind of fault
/// @param game the number of the game in the file, from 1
/// @param offset where the fault lies, in bytes from the start of the file, from 0
/// @param line its line, from 1
/// @param column its column in that line, in characters from 1
/// @param ply how many moves of that line of play come before the fault; 0 among the tags
/// @param found the text found there; empty at the end of the file
/// @param expected what should have been there, in words
/// @param candidates texts that would have been understood, if such a list helps; may be empty
/// @param around the text on both sides of the fault, in its line; may be empty
/// @since 0.1.0
public record PgnFault(
    Kind kind,
    long game,
    long offset,
    long line,
    int column,
    int ply,
    String found,
    String expected,
    List<String> candidates,
    String around) {
  public PgnFault {
    Require.atLeast(0, game, "game");
    Require.atLeast(0, offset, "offset");
    Require.atLeast(1, line, "line");
    Require.atLeast(1, column, "column");
    Require.atLeast(0, ply, "ply");
    candidates = List.copyOf(candidates);
  }

  /// A fault whose surroundings are not known.
  public PgnFault(
      Kind kind,
      long game,
      long offset,
      long line,
      int column,
      int ply,
      String found,
      String expected,
      List<String> candidates) {
    this(kind, game, offset, line, column, ply, found, expected, candidates, "");
  }

  /// The kinds of faults.
  public enum Kind {
    /// a malformed tag pair
    TAG,
    /// a start that is not a position: `FEN` is unreadable, or no game can be played from it
    START,
    /// a variant of chess that this reader does not play
    VARIANT,
    /// a word among the moves that is not a move, nor anything else that is known
    UNREADABLE,
    /// stray signs or words among the moves, or text in brackets; skipped, or kept as a comment
    STRAY,
    /// a result that is not written as in PGN: `½-½`, `1:0`, `Black resigns`
    RESULT,
    /// a move that is not legal
    ILLEGAL_MOVE,
    /// an ambiguous move
    AMBIGUOUS_MOVE,
    /// an unterminated comment or variation, which may have swallowed the text after it
    UNTERMINATED,
    /// a closing bracket or brace without an opening one
    UNOPENED,
    /// a game that does not end with a result
    MISSING_RESULT,
    /// a tag or comment longer than the limits allow, or too many tags; left out
    TOO_LONG,
    /// more moves than the limits allow
    TOO_MANY_MOVES,
    /// more faults than are reported for a game; says how many were left out
    TOO_MANY_FAULTS;

    /// Whether moves were lost because the reader could not play on from here.
    public boolean losesMoves() {
      return switch (this) {
        case START,
            VARIANT,
            UNREADABLE,
            ILLEGAL_MOVE,
            AMBIGUOUS_MOVE,
            UNTERMINATED,
            TOO_MANY_MOVES ->
            true;
        case TAG, STRAY, RESULT, UNOPENED, MISSING_RESULT, TOO_LONG, TOO_MANY_FAULTS -> false;
      };
    }
  }

  /// This fault, if `games` other games of the file come before the batch in which it was found.
  public PgnFault behind(long games) {
    Require.atLeast(0, games, "games");
    return new PgnFault(
        kind, game + games, offset, line, column, ply, found, expected, candidates, around);
  }

  /// Whether moves were lost because the reader could not play on from here.
  public boolean losesMoves() {
    return kind.losesMoves();
  }

  /// The fault in one plain English sentence.
  public String message() {
    return String.format(
        Locale.ROOT, "game %d, line %d, column %d: %s", game, line, column, sentenceInText());
  }

  /// The fault as a line about that file, with its place written as compilers write it.
  public String messageIn(String file) {
    return String.format(
        Locale.ROOT, "%s:%d:%d: game %d: %s", file, line, column, game, sentenceInText());
  }

  private String sentenceInText() {
    boolean more = !around.isEmpty() && !around.equals(found);
    return more ? sentence() + ", in \"" + around + "\"" : sentence();
  }

  /// The fault without its place.
  public String sentence() {
    String choice = candidates.isEmpty() ? "" : " (" + String.join(", ", candidates) + ")";
    String what = found.isEmpty() ? "the end" : "\"" + found + "\"";
    return String.format(Locale.ROOT, "found %s, expected %s%s", what, expected, choice);
  }
}
