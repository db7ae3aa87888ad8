package org.jadoube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/// Promises to other people's programs stand where they, and the build, look for them.
final class PromiseTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern VERSION = Pattern.compile("<version>([^<]+)</version>");
  private static final Pattern LIBRARY =
      Pattern.compile("<artifactId>jadoube-([a-z]+)</artifactId>\\s*<version>([^<]+)</version>");
  private static final Pattern HELD = Pattern.compile("<include>(org\\.jadoube[a-z.]*)</include>");
  private static final Pattern HIDDEN =
      Pattern.compile("(?m)^\\| `jadoube-([a-z]+)` \\| (`\\..*)\\|$");
  private static final Pattern NAME = Pattern.compile("`(\\.[a-z.*]+)`");
  private static final Pattern PUBLIC =
      Pattern.compile(
          "(?m)^public (?:abstract |final |sealed |non-sealed )*(?:class|record|enum|interface|@interface) ");
  private static final Pattern SINCE = Pattern.compile("(?m)^/// @since \\d+\\.\\d+\\.\\d+$");

  private static String text(String file) throws IOException {
    return Files.readString(ROOT.resolve(file));
  }

  private static List<String> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(found -> found.group(1)).toList();
  }

  @Test
  void the_bom_has_every_library_in_this_version() throws IOException {
    String bom = text("bom/pom.xml");
    assertThat(all(LIBRARY, bom)).containsExactlyElementsOf(libraryNames());
    assertThat(all(VERSION, bom).getFirst()).isEqualTo(all(VERSION, text("pom.xml")).getFirst());
    assertThat(LIBRARY.matcher(bom).results().map(found -> found.group(2)))
        .containsOnly("${project.version}", all(VERSION, bom).getFirst());
  }

  private static List<String> libraryNames() {
    return Stream.concat(Stream.of("bom"), Walls.LIBRARIES.stream()).toList();
  }

  @Test
  void the_guide_shows_the_bom_in_this_version() throws IOException {
    String version = all(VERSION, text("pom.xml")).getFirst();
    assertThat(text("docs/library.md"))
        .contains("<version>" + version + "</version>", "org.jadoube:jadoube-bom:" + version);
  }

  @Test
  void each_settled_package_is_held_to_the_last_release() throws IOException {
    assertThat(all(HELD, text("pom.xml")))
        .containsExactlyInAnyOrderElementsOf(
            ApiPackages.exported().stream().filter(ApiPackages::isSettled).toList());
  }

  @Test
  void the_guide_names_what_is_not_exported() throws IOException {
    Set<String> exported = ApiPackages.exported();
    List<String> named = new ArrayList<>();
    Matcher rows = HIDDEN.matcher(text("docs/library.md"));
    while (rows.find()) {
      String module = "org.jadoube." + rows.group(1);
      all(NAME, rows.group(2)).forEach(name -> named.add(module + name));
    }
    TreeSet<String> hidden = new TreeSet<>();
    for (String library : Walls.LIBRARIES) {
      hidden.addAll(packages(library));
    }
    hidden.removeAll(exported);
    assertThat(hidden).allMatch(each -> named.stream().anyMatch(name -> covers(name, each)));
    assertThat(named)
        .allMatch(name -> hidden.stream().anyMatch(each -> covers(name, each)))
        .noneMatch(name -> exported.stream().anyMatch(each -> covers(name, each)));
  }

  /// Whether a name, which may end in an asterisk, is that of a package or of one around it.
  private static boolean covers(String name, String each) {
    String plain = name.replace(".*", "");
    return each.equals(plain) || name.endsWith(".*") && each.startsWith(plain + ".");
  }

  private static Set<String> packages(String library) throws IOException {
    Path sources = sources(library);
    try (Stream<Path> files = Files.walk(sources)) {
      return new TreeSet<>(
          files
              .filter(file -> file.toString().endsWith(".java"))
              .map(file -> sources.relativize(file.getParent()).toString())
              .filter(name -> !name.isEmpty())
              .map(name -> name.replace(java.io.File.separatorChar, '.'))
              .toList());
    }
  }

  private static Path sources(String library) {
    return ROOT.resolve(library + "/src/main/java");
  }

  /// Kotlin's compiler does not read what a module says.
  @Test
  void every_exported_package_is_null_marked_by_itself() {
    assertThat(ApiPackages.exported()).allMatch(PromiseTest::isNullMarked);
  }

  private static boolean isNullMarked(String name) {
    try {
      return Class.forName(name + ".package-info").isAnnotationPresent(NullMarked.class);
    } catch (ClassNotFoundException none) {
      return false;
    }
  }

  @Test
  void every_exported_type_says_since_when_it_exists() throws IOException {
    List<String> silent = new ArrayList<>();
    for (String library : Walls.LIBRARIES) {
      for (String name : packages(library)) {
        if (ApiPackages.exported().contains(name)) {
          silent.addAll(silent(sources(library).resolve(name.replace('.', '/'))));
        }
      }
    }
    assertThat(silent).isEmpty();
  }

  private static List<String> silent(Path directory) throws IOException {
    List<String> silent = new ArrayList<>();
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        String source = Files.readString(file);
        if (PUBLIC.matcher(source).find() && !SINCE.matcher(source).find()) {
          silent.add(file.toString());
        }
      }
    }
    return silent;
  }
}
