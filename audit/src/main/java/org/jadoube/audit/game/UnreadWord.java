package org.jadoube.audit.game;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.words.Glyphs;
import org.jadoube.notation.pgn.words.MoveShape;
import org.jadoube.notation.san.LenientSan;

/// A word among the moves of a game that was not played.
///
/// @param line its line in the archive
/// @param turn the player to move, according to the number right before it
record UnreadWord(String text, long line, Optional<Colour> turn) {
  private static final MoveShape SHAPE = new MoveShape(Language.ENGLISH);

  /// Whether it says that the player passes.
  boolean isPass() {
    return Glyphs.isNullMove(text);
  }

  /// Whether it stands for a move, good or bad, rather than a sign or a remark.
  boolean isMove() {
    return isPass() || (!isSign() && (turn.isPresent() || SHAPE.isLike(text) || isReadable()));
  }

  private boolean isSign() {
    return Glyphs.isIdle(text) || Glyphs.isSign(text) || Glyphs.number(text).isPresent();
  }

  /// Whether it has the form of a move.
  boolean isReadable() {
    return LenientSan.said(text, Language.ENGLISH).valueIfAny().isPresent();
  }
}
