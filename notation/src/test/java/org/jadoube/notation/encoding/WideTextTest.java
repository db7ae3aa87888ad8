package org.jadoube.notation.encoding;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WideTextTest {
  private static final String PGN = "[White \"Полянов, Пётр\"]\n[Black \"Dvořák 𝒥\"]\n\n1. e4 *\n";

  private static String read(byte[] bytes) throws IOException {
    Charset charset = WideText.of(bytes).orElseThrow();
    try (DecodedStream stream = new DecodedStream(new ByteArrayInputStream(bytes), charset)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"})
  void wide_text_is_recognised_with_and_without_a_mark(String name) throws IOException {
    String archive = PGN.repeat(30_000);

    assertThat(read(PGN.getBytes(Charset.forName(name)))).isEqualTo(PGN);
    assertThat(read(("\uFEFF" + PGN).getBytes(Charset.forName(name)))).endsWith(PGN);
    assertThat(read(archive.getBytes(Charset.forName(name)))).isEqualTo(archive);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "windows-1251", "KOI8-R", "GBK"})
  void other_text_is_not_wide(String name) {
    assertThat(WideText.of(PGN.getBytes(Charset.forName(name)))).isEmpty();
    assertThat(WideText.of("*".getBytes(Charset.forName(name)))).isEmpty();
    assertThat(WideText.of("".getBytes(Charset.forName(name)))).isEmpty();
  }
}
