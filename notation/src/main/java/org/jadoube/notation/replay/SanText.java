package org.jadoube.notation.replay;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.jadoube.chess.bits.Bitboard.FILE_A;
import static org.jadoube.chess.bits.Bitboard.RANK_1;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Role;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.notation.PieceLetters;

/// Writes moves in algebraic notation as bytes, from the boards before and after them.
///
/// @param letters the letters of the pieces by their codes; pawns have none
/// @param longForm whether the departure square is always written
@SuppressWarnings("ArrayRecordComponent") // never compared
public record SanText(List<byte[]> letters, boolean longForm) {
  /// The most bytes that a move takes.
  public static final int LONGEST = 64;

  /// Notation with these letters.
  public static SanText of(PieceLetters letters, boolean longForm) {
    List<byte[]> encoded = new ArrayList<>();
    encoded.add(new byte[0]);
    for (Role role : Role.values()) {
      String letter = role == Role.PAWN ? "" : letters.of(role);
      encoded.add(letter.getBytes(UTF_8));
    }
    return new SanText(List.copyOf(encoded), longForm);
  }

  /// Writes a move to `target` from `at` on, where there must be room for [#LONGEST] bytes.
  ///
  /// @return the index after it
  public int write(ReplayBoard before, ReplayBoard after, int packed, byte[] target, int at) {
    int end =
        PackedMove.kind(packed) == PackedMove.CASTLING
            ? castling(packed, target, at)
            : squares(before, packed, target, at);
    return sign(after, target, end);
  }

  /// Writes a move that is written in strict SAN, with English letters, between two indexes.
  ///
  /// @return the index after it
  public int respell(int packed, byte[] bytes, int from, int end, byte[] target, int at) {
    boolean castles = PackedMove.kind(packed) == PackedMove.CASTLING;
    boolean lettered = !castles && PackedMove.role(packed) != PackedMove.PAWN;
    int next = lettered ? letter(PackedMove.role(packed), target, at) : at;
    for (int i = lettered ? from + 1 : from; i < end; i++) {
      if (bytes[i] == '=') {
        target[next++] = '=';
        next = letter(PackedMove.promoted(packed), target, next);
        i++;
      } else {
        target[next++] = bytes[i];
      }
    }
    return next;
  }

  private static int sign(ReplayBoard after, byte[] target, int at) {
    if (after.canPass()) {
      return at;
    }
    target[at] = (byte) (after.isMate() ? '#' : '+');
    return at + 1;
  }

  private static int castling(int packed, byte[] target, int at) {
    String text = PackedMove.rook(packed) > PackedMove.from(packed) ? "O-O" : "O-O-O";
    for (int i = 0; i < text.length(); i++) {
      target[at + i] = (byte) text.charAt(i);
    }
    return at + text.length();
  }

  private int squares(ReplayBoard before, int packed, byte[] target, int at) {
    int end = letter(PackedMove.role(packed), target, at);
    end = origin(before, packed, target, end);
    if (PackedMove.captured(packed) != 0) {
      target[end++] = 'x';
    } else if (longForm) {
      target[end++] = '-';
    }
    end = file(PackedMove.to(packed), target, end);
    end = rank(PackedMove.to(packed), target, end);
    if (PackedMove.kind(packed) == PackedMove.PROMOTION) {
      target[end++] = '=';
      end = letter(PackedMove.promoted(packed), target, end);
    }
    return end;
  }

  private int letter(int code, byte[] target, int at) {
    byte[] letter = letters.get(code);
    for (int i = 0; i < letter.length; i++) {
      target[at + i] = letter[i];
    }
    return at + letter.length;
  }

  /// As much of the departure square as the move needs: nothing, the file, the rank or both.
  private int origin(ReplayBoard before, int packed, byte[] target, int at) {
    int from = PackedMove.from(packed);
    boolean pawn = PackedMove.role(packed) == PackedMove.PAWN;
    long rivals = pawn || longForm ? 0 : before.rivals(packed);
    boolean onFile = (rivals & (FILE_A << (from & 7))) != 0;
    boolean onRank = (rivals & (RANK_1 << (from & 56))) != 0;
    boolean file = longForm || (rivals != 0 && (!onFile || onRank));
    int end = file || (pawn && PackedMove.captured(packed) != 0) ? file(from, target, at) : at;
    return longForm || onFile ? rank(from, target, end) : end;
  }

  private static int file(int square, byte[] target, int at) {
    target[at] = (byte) ('a' + (square & 7));
    return at + 1;
  }

  private static int rank(int square, byte[] target, int at) {
    target[at] = (byte) ('1' + (square >> 3));
    return at + 1;
  }
}
