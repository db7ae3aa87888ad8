package org.jadoube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import org.jadoube.laws.edition.Parameter;
import org.jadoube.laws.edition.Parameters;
import org.junit.jupiter.api.Test;

/// A parameter of the Laws that no code reads changes nothing, whatever the catalogue says.
final class ParametersReadTest {
  @Test
  void every_parameter_is_read_outside_the_catalogue() {
    assertThat(declared()).isNotEmpty().isSubsetOf(RuleUses.parametersRead());
  }

  @Test
  void every_parameter_is_a_constant() throws IllegalAccessException {
    assertThat(declared()).hasSameSizeAs(Parameters.all());
    for (Field field : Parameters.class.getDeclaredFields()) {
      if (field.getType() == Parameter.class) {
        assertThat(Parameters.all()).contains((Parameter<?>) field.get(null));
      }
    }
  }

  private static List<String> declared() {
    return Arrays.stream(Parameters.class.getDeclaredFields())
        .filter(field -> field.getType() == Parameter.class)
        .map(Field::getName)
        .toList();
  }
}
