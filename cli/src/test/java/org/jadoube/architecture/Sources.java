package org.jadoube.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.jadoube.testing.Repository;

/// The compiled classes of all modules built before this one.
final class Sources {
  static final JavaClasses MAIN = compiled(Walls.modules(), "classes");
  static final JavaClasses TESTS = compiled(Walls.modules(), "test-classes");

  private Sources() {}

  static Path module(String name) {
    return Repository.root().resolve(name);
  }

  /// The module's classes from the running build; other builds may have left more.
  static Path output(String module, String directory) {
    Path own = module("cli").relativize(Path.of(location().getPath()));
    return module(module).resolve(own).resolveSibling(directory);
  }

  private static URL location() {
    return Sources.class.getProtectionDomain().getCodeSource().getLocation();
  }

  /// The packages of these modules, as patterns.
  static String[] packages(Collection<String> modules) {
    return modules.stream().map(module -> "org.jadoube." + module + "..").toArray(String[]::new);
  }

  private static JavaClasses compiled(Collection<String> modules, String directory) {
    List<Path> paths =
        modules.stream().map(module -> output(module, directory)).filter(Files::exists).toList();
    return new ClassFileImporter().importPaths(paths);
  }
}
