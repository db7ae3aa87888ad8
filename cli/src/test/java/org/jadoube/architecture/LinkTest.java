package org.jadoube.architecture;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.lang.module.ResolvedModule;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Programs that use the libraries can be linked: neither ours nor their dependencies are automatic
/// modules.
final class LinkTest {
  private static final Set<String> LIBRARIES =
      new TreeSet<>(Walls.LIBRARIES.stream().map(name -> "org.jadoube." + name).toList());

  @Test
  void the_libraries_stand_on_explicit_modules_only() {
    assertThat(modules())
        .extracting(ModuleReference::descriptor)
        .allSatisfy(descriptor -> assertThat(descriptor.isAutomatic()).isFalse())
        .hasSizeGreaterThan(LIBRARIES.size());
  }

  @Test
  void jlink_takes_the_libraries(@TempDir Path directory) {
    Path image = directory.resolve("image");
    String modulePath = modules().stream().map(LinkTest::path).collect(joining(File.pathSeparator));
    StringWriter said = new StringWriter();
    PrintWriter out = new PrintWriter(said);
    int exit =
        ToolProvider.findFirst("jlink")
            .orElseThrow()
            .run(
                out,
                out,
                "--module-path",
                modulePath,
                "--add-modules",
                String.join(",", LIBRARIES),
                "--output",
                image.toString());
    assertThat(exit).describedAs("%s", said).isZero();
    assertThat(image.resolve("bin/java")).isExecutable();
  }

  /// The modules that the libraries need beside the JDK.
  private static Set<ModuleReference> modules() {
    Path[] classPath =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .filter(LinkTest::isExplicit)
            .toArray(Path[]::new);
    Configuration libraries =
        Configuration.resolve(
            ModuleFinder.of(classPath),
            List.of(ModuleLayer.boot().configuration()),
            ModuleFinder.of(),
            LIBRARIES);
    return libraries.modules().stream().map(ResolvedModule::reference).collect(toSet());
  }

  private static boolean isExplicit(Path entry) {
    try {
      return Files.exists(entry)
          && ModuleFinder.of(entry).findAll().stream()
              .noneMatch(module -> module.descriptor().isAutomatic());
    } catch (FindException nameless) {
      return false;
    }
  }

  private static String path(ModuleReference module) {
    return Path.of(module.location().map(URI::getPath).orElseThrow()).toString();
  }
}
