package org.jadoube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// If a package is one knot of types, none of them can be read, tested or changed without the rest,
/// and no test of dependencies between packages notices.
final class KnotsTest {
  private static final int MOST = 8;

  private static final Map<String, Set<String>> LARGEST =
      Knots.largest(Arrows.among(Walls.modules()));

  @Test
  void no_package_holds_a_larger_knot() {
    Map<String, Set<String>> tied = new TreeMap<>(LARGEST);
    tied.values().removeIf(knot -> knot.size() <= MOST);
    assertThat(tied).as("knots of more than %d types", MOST).isEmpty();
  }

  @Test
  void every_package_is_measured() {
    assertThat(LARGEST).containsKeys("org.jadoube.chess", "org.jadoube.laws.rules.moving");
  }

  @Test
  void a_sealed_family_is_a_knot() {
    assertThat(LARGEST.get("org.jadoube.laws.event"))
        .contains("org.jadoube.laws.event.Event", "org.jadoube.laws.event.BoardEvent");
  }

  @Test
  void the_largest_knot_is_found() {
    Map<String, Set<String>> arrows =
        Map.of(
            "p.A", Set.of("p.B", "q.E"),
            "p.B", Set.of("p.C"),
            "p.C", Set.of("p.A", "p.D"),
            "p.D", Set.of("p.F"),
            "p.F", Set.of("p.D"),
            "q.E", Set.of("p.A"));
    assertThat(Knots.largest(arrows))
        .containsOnly(Map.entry("p", Set.of("p.A", "p.B", "p.C")), Map.entry("q", Set.of("q.E")));
  }
}
