package org.jadoube.notation;

import static java.util.Objects.requireNonNull;

import org.jadoube.chess.domain.Require;

/// A liberty that a writer of a move took and the lenient reader forgave.
///
/// @param liberty what kind of liberty it was
/// @param offset where in the text, in characters from 0
/// @param found what was written there; may be empty
/// @param expected what the strict form has instead; may be empty
public record Forgiven(Liberty liberty, int offset, String found, String expected) {
  public Forgiven {
    requireNonNull(liberty, "liberty");
    requireNonNull(found, "found");
    requireNonNull(expected, "expected");
    Require.atLeast(0, offset, "offset");
  }

  /// The kinds of liberties.
  public enum Liberty {
    /// `0-0` or `o-o` for `O-O`, or other strokes between
    CASTLING_SIGNS,
    /// a check or mate that was not marked
    MISSING_CHECK_SIGN,
    /// a check or mate sign where there is neither
    SUPERFLUOUS_CHECK_SIGN,
    /// another sign for check or mate: `++`, `†`, `+` for mate, `mate`
    OTHER_CHECK_SIGN,
    /// a capture that was not marked
    MISSING_CAPTURE_SIGN,
    /// a capture sign where nothing is captured
    SUPERFLUOUS_CAPTURE_SIGN,
    /// another sign for a capture: `:`, `×`, or one behind the move
    OTHER_CAPTURE_SIGN,
    /// a square of departure, or a part of it, that is not needed
    SUPERFLUOUS_ORIGIN,
    /// a pawn's capture without the file it comes from
    MISSING_ORIGIN,
    /// a pawn's capture without the rank it goes to: `exd`
    MISSING_RANK,
    /// a file and a rank where one was enough, or the wrong one of them
    OTHER_ORIGIN,
    /// a hyphen between two squares
    HYPHEN,
    /// a promotion without `=`, or with another sign
    PROMOTION_SIGN,
    /// `e.p.`
    EN_PASSANT_SUFFIX,
    /// a letter in the wrong case
    LETTER_CASE,
    /// a letter of the other script, Latin or Cyrillic, that looks the same, or one of full width
    LOOK_ALIKE,
    /// a figure, or a letter of English in another language
    OTHER_LETTER,
    /// a piece's move by its two squares alone
    MISSING_LETTER,
    /// the pawn's letter
    PAWN_LETTER,
    /// spaces before, after or inside
    SPACES,
    /// no space between the move and what follows
    MISSING_SPACE,
    /// full stops or commas behind the move
    DOTS,
    /// a move number before the move, or the dots that stand for one
    MOVE_NUMBER,
    /// an evaluation: `!`, `?`, `$1`
    GLYPH,
    /// an offer of a draw: `(=)`
    DRAW_OFFER,
    /// the king's two squares for castling
    CASTLING_AS_KING_MOVE,
    /// squares in numbers, as in correspondence chess: `5254`
    NUMERIC
  }
}
