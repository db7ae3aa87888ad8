package org.jadoube.wire;

import java.io.IOException;
import java.nio.file.Files;
import org.jadoube.testing.GeneratedFile;
import org.junit.jupiter.api.Test;

/// `docs/json.md` says the right things about every act.
class ActReferenceTest {
  private static final String BEGIN = "<!-- generated from here on -->\n\n";

  @Test
  void every_act_is_documented_as_it_is() throws IOException {
    GeneratedFile file = GeneratedFile.of("docs/json.md");
    String text = Files.readString(file.path());
    String written = text.substring(0, text.indexOf(BEGIN) + BEGIN.length());
    file.holds(written + ActReference.text());
  }
}
