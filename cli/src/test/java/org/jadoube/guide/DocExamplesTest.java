package org.jadoube.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.jadoube.chess.Position;
import org.jadoube.laws.Laws;
import org.jadoube.notation.Uci;
import org.jadoube.testing.Repository;
import org.jadoube.uci.Engine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The examples in doc comments compile, and give the values that they show.
class DocExamplesTest {
  /// A type in each module. Examples may use their own module and those before it.
  private static final List<Class<?>> IN_MODULES =
      List.of(Position.class, Uci.class, Laws.class, Engine.class);

  @TempDir private Path directory;

  @Test
  void examples_in_doc_comments_give_the_values_that_they_show() throws Exception {
    List<DocExample> examples = examples();
    assertThat(examples).hasSizeGreaterThan(60);
    compile(examples);
    URL[] compiled = {directory.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(compiled, getClass().getClassLoader())) {
      for (DocExample example : examples) {
        Class<?> type = loader.loadClass(example.className());
        assertThatCode(() -> run(type)).as(example.className()).doesNotThrowAnyException();
      }
    }
  }

  private static List<DocExample> examples() throws IOException {
    List<DocExample> examples = new ArrayList<>();
    List<String> packages = new ArrayList<>();
    for (Class<?> type : IN_MODULES) {
      ModuleDescriptor module = descriptor(type);
      module.exports().stream()
          .filter(exports -> !exports.isQualified())
          .map(ModuleDescriptor.Exports::source)
          .forEach(packages::add);
      for (Path file : sources(module.name().replace("org.jadoube.", ""))) {
        examples.addAll(DocExample.in(file, packages));
      }
    }
    return examples;
  }

  private static List<Path> sources(String module) throws IOException {
    Path root = Repository.root().resolve(module + "/src/main/java");
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  private static ModuleDescriptor descriptor(Class<?> type) {
    return ModuleFinder.of(location(type)).findAll().iterator().next().descriptor();
  }

  private static Path location(Class<?> type) {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().getPath());
  }

  /// One run of javac for all examples, on the classes under test.
  private void compile(List<DocExample> examples) {
    String classPath =
        IN_MODULES.stream()
            .map(type -> location(type).toString())
            .collect(Collectors.joining(File.pathSeparator));
    List<String> options =
        List.of("-d", directory.toString(), "-cp", classPath, "-proc:none", "-nowarn");
    StringWriter faults = new StringWriter();
    boolean compiled =
        ToolProvider.getSystemJavaCompiler()
            .getTask(faults, null, null, options, null, examples)
            .call();
    assertThat(compiled).as(faults.toString()).isTrue();
  }

  private static void run(Class<?> example) throws Throwable {
    try {
      example.getMethod("run").invoke(null);
    } catch (InvocationTargetException failed) {
      throw failed.getCause();
    }
  }
}
