package org.jadoube.audit.archive;

import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.Optional;
import org.jadoube.notation.encoding.DecodedStream;
import org.jadoube.notation.encoding.RecodedStream;
import org.jadoube.notation.encoding.TranslatedStream;

/// How the bytes of a file become text. Parquet states its own encoding.
///
/// @since 0.1.0
public sealed interface Decoding {
  /// The encoding is detected.
  record Detected() implements Decoding {}

  /// The bytes stay as they are; text with 16 bits for a character is refused.
  record AsStored() implements Decoding {}

  /// The encoding was declared.
  record Declared(Charset charset) implements Decoding {}

  /// `bytes` in UTF-8; empty if they need no translation.
  ///
  /// @param wide their encoding, if it has 16 or 32 bits for a character
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
