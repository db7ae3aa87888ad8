package org.jadoube.notation.pgn.rewriting;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import org.jadoube.chess.Move;
import org.jadoube.chess.Role;
import org.jadoube.notation.Language;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.replay.SanBytes;

/// Rewrites good SAN with other letters, and any other move with both squares.
record Relettering(PieceLetters from, PieceLetters to) implements PgnMoveWriter {
  /// The signs that may follow a move without a space.
  static final String SIGNS = "+#=/-±∓⩲⩱∞□";

  private static final PieceLetters ENGLISH = Language.ENGLISH.letters();

  @Override
  public void write(int packed, PgnText san, ByteArrayOutputStream out) {
    Move move = Move.unpacked(packed);
    String text = san.toString();
    String english = from.equals(ENGLISH) ? text : relettered(text, move, from, ENGLISH);
    String written =
        isSan(san, text, english)
            ? relettered(english, move, ENGLISH, to)
            : PgnMoveWriter.spelled(move, san, to, "");
    out.writeBytes(written.getBytes(UTF_8));
  }

  private static boolean isSan(PgnText san, String text, String english) {
    return text.equals(english) ? san.isSan() : isSan(english);
  }

  private static boolean isSan(String text) {
    byte[] padded = (text + "\0".repeat(SanBytes.LONGEST)).getBytes(UTF_8);
    return SanBytes.end(SanBytes.read(padded, 0)) == padded.length - SanBytes.LONGEST;
  }

  private static String relettered(String text, Move move, PieceLetters from, PieceLetters to) {
    return switch (move) {
      case Move.Castling ignored -> text;
      case Move.EnPassant ignored -> text;
      case Move.Promotion promotion -> promoted(text, promotion.promoted(), from, to);
      case Move.Normal normal -> moved(text, normal.role(), from, to);
    };
  }

  private static String moved(String text, Role role, PieceLetters from, PieceLetters to) {
    String letter = from.of(role);
    return role != Role.PAWN && text.startsWith(letter)
        ? to.of(role) + text.substring(letter.length())
        : text;
  }

  private static String promoted(String text, Role role, PieceLetters from, PieceLetters to) {
    String letter = from.of(role);
    int at = text.lastIndexOf(letter);
    return at < 0
        ? text
        : text.substring(0, at) + to.of(role) + text.substring(at + letter.length());
  }
}
