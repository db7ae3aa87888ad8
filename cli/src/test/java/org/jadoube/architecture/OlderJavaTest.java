package org.jadoube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.InputStream;
import org.jadoube.chess.Position;
import org.jadoube.laws.Laws;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.opening.Opening;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Positions and their texts need Java 21. The compiler checks that they use nothing newer of its
/// library (`maven.compiler.release`).
final class OlderJavaTest {
  private static final int JAVA_21 = 65; // as class files count
  private static final int JAVA_25 = 69;

  private static int version(Class<?> type) throws Exception {
    try (InputStream file = type.getResourceAsStream(type.getSimpleName() + ".class");
        DataInputStream data = new DataInputStream(file)) {
      data.skipNBytes(6);
      return data.readUnsignedShort();
    }
  }

  @ParameterizedTest
  @ValueSource(classes = {Position.class, Fen.class, Opening.class})
  void classes_for_java_21_are_in_its_format(Class<?> type) throws Exception {
    assertThat(version(type)).isEqualTo(JAVA_21);
  }

  @Test
  void the_others_are_for_java_25() throws Exception {
    assertThat(version(Laws.class)).isEqualTo(JAVA_25);
  }
}
