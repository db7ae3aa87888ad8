package org.jadoube.notation.encoding;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// A text in an encoding that is known, as UTF-8.
///
/// @since 0.1.0
public final class DecodedStream extends TranslatedStream {
  private static final int PIECE = 1 << 16;
  private static final char REPLACEMENT = '\uFFFD';

  private final Charset charset;
  private final CharsetDecoder decoder;
  private final ByteBuffer bytes = ByteBuffer.allocate(PIECE);
  private final CharBuffer characters = CharBuffer.allocate(PIECE);
  private boolean ended;
  private long lost;

  /// The text of `source`, which is in `charset`.
  public DecodedStream(InputStream source, Charset charset) {
    super(source);
    this.charset = charset;
    decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
  }

  @Override
  boolean translate(ByteArrayOutputStream out) {
    if (ended) {
      return false;
    }
    int count = fill(bytes.array(), bytes.position(), bytes.remaining());
    bytes.position(bytes.position() + Math.max(count, 0)).flip();
    int before = bytes.remaining();
    ended = isDrained();
    decoder.decode(bytes, characters, ended);
    if (ended) {
      decoder.flush(characters);
    }
    write(out);
    became(before - bytes.remaining(), out.size());
    bytes.compact();
    return true;
  }

  private void write(ByteArrayOutputStream out) {
    String text = characters.flip().toString();
    lost += text.chars().filter(each -> each == REPLACEMENT).count();
    out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    characters.clear();
  }

  @Override
  public Optional<Recoded> recoded() {
    return charset.equals(StandardCharsets.UTF_8) && lost == 0
        ? Optional.empty()
        : Optional.of(new Recoded(charset, Optional.empty(), 0, 1, 0, lost));
  }
}
