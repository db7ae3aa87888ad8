package org.jadoube.architecture;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// Plays the cases of `spec/` under editions from which a rule has been taken out. A case that
/// fails only then shows the rule's effect.
///
/// The editions are constants, so separate classes are loaded for this, and other tests in this JVM
/// keep theirs.
final class RuleTakenOut implements AutoCloseable {
  private final URLClassLoader loader;
  private final List<?> editions;
  private final Method play;

  private RuleTakenOut(URLClassLoader loader) throws ReflectiveOperationException {
    this.loader = loader;
    Class<?> edition = loader.loadClass("org.jadoube.laws.edition.Edition");
    this.editions = (List<?>) edition.getMethod("books").invoke(null);
    Class<?> example = loader.loadClass("org.jadoube.wire.SpecCase");
    this.play =
        accessible(
            loader
                .loadClass("org.jadoube.wire.SpecRun")
                .getDeclaredMethod("play", example, String.class));
  }

  /// A case that shows a rule.
  ///
  /// @param file its name, among the cases or the incidents
  record Shown(String file, String name) {}

  /// The cases that show each rule in one of these books, by its name.
  ///
  /// @param books the years of editions, or names of other books
  static Map<String, List<Shown>> casesByRule(Set<String> books) {
    try (RuleTakenOut experiment = new RuleTakenOut(loader())) {
      return experiment.find(books);
    } catch (ReflectiveOperationException | IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static URLClassLoader loader() {
    Stream<Path> tests = Stream.of(Sources.output("wire", "test-classes"));
    Stream<Path> all =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of);
    URL[] places =
        Stream.concat(tests, all).map(Path::toUri).map(RuleTakenOut::url).toArray(URL[]::new);
    return new URLClassLoader(places, ClassLoader.getPlatformClassLoader());
  }

  private static URL url(URI place) {
    try {
      return place.toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  private Map<String, List<Shown>> find(Set<String> books) throws ReflectiveOperationException {
    Map<String, List<Shown>> found = new HashMap<>();
    Class<?> type = loader.loadClass("org.jadoube.wire.SpecCase");
    for (Object example :
        ((Stream<?>) accessible(type.getDeclaredMethod("all")).invoke(null)).toList()) {
      for (String rule : strings(type, "rules", example)) {
        String name = rule.toUpperCase(Locale.ROOT).replace('-', '_');
        List<String> editions = strings(type, "editions", example);
        if (isShown(name, example, editions.stream().filter(books::contains).toList())) {
          found.computeIfAbsent(name, _ -> new ArrayList<>()).add(shown(type, example));
        }
      }
    }
    return found;
  }

  private static Shown shown(Class<?> type, Object example) throws ReflectiveOperationException {
    return new Shown(string(type, "file", example), string(type, "name", example));
  }

  private static String string(Class<?> type, String name, Object of)
      throws ReflectiveOperationException {
    return String.valueOf(accessible(type.getDeclaredMethod(name)).invoke(of));
  }

  private static List<String> strings(Class<?> type, String name, Object of)
      throws ReflectiveOperationException {
    return ((List<?>) accessible(type.getDeclaredMethod(name)).invoke(of))
        .stream().map(String::valueOf).toList();
  }

  private static Method accessible(Method method) {
    method.setAccessible(true);
    return method;
  }

  private boolean isShown(String rule, Object example, List<String> years)
      throws ReflectiveOperationException {
    for (String year : years) {
      if (holds(example, year) && !holdsWithout(rule, example, year)) {
        return true;
      }
    }
    return false;
  }

  private boolean holds(Object example, String year) throws IllegalAccessException {
    try {
      play.invoke(null, example, year);
      return true;
    } catch (InvocationTargetException otherwise) {
      return false;
    }
  }

  private boolean holdsWithout(String rule, Object example, String year)
      throws ReflectiveOperationException {
    Object edition = edition(year);
    Map<Object, Object> citations = map("citations", edition);
    Map<Object, Object> values = map("values", edition);
    Map<Object, Object> citationsBefore = new HashMap<>(citations);
    Map<Object, Object> valuesBefore = new HashMap<>(values);
    try {
      citations.keySet().removeIf(each -> each.toString().equals(rule));
      values.keySet().removeIf(each -> each.toString().endsWith(" of " + rule));
      return holds(example, year);
    } finally {
      citations.putAll(citationsBefore);
      values.putAll(valuesBefore);
    }
  }

  private Object edition(String year) {
    return editions.stream()
        .filter(each -> each.toString().endsWith(year))
        .findFirst()
        .orElseThrow();
  }

  /// The maps of an edition, which nothing else changes.
  @SuppressWarnings("unchecked") // of an enum and of parameters that this loader has loaded
  private static Map<Object, Object> map(String name, Object edition)
      throws ReflectiveOperationException {
    Field field = edition.getClass().getDeclaredField(name);
    field.setAccessible(true);
    return (Map<Object, Object>) field.get(edition);
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }
}
