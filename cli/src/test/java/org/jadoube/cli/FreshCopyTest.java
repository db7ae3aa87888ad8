package org.jadoube.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The first command of the README, in a copy of the sources without anything built.
final class FreshCopyTest {
  private static final Set<String> NOT_SOURCES = Set.of(".git", "node_modules", "target");

  @TempDir Path directory;

  @Test
  void a_copy_of_the_sources_builds_itself_and_answers() throws Exception {
    copy(Repository.root());
    ProcessBuilder command =
        new ProcessBuilder("./jadoube", "--version")
            .directory(directory.toFile())
            .redirectErrorStream(true);
    command.environment().put("JAVA_HOME", System.getProperty("java.home"));
    command.environment().put("CI", "true");
    Process process = command.start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    assertThat(output).containsPattern("(?m)^jadoube \\d");
  }

  private void copy(Path sources) throws IOException {
    Files.walkFileTree(
        sources,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path from, BasicFileAttributes attributes)
              throws IOException {
            if (NOT_SOURCES.contains(from.getFileName().toString())) {
              return FileVisitResult.SKIP_SUBTREE;
            }
            Files.createDirectories(directory.resolve(sources.relativize(from)));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path from, BasicFileAttributes attributes)
              throws IOException {
            Files.copy(
                from,
                directory.resolve(sources.relativize(from)),
                StandardCopyOption.COPY_ATTRIBUTES);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
