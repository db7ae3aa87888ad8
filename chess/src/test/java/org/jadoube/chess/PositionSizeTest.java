package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PositionSizeTest {
  private static final int LARGEST_HEADER = 16;
  private static final int WORD = 8; // also the size of a reference that is not compressed

  @Test
  void a_position_takes_at_most_96_bytes_and_shares_all_it_refers_to() {
    Field[] fields =
        Arrays.stream(Position.class.getDeclaredFields())
            .filter(field -> !Modifier.isStatic(field.getModifiers()))
            .toArray(Field[]::new);
    assertThat(fields)
        .extracting(Field::getType)
        .allMatch(type -> type == long.class || type.isEnum());
    assertThat(LARGEST_HEADER + WORD * fields.length).isLessThanOrEqualTo(96);
  }
}
