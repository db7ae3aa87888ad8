package org.jadoube.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.Utf8Entry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// The dependencies between our types, read from the compiled classes: in code, in signatures, and
/// in the permits clauses of sealed types, which ArchUnit leaves out. Nested types count as their
/// outer type.
final class Arrows {
  private static final Pattern NAME = Pattern.compile("org/jadoube/[\\w/]+");
  private static final Set<String> NO_TYPES = Set.of("module-info.class", "package-info.class");

  private Arrows() {}

  /// The dependencies of each type of these modules, including types without any.
  static Map<String, Set<String>> among(Set<String> modules) {
    Map<String, Set<String>> arrows = new TreeMap<>();
    for (String module : modules) {
      Path classes = Sources.output(module, "classes");
      for (Path file : files(classes)) {
        String path = classes.relativize(file).toString();
        arrows.computeIfAbsent(type(path), _ -> new TreeSet<>()).addAll(named(file));
      }
    }
    arrows.forEach((from, to) -> to.remove(from));
    return arrows;
  }

  private static String type(String path) {
    return path.replaceFirst("(\\$.*)?\\.class$", "").replace('/', '.');
  }

  private static List<String> named(Path file) {
    try {
      return StreamSupport.stream(ClassFile.of().parse(file).constantPool().spliterator(), false)
          .filter(Utf8Entry.class::isInstance)
          .map(Utf8Entry.class::cast)
          .flatMap(text -> NAME.matcher(text.stringValue()).results())
          .map(name -> name.group().replace('/', '.'))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> files(Path directory) {
    try (Stream<Path> files = Files.walk(directory)) {
      return files
          .filter(file -> file.toString().endsWith(".class"))
          .filter(file -> !NO_TYPES.contains(file.getFileName().toString()))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
