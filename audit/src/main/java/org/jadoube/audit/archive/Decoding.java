package org.jadoube.audit.archive;

import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.Optional;
import org.jadoube.notation.encoding.DecodedStream;
import org.jadoube.notation.encoding.RecodedStream;
import org.jadoube.notation.encoding.TranslatedStream;

/// How the bytes of a file become text. Parquet says itself how.
public sealed interface Decoding {
  /// The encoding is found out.
  record Detected() implements Decoding {}

  /// The bytes stay as they are; text with 16 bits for a character is refused.
  record AsStored() implements Decoding {}

  /// Somebody says what the encoding is.
  record Declared(Charset charset) implements Decoding {}

  /// `bytes` in UTF-8; empty if nothing has to be done.
  ///
  /// @param wide which encoding with 16 or 32 bits for a character they are in
  default Optional<TranslatedStream> translated(InputStream bytes, Optional<Charset> wide) {
    return switch (this) {
      case AsStored() -> Optional.empty();
      case Declared(Charset charset) -> Optional.of(new DecodedStream(bytes, charset));
      case Detected() ->
          Optional.of(
              wide.<TranslatedStream>map(charset -> new DecodedStream(bytes, charset))
                  .orElseGet(() -> new RecodedStream(bytes)));
    };
  }

  /// Whether text with 16 or 32 bits for a character can be read.
  default boolean readsWideText() {
    return !(this instanceof AsStored);
  }
}
