package org.jadoube.laws.regulations;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.stream.Collectors;
import org.jadoube.testing.GeneratedFile;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// `docs/house-rules.md` shows the examples and lists every key.
final class HouseRulesPageTest {
  private static final GeneratedFile PAGE = GeneratedFile.of("docs/house-rules.md");
  private static final String HEAD = "| key | value |\n|---|---|\n";

  @Test
  void the_page_lists_the_keys() throws IOException {
    String page = Files.readString(PAGE.path());
    String before = page.substring(0, page.indexOf(HEAD) + HEAD.length());
    PAGE.holds(
        HouseKeys.all().stream()
            .map(key -> "| `" + key.name() + "` | " + key.expected() + " |\n")
            .collect(Collectors.joining("", before, "")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"armageddon", "federation", "freestyle"})
  void the_page_shows_the_examples(String name) throws IOException {
    assertThat(Files.readString(PAGE.path()))
        .contains(
            Files.readString(Repository.root().resolve("docs/house-rules/" + name + ".rules")));
  }
}
