package org.jadoube.notation.pgn.window;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/// The encoding of a game: UTF-8 if possible, otherwise Latin-1.
///
/// Looking at each game anew works for files in one encoding, too, since non-ASCII text in Latin-1
/// is hardly ever valid UTF-8. Archives are put together from files in both encodings, and while
/// the first game is read nobody knows the encoding of the last. Once a game turns out to be in
/// Latin-1, the rest of it is read as Latin-1.
public final class TextEncoding {
  /// Latin-1, with letters and quotation marks where Latin-1 has control characters.
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

  /// How many bytes the first `characters` of `word` take, if all of it takes `bytesOfWord`.
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
    } catch (CharacterCodingException ignored) {
      latin = true;
      return latin(bytes, from, to);
    }
  }
}
