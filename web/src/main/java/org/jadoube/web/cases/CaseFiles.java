package org.jadoube.web.cases;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/// The files of `spec/`, which the build puts beside the classes, in a directory or a jar.
final class CaseFiles {
  private static final String PLACE = "/org/jadoube/web/spec";
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private CaseFiles() {}

  /// All cases, those of incidents first, file by file.
  static List<Case> read() {
    try {
      URI place = requireNonNull(CaseFiles.class.getResource(PLACE), PLACE).toURI();
      return place.getScheme().equals("file") ? in(Path.of(place)) : inJar(place);
    } catch (IOException | URISyntaxException broken) {
      throw new IllegalStateException("resources of our own", broken);
    }
  }

  private static List<Case> inJar(URI place) throws IOException {
    try (FileSystem jar = FileSystems.newFileSystem(place, Map.of())) {
      return in(jar.getPath(PLACE));
    }
  }

  private static List<Case> in(Path place) {
    return Stream.of("incidents", "cases")
        .flatMap(directory -> files(place.resolve(directory)))
        .flatMap(CaseFiles::cases)
        .toList();
  }

  private static Stream<Path> files(Path directory) {
    try (Stream<Path> files = Files.list(directory)) {
      return files.sorted().toList().stream();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Stream<Case> cases(Path file) {
    try {
      return MAPPER.readTree(Files.readString(file)).valueStream().map(CaseReader::read);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
