package org.jadoube.notation.encoding;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;

/// An encoding with one byte for each character, as a table. An undefined byte stands for the
/// control character of that number, so that no byte gets lost.
final class SingleBytes {
  private final Charset charset;
  private final char[] characters = new char[0x100];

  SingleBytes(Charset charset) {
    this.charset = charset;
    for (int each = 0; each < characters.length; each++) {
      characters[each] = decoded(charset, each);
    }
  }

  private static char decoded(Charset charset, int symbol) {
    try {
      return charset.newDecoder().decode(ByteBuffer.wrap(new byte[] {(byte) symbol})).charAt(0);
    } catch (CharacterCodingException ignored) {
      return (char) symbol;
    }
  }

  Charset charset() {
    return charset;
  }

  /// The character of the lowest eight bits.
  char decoded(int symbol) {
    return characters[symbol & 0xFF];
  }

  /// Bytes that are given as Latin-1, as text.
  String decoded(String bytes) {
    StringBuilder text = new StringBuilder(bytes.length());
    bytes.chars().forEach(symbol -> text.append(decoded(symbol)));
    return text.toString();
  }
}
