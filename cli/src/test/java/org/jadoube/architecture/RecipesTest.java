package org.jadoube.architecture;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.testing.Repository;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.tiebreak.TieBreakCode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The recipes of CONTRIBUTING name existing files, and all that are needed.
final class RecipesTest {
  /// A class, or a file with an extension.
  private static final Pattern NAMED =
      Pattern.compile(
          "`(?:[a-z]+/)*([A-Z]\\w+|\\w[\\w-]*\\.(?:txt|csv|properties|md|yaml|js|d\\.ts))`");

  /// A file of an edition to come, and endings of class names.
  private static final Set<String> EXAMPLES = Set.of("2027.txt", "Operations", "Api", "Acts");

  private static final Pattern NOT_OURS = Pattern.compile("target|node_modules|\\..+");
  private static final int TOO_MANY = 8;

  private static final List<Path> FILES = new ArrayList<>();

  @BeforeAll
  static void list() throws IOException {
    FILES.clear();
    Files.walkFileTree(
        Repository.root(),
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
            return NOT_OURS.matcher(name(directory)).matches()
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            FILES.add(file);
            return FileVisitResult.CONTINUE;
          }
        });
  }

  @Test
  void a_recipe_names_files_that_are_there() throws IOException {
    Set<String> names = FILES.stream().map(RecipesTest::name).collect(toSet());
    Set<String> missing = named("## Recipes", "\n## ");
    assertThat(missing).hasSizeGreaterThan(40);
    missing.removeIf(name -> names.contains(name) || names.contains(name + ".java"));
    assertThat(missing).isSubsetOf(EXAMPLES);
  }

  /// Each further list of all findings would be one more file to touch for a new one.
  @Test
  void whatever_lists_all_findings_is_in_their_recipe() throws IOException {
    Set<String> recipe = named("**A finding**", "\n**");
    assertThat(recipe).hasSizeLessThan(TOO_MANY);
    assertThat(lists()).hasSizeGreaterThan(3).isSubsetOf(recipe);
  }

  private static Set<String> lists() throws IOException {
    return lists(
        List.of(
            kinds(FindingKind::name),
            kinds(FindingKind::id),
            Arrays.stream(Finding.class.getPermittedSubclasses())
                .map(Class::getSimpleName)
                .toList()));
  }

  @Test
  void whatever_treats_each_pairing_system_is_in_their_recipe() throws IOException {
    List<String> names = Arrays.stream(Format.values()).map(Format::name).toList();
    assertThat(lists(List.of(names)))
        .hasSizeGreaterThan(3)
        .isSubsetOf(named("**A pairing system.**", "\n## "));
  }

  @Test
  void whatever_treats_each_tie_break_is_in_their_recipe() throws IOException {
    List<String> names = Arrays.stream(TieBreakCode.values()).map(TieBreakCode::name).toList();
    assertThat(lists(List.of(names)))
        .contains("TieBreakCode")
        .isSubsetOf(named("**A tie-break** of C07.", "\n**"));
  }

  /// The files that spell all of some names.
  private static Set<String> lists(List<List<String>> spellings) throws IOException {
    List<String> lists = new ArrayList<>();
    for (Path file : FILES.stream().filter(RecipesTest::isWritten).toList()) {
      String text = Files.readString(file);
      if (spellings.stream().anyMatch(names -> names.stream().allMatch(text::contains))) {
        lists.add(name(file).replace(".java", ""));
      }
    }
    return Set.copyOf(lists);
  }

  private static List<String> kinds(Function<FindingKind, String> spelling) {
    return Arrays.stream(FindingKind.values()).map(spelling).toList();
  }

  private static boolean isWritten(Path file) {
    boolean main = file.toString().contains("src/main");
    return main && name(file).matches(".*\\.(java|js|properties)") || name(file).endsWith(".md");
  }

  /// The files named in a part of CONTRIBUTING.
  private static Set<String> named(String begin, String end) throws IOException {
    String text = Files.readString(Repository.root().resolve("CONTRIBUTING.md"));
    String part = text.substring(text.indexOf(begin) + begin.length());
    return NAMED
        .matcher(part.substring(0, part.indexOf(end)))
        .results()
        .map((MatchResult found) -> found.group(1))
        .collect(toSet());
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }
}
