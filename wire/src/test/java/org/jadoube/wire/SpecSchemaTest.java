package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/// The schemas of `spec/`, by which other programs can check cases that they write.
class SpecSchemaTest {
  private static final Path SPEC = Repository.root().resolve("spec");
  private static final Schema CASES = schema("case");

  private static Schema schema(String name) {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(text(SPEC.resolve("schema/" + name + ".schema.json")), InputFormat.JSON);
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<Path> files() {
    return Stream.of("cases", "incidents").flatMap(SpecSchemaTest::filesIn);
  }

  private static Stream<Path> filesIn(String directory) {
    try (Stream<Path> files = Files.list(SPEC.resolve(directory))) {
      return files.sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void a_file_of_cases_is_valid(Path file) {
    assertThat(CASES.validate(text(file), InputFormat.JSON)).isEmpty();
  }

  @Test
  void positions_are_valid() {
    String positions = text(SPEC.resolve("positions.json"));
    assertThat(schema("positions").validate(positions, InputFormat.JSON)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'begun': false",
        "'editions': ['2018', '2023']",
        "'regulations': {'timeControl': '300+3'}",
        "'end': {'result': ['none', '1-0'], 'white': 12.5}",
        "'play': [{'act': 'penalise', 'by': 'arbiter', 'offender': 'white', 'after': 2.5}]",
        "'play': [{'by': 'white', 'hands': ['lift* e2', 'put white-pawn e4', 'press']}]",
        "'incident': 'White resigns.', 'answer': 'Black has won.', 'headline': 'White resigns'",
        "'incident': 'White resigns.', 'answer': 'Black.', 'question': 'Who wins?', 'level': 1",
        "'play': [{'act': 'resign', 'by': 'white', 'asked': true, 'gives': []}]",
        "'play': [{'act': 'resign', 'by': 'white', 'gives': [{'ruling': 'resignation'}]}]"
      })
  void what_the_format_has_is_accepted(String field) {
    assertThat(CASES.validate(with(field), InputFormat.JSON)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'begin': false",
        "'editions': ['2017']",
        "'regulations': {'timecontrol': '300+3'}",
        "'end': {'results': 'none'}",
        "'end': {'result': '2-0'}",
        "'incident': 'A story without its answer'",
        "'headline': 'A headline without its story'",
        "'incident': 'White resigns.', 'answer': 'Black has won.', 'question': 'No question'",
        "'incident': 'White resigns.', 'answer': 'Black has won.', 'level': 4",
        "'play': [{'act': 'resign', 'by': 'white', 'asked': 'yes'}]",
        "'play': ['e2-e4']",
        "'play': [{'act': 'resign'}]",
        "'play': [{'by': 'white', 'hands': ['lift e9']}]",
        "'play': [{'by': 'white', 'hands': ['press'], 'give': []}]",
        "'play': [{'act': 'resign', 'by': 'white', 'gives': [{'ruling': 'x', 'articel': '5'}]}]",
        "'play': [{'act': 'resign', 'by': 'white', 'gives': [{'article': '5.1.2'}]}]"
      })
  void a_slip_is_rejected(String field) {
    assertThat(CASES.validate(with(field), InputFormat.JSON)).isNotEmpty();
  }

  /// A file of one case with this field, which stands in for one that a case must have.
  private static String with(String field) {
    String play = field.startsWith("'play'") ? "" : "'play': [], ";
    return ("[{'case': 'A case', 'rules': ['checkmate'], " + play + field + "}]")
        .replace('\'', '"');
  }

  @Test
  void the_package_has_the_version_of_the_cases() {
    String version = text(SPEC.resolve("VERSION")).strip();
    String manifest = text(SPEC.resolve("package.json"));
    assertThat(JsonMapper.shared().readTree(manifest).path("version").asString())
        .isEqualTo(version)
        .matches("\\d+\\.\\d+\\.\\d+");
  }
}
