package org.jadoube.notation.pgn;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/// In which encoding a game is written: UTF-8 where it can be and Latin-1 where it cannot. Archives
/// are put together of files of both kinds, so each game is looked at anew; but once a game has
/// shown itself to be in Latin-1, all that follows in it is.
final class TextEncoding {
  private boolean latin;

  void beginGame() {
    latin = false;
  }

  String decoded(byte[] bytes, int from, int to) {
    return latin || Scan.isAscii(bytes, from, to)
        ? new String(bytes, from, to - from, StandardCharsets.ISO_8859_1)
        : detected(bytes, from, to);
  }

  private String detected(byte[] bytes, int from, int to) {
    try {
      ByteBuffer text = ByteBuffer.wrap(bytes, from, to - from);
      return StandardCharsets.UTF_8.newDecoder().decode(text).toString();
    } catch (CharacterCodingException _) {
      latin = true;
      return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
    }
  }
}
