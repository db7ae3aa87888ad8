package org.jadoube.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.testing.Repository;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A case of `spec/`, whose README describes the format.
///
/// @param file the file it stands in
record SpecCase(String file, JsonNode json) {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private static final List<SpecCase> ALL = files().flatMap(SpecCase::in).toList();

  /// All cases, file by file.
  static Stream<SpecCase> all() {
    return ALL.stream();
  }

  private static Stream<Path> files() {
    return Stream.of("spec/cases", "spec/incidents").flatMap(SpecCase::filesIn);
  }

  private static Stream<Path> filesIn(String directory) {
    try (Stream<Path> files = Files.list(Repository.root().resolve(directory))) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<SpecCase> in(Path file) {
    String name = file.getFileName().toString();
    return MAPPER.readTree(file).valueStream().map(json -> new SpecCase(name, json));
  }

  String name() {
    return json.get("case").asString();
  }

  /// The rules that it exercises, as the catalogue names them.
  List<String> rules() {
    return json.get("rules").valueStream().map(JsonNode::asString).toList();
  }

  /// The years of the editions for which it holds; all, unless it names them.
  List<String> editions() {
    return Optional.ofNullable(json.get("editions"))
        .map(years -> years.valueStream().map(JsonNode::asString).toList())
        .orElseGet(() -> Edition.all().stream().map(Edition::year).toList());
  }

  /// The expectation in one of its editions. A list has one value for each of them; its last value
  /// also holds for all later ones.
  ///
  /// @param field the field of `of`
  Optional<JsonNode> expected(JsonNode of, String field, String year) {
    JsonNode value = of.path(field);
    if (value.isMissingNode()) {
      return Optional.empty();
    }
    int edition = Math.min(editions().indexOf(year), value.size() - 1);
    return Optional.of(value.isArray() ? value.get(edition) : value);
  }

  @Override
  public String toString() {
    return file + ": " + name();
  }
}
