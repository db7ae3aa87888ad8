package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.Test;

/// What `docs/json.md` says about every act. After a change of the types, `-Djadoube.schemas=write`
/// writes it anew.
class ActReferenceTest {
  private static final String BEGIN = "<!-- generated from here on -->\n\n";

  @Test
  void every_act_is_documented_as_it_is() throws IOException {
    Path file = Repository.root().resolve("docs/json.md");
    String text = Files.readString(file);
    String written = text.substring(0, text.indexOf(BEGIN) + BEGIN.length());
    String whole = written + ActReference.text();
    if ("write".equals(System.getProperty("jadoube.schemas"))) {
      Files.writeString(file, whole);
    }
    assertThat(Files.readString(file)).isEqualTo(whole);
  }
}
