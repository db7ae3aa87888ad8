import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions;
import com.google.googlejavaformat.java.RemoveUnusedImports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Stream;

/// Checks or applies google-java-format: `Format.java check|apply ROOT VERSION`. What was found
/// well formatted is remembered in `target/formatted`, and not read again until it changes.
final class Format {
  private final Path root;
  private final Path memory;
  private final boolean apply;
  private final Formatter formatter =
      new Formatter(
          JavaFormatterOptions.builder().style(JavaFormatterOptions.Style.GOOGLE).build());
  private final Set<String> faults = new ConcurrentSkipListSet<>();

  private Format(Path root, String version, boolean apply) {
    this.root = root;
    this.memory = root.resolve("target/formatted-" + version);
    this.apply = apply;
  }

  public static void main(String... arguments) throws IOException {
    var format = new Format(Path.of(arguments[1]), arguments[2], arguments[0].equals("apply"));
    System.exit(format.run() ? 0 : 1);
  }

  private boolean run() throws IOException {
    var known = Files.exists(memory) ? new HashSet<>(Files.readAllLines(memory)) : Set.of();
    List<Path> sources = sources();
    sources.parallelStream()
        .filter(source -> !known.contains(fingerprint(source)))
        .forEach(this::format);
    remember(sources);
    faults.forEach(System.err::println);
    if (!faults.isEmpty() && !apply) {
      System.err.println("Not formatted as agreed. ./format mends it.");
    }
    return faults.isEmpty();
  }

  private List<Path> sources() throws IOException {
    try (Stream<Path> modules = Files.list(root)) {
      var trees = modules.map(module -> module.resolve("src")).filter(Files::isDirectory).toList();
      var sources = new TreeSet<Path>(List.of(root.resolve("scripts/Format.java")));
      for (Path tree : trees) {
        try (Stream<Path> files = Files.walk(tree)) {
          files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
        }
      }
      return List.copyOf(sources);
    }
  }

  private void format(Path source) {
    String name = root.relativize(source).toString();
    try {
      String text = Files.readString(source);
      String formatted = formatted(text);
      if (text.equals(formatted)) {
        return;
      }
      if (apply) {
        Files.writeString(source, formatted);
      } else {
        faults.add(name);
      }
    } catch (IOException | FormatterException e) {
      faults.add(name + ": " + e.getMessage());
    }
  }

  private String formatted(String text) throws FormatterException {
    String ordered = ImportOrderer.reorderImports(text, JavaFormatterOptions.Style.GOOGLE);
    return formatter.formatSource(RemoveUnusedImports.removeUnusedImports(ordered));
  }

  private void remember(List<Path> sources) throws IOException {
    Files.createDirectories(memory.getParent());
    Files.write(
        memory,
        sources.stream()
            .filter(source -> faults.stream().noneMatch(root.relativize(source).toString()::equals))
            .map(Format::fingerprint)
            .toList());
  }

  private static String fingerprint(Path source) {
    try {
      return source + " " + Files.size(source) + " " + Files.getLastModifiedTime(source).toMillis();
    } catch (IOException e) {
      return source + " " + e.getMessage();
    }
  }
}
