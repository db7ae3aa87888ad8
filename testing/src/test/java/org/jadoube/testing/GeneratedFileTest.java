package org.jadoube.testing;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GeneratedFileTest {
  @TempDir private Path directory;

  private GeneratedFile file(String text) throws IOException {
    return new GeneratedFile(Files.writeString(directory.resolve("a.txt"), text));
  }

  @Test
  void a_file_that_holds_what_is_generated_passes() throws IOException {
    file("one\ntwo\n").holds("one\ntwo\n");
  }

  @ParameterizedTest
  @CsvSource({
    "'one\nthree\n',     line 2 has  two",
    "'one\ntwo',         line 2 has  two",
    "'one\n',            line 2 has  two",
    "'one\ntwo\nmore\n', line 3 has  "
  })
  void the_first_line_that_differs_is_shown(String generated, String told) throws IOException {
    GeneratedFile file = file("one\ntwo\n");
    AssertionError error = assertThrows(AssertionError.class, () -> file.holds(generated));
    assertTrue(String.valueOf(error.getMessage()).contains(told), error.getMessage());
  }
}
