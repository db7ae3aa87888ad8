package org.jadoube.architecture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apiguardian.api.API;

/// The packages that other people's programs may use.
public final class ApiPackages {
  private ApiPackages() {}

  /// The names of the packages exported to everybody.
  public static Set<String> exported() {
    return Walls.LIBRARIES.stream()
        .flatMap(ApiPackages::exportedBy)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<String> exportedBy(String library) {
    Path descriptor = Sources.output(library, "classes").resolve("module-info.class");
    try (InputStream in = Files.newInputStream(descriptor)) {
      return ModuleDescriptor.read(in).exports().stream()
          .filter(exports -> !exports.isQualified())
          .map(ModuleDescriptor.Exports::source);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Whether the package is not marked as experimental.
  public static boolean isSettled(String name) {
    try {
      return !Class.forName(name + ".package-info").isAnnotationPresent(API.class);
    } catch (ClassNotFoundException none) {
      return true;
    }
  }
}
