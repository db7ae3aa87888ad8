package org.jadoube.notation.encoding;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// The reading of a stream in an unknown encoding.
record Translated(String text, Optional<Recoded> recoded) {
  static Translated of(byte[] bytes) {
    return of(new ByteArrayInputStream(bytes));
  }

  static Translated of(InputStream source) {
    try (RecodedStream stream = new RecodedStream(source)) {
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      return new Translated(text, stream.recoded());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Recoded told() {
    return recoded.orElseThrow();
  }

  EncodingGuess guess() {
    return told().guess().orElseThrow();
  }
}
