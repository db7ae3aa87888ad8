package org.jadoube.architecture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Everything the libraries export: their public types with the callable members.
final class Doors {
  private Doors() {}

  /// The public types in a library's exported packages.
  static List<Class<?>> types(String library) {
    Path classes = Sources.output(library, "classes");
    Set<String> packages = exported(classes.resolve("module-info.class"));
    try (Stream<Path> files = Files.walk(classes)) {
      return files
          .map(file -> classes.relativize(file).toString())
          .filter(file -> file.endsWith(".class") && !file.endsWith("-info.class"))
          .sorted()
          .<Class<?>>map(Doors::loaded)
          .filter(type -> packages.contains(type.getPackageName()) && isPublic(type))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The doors of a type with parameters, including inherited ones.
  static Stream<Door> of(Class<?> type) {
    Stream<Executable> constructors =
        type.isEnum() || Modifier.isAbstract(type.getModifiers())
            ? Stream.empty()
            : Arrays.stream(type.getConstructors());
    Stream<Executable> methods =
        Arrays.stream(type.getMethods()).filter(Doors::isOurs).map(Executable.class::cast);
    return Stream.concat(constructors, methods)
        .filter(executable -> executable.getParameterCount() > 0)
        .map(executable -> new Door(type, executable));
  }

  /// A type's accessors without parameters.
  static Stream<Door> accessors(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .filter(Doors::isOurs)
        .filter(method -> method.getParameterCount() == 0)
        .map(method -> new Door(type, method));
  }

  private static Set<String> exported(Path descriptor) {
    try (InputStream in = Files.newInputStream(descriptor)) {
      return ModuleDescriptor.read(in).exports().stream()
          .filter(export -> !export.isQualified())
          .map(ModuleDescriptor.Exports::source)
          .collect(Collectors.toSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Class<?> loaded(String file) {
    String name = file.substring(0, file.length() - ".class".length());
    try {
      return Class.forName(name.replaceAll("[/\\\\]", "."), false, Doors.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new LinkageError("no class " + file, e);
    }
  }

  private static boolean isPublic(Class<?> type) {
    return Stream.iterate(Optional.<Class<?>>of(type), Optional::isPresent, Doors::enclosing)
            .flatMap(Optional::stream)
            .allMatch(each -> Modifier.isPublic(each.getModifiers()))
        && !type.isAnonymousClass()
        && !type.isLocalClass();
  }

  private static Optional<Class<?>> enclosing(Optional<Class<?>> type) {
    return type.map(Class::getEnclosingClass);
  }

  /// Whether it is our own: every enum has `valueOf`, and methods that take any object, like
  /// [Object#equals], are Java's.
  private static boolean isOurs(Method method) {
    boolean fromEnum = method.getDeclaringClass().isEnum() && method.getName().equals("valueOf");
    boolean takesAnything =
        Arrays.asList(method.getGenericParameterTypes()).equals(List.of(Object.class));
    return method.getDeclaringClass().getName().startsWith("org.jadoube.")
        && !method.isBridge()
        && !fromEnum
        && !takesAnything;
  }
}
