package org.jadoube.architecture;

import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toMap;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// The allowed dependencies between modules.
final class Walls {
  /// A module, and the modules it may name in its pom and descriptor.
  private static final Map<String, Set<String>> DIRECT =
      parse(
          """
          chess:
          notation: chess
          laws: chess notation
          wording: laws
          tournament: laws
          wire: laws tournament
          audit: wording
          uci: laws
          spark: audit
          store: wire
          play: wording store uci
          web: audit play
          cli: chess notation laws wording tournament wire audit uci web
          """);

  /// Modules that others may use by themselves: no framework, no logging and, but for `uci`, no
  /// clock of their own.
  static final List<String> LIBRARIES =
      List.of("chess", "notation", "laws", "wording", "tournament", "wire", "audit", "uci");

  /// Nothing depends on it, so it may not have been built when `cli` is tested.
  private static final String APART = "spark";

  private Walls() {}

  /// All modules.
  static Set<String> all() {
    return new TreeSet<>(DIRECT.keySet());
  }

  /// The modules that `cli` sees.
  static Set<String> modules() {
    Set<String> modules = all();
    modules.remove(APART);
    return modules;
  }

  static Set<String> direct(String module) {
    return DIRECT.getOrDefault(module, Set.of());
  }

  /// The modules whose types `module` may see: itself and its dependencies.
  static Set<String> visible(String module) {
    Set<String> visible = new TreeSet<>(Set.of(module));
    direct(module).forEach(other -> visible.addAll(visible(other)));
    return visible;
  }

  private static Map<String, Set<String>> parse(String table) {
    return table
        .lines()
        .map(line -> line.split(":", 2))
        .collect(toMap(row -> row[0], row -> words(row[1])));
  }

  private static Set<String> words(String text) {
    return Arrays.stream(text.split(" "))
        .filter(word -> !word.isEmpty())
        .collect(toCollection(TreeSet::new));
  }
}
