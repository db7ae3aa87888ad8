package org.jadoube.notation.pgn;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Locale;
import org.jadoube.chess.domain.Require;

/// Something in a game that is not as PGN or the rules of play have it.
///
/// @param kind what kind of fault it is
/// @param game the number of the game in the file, from 1
/// @param offset where the fault lies, in bytes from the start of the file, from 0
/// @param line the line of that place, from 1
/// @param column the column of that place in its line, in bytes, from 1
/// @param ply the moves of that line of play before the fault; 0 among the tags
/// @param found what stands there; empty at the end of the file
/// @param expected what should have stood there, in words
/// @param candidates what would have been understood, where such a list helps; may be empty
public record PgnFault(
    Kind kind,
    long game,
    long offset,
    long line,
    int column,
    int ply,
    String found,
    String expected,
    List<String> candidates) {
  public PgnFault {
    requireNonNull(kind, "kind");
    requireNonNull(found, "found");
    requireNonNull(expected, "expected");
    requireNonNull(candidates, "candidates");
    Require.atLeast(0, game, "game");
    Require.atLeast(0, offset, "offset");
    Require.atLeast(1, line, "line");
    Require.atLeast(1, column, "column");
    Require.atLeast(0, ply, "ply");
    candidates = List.copyOf(candidates);
  }

  /// The kinds of faults.
  public enum Kind {
    /// a tag pair that is not written as it should be
    TAG,
    /// a start that is no position: `FEN` unreadable or unplayable
    START,
    /// a variant of chess that is not played here
    VARIANT,
    /// a word in the moves that is neither a move nor anything else known
    UNREADABLE,
    /// a sign or words in the moves that belong to nothing, or what stands in brackets; passed
    /// over, or kept as a comment
    STRAY,
    /// a result that is not written as PGN has it: `½-½`, `1:0`, `Black resigns`
    RESULT,
    /// a move that is not legal
    ILLEGAL_MOVE,
    /// a move that could be one of several
    AMBIGUOUS_MOVE,
    /// a comment or a variation that does not end, and may hold what was meant to follow it
    UNTERMINATED,
    /// a bracket or brace that ends what has not begun
    UNOPENED,
    /// a game without its result at the end
    MISSING_RESULT,
    /// a tag or comment longer than the limits allow, or more tags; left out
    TOO_LONG,
    /// more moves than the limits allow
    TOO_MANY_MOVES;

    /// Whether moves were lost: the reader could not play on from here.
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
        case TAG, STRAY, RESULT, UNOPENED, MISSING_RESULT, TOO_LONG -> false;
      };
    }
  }

  /// The same fault in a file of which the reader saw a batch only, behind so many games.
  public PgnFault behind(long games) {
    Require.atLeast(0, games, "games");
    return new PgnFault(kind, game + games, offset, line, column, ply, found, expected, candidates);
  }

  /// Whether moves were lost: the reader could not play on from here.
  public boolean losesMoves() {
    return kind.losesMoves();
  }

  /// The fault in one plain English sentence.
  public String message() {
    return String.format(
        Locale.ROOT, "game %d, line %d, column %d: %s", game, line, column, sentence());
  }

  /// The fault as a line about the file of that name, its place as compilers give it.
  public String messageIn(String file) {
    requireNonNull(file, "file");
    return String.format(
        Locale.ROOT, "%s:%d:%d: game %d: %s", file, line, column, game, sentence());
  }

  /// The fault without its place.
  public String sentence() {
    String choice = candidates.isEmpty() ? "" : " (" + String.join(", ", candidates) + ")";
    String what = found.isEmpty() ? "the end" : "\"" + found + "\"";
    return String.format(Locale.ROOT, "found %s, expected %s%s", what, expected, choice);
  }
}
