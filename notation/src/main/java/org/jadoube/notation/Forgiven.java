package org.jadoube.notation;

import org.jadoube.chess.domain.Require;

/// A liberty taken in writing a move, which the lenient reader forgave.
///
/// ```java
/// Understood understood = LenientSan.read(Position.standard(), "ng1-f3").orThrow();
/// understood.forgiven().size(); // => 3
/// understood.forgiven().getFirst().liberty(); // => LETTER_CASE
/// ```
///
/// @param liberty the kind of liberty
/// @param offset where in the text it was taken, in characters from 0
/// @param found what was written; may be empty
/// @param expected what the strict form has in its place; may be empty
/// @since 0.1.0
public record Forgiven(Liberty liberty, int offset, String found, String expected) {
  public Forgiven {
    Require.atLeast(0, offset, "offset");
  }

  /// The kinds of liberties.
  public enum Liberty {
    /// `0-0` or `o-o` for `O-O`, or other hyphens
    CASTLING_SIGNS,
    /// a missing sign for check or mate
    MISSING_CHECK_SIGN,
    /// a sign for check or mate without either
    SUPERFLUOUS_CHECK_SIGN,
    /// another sign for check or mate: `++`, `†`, `+` for mate, `mate`
    OTHER_CHECK_SIGN,
    /// a missing capture sign
    MISSING_CAPTURE_SIGN,
    /// a capture sign without a capture
    SUPERFLUOUS_CAPTURE_SIGN,
    /// another sign for a capture: `:`, `×`, or a sign after the move
    OTHER_CAPTURE_SIGN,
    /// a departure square, or part of one, that is not needed
    SUPERFLUOUS_ORIGIN,
    /// a pawn's capture without the file it comes from
    MISSING_ORIGIN,
    /// a pawn's capture without the rank it goes to: `exd`
    MISSING_RANK,
    /// file and rank where one is enough, or the wrong one of them
    OTHER_ORIGIN,
    /// a hyphen between two squares
    HYPHEN,
    /// a promotion without `=`, or with another sign
    PROMOTION_SIGN,
    /// `e.p.`
    EN_PASSANT_SUFFIX,
    /// a letter in the wrong case
    LETTER_CASE,
    /// a look-alike letter of the other script, Latin or Cyrillic, or a full-width letter
    LOOK_ALIKE,
    /// a figurine, or an English letter in another language
    OTHER_LETTER,
    /// a piece's move given by its two squares alone
    MISSING_LETTER,
    /// the pawn's letter
    PAWN_LETTER,
    /// spaces before, after or inside
    SPACES,
    /// no space before the text that follows the move
    MISSING_SPACE,
    /// full stops or commas after the move
    DOTS,
    /// a move number, or the dots that stand for one
    MOVE_NUMBER,
    /// an evaluation: `!`, `?`, `$1`
    GLYPH,
    /// an offer of a draw: `(=)`
    DRAW_OFFER,
    /// castling given by the king's two squares
    CASTLING_AS_KING_MOVE,
    /// squares as numbers, as in correspondence chess: `5254`
    NUMERIC
  }
}
