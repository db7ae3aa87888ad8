package org.jadoube.notation.pgn.window;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/// In which encoding a game is written: UTF-8 where it can be and Latin-1 where it cannot.
///
/// A file of one encoding is told right game by game as well: what is Latin-1 and not ASCII is next
/// to never UTF-8 by chance. But archives are put together of files of both kinds, and whether the
/// last game of a stream is of another kind cannot be known while the first is read. So each game
/// is looked at anew; once it has shown itself to be in Latin-1, all that follows in it is.
public final class TextEncoding {
  /// Latin-1, and letters and quotation marks where that has nothing.
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private boolean latin;

  void beginGame() {
    latin = false;
  }

  String decoded(byte[] bytes, int from, int to) {
    if (Scan.isAscii(bytes, from, to)) {
      return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
    }
    return latin ? latin(bytes, from, to) : detected(bytes, from, to);
  }

  /// How many bytes the first `characters` of `word` take, all of which takes so many.
  public static int bytes(String word, int characters, int bytesOfWord) {
    return bytesOfWord == word.length()
        ? characters
        : word.substring(0, characters).getBytes(StandardCharsets.UTF_8).length;
  }

  private static String latin(byte[] bytes, int from, int to) {
    String text = new String(bytes, from, to - from, WINDOWS);
    boolean gaps = text.indexOf('\uFFFD') >= 0;
    return gaps ? new String(bytes, from, to - from, StandardCharsets.ISO_8859_1) : text;
  }

  private String detected(byte[] bytes, int from, int to) {
    try {
      ByteBuffer text = ByteBuffer.wrap(bytes, from, to - from);
      return StandardCharsets.UTF_8.newDecoder().decode(text).toString();
    } catch (CharacterCodingException _) {
      latin = true;
      return latin(bytes, from, to);
    }
  }
}
