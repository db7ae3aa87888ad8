package org.jadoube.notation.encoding;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;

/// Recognises text with 16 or 32 bits per character.
///
/// @since 0.1.0
public final class WideText {
  /// In files of games and tournaments, at least one character in this many is ASCII.
  private static final int ONE_IN = 4;

  /// At most one character in this many is one that no text contains.
  private static final int ODD_ONE_IN = 100;

  private static final char MARK = '\uFEFF';

  private WideText() {}

  /// The encoding of a text that begins with `head`, if it is such a text. Told by the byte order
  /// mark or, failing that, by how it would read.
  public static Optional<Charset> of(byte[] head) {
    return Stream.of(
            Charset.forName("UTF-32LE"), // its byte order mark begins like that of UTF-16
            Charset.forName("UTF-32BE"),
            StandardCharsets.UTF_16LE,
            StandardCharsets.UTF_16BE)
        .filter(charset -> isIn(charset, head))
        .findFirst();
  }

  private static boolean isIn(Charset charset, byte[] head) {
    CharBuffer text = decoded(charset, head);
    if (text.isEmpty()) {
      return false;
    }
    int ascii = 0;
    int odd = 0;
    for (int at = 0; at < text.length(); at++) {
      char each = text.charAt(at);
      ascii += each > 0 && each < 0x80 ? 1 : 0;
      odd += isOdd(each) ? 1 : 0;
    }
    return odd * ODD_ONE_IN <= text.length()
        && (text.charAt(0) == MARK || ascii * ONE_IN >= text.length());
  }

  private static CharBuffer decoded(Charset charset, byte[] head) {
    CharsetDecoder decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    CharBuffer text = CharBuffer.allocate(head.length);
    decoder.decode(ByteBuffer.wrap(head), text, false); // the last character may be cut
    return text.flip();
  }

  private static boolean isOdd(char each) {
    return each == '\uFFFD'
        || (Character.isISOControl(each) && !Character.isWhitespace(each) && each != 0x1A)
        || !Character.isDefined(each);
  }
}
