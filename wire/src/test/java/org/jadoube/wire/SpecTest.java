package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Our referee passes the cases of the Laws, which other projects may use, too.
class SpecTest {
  static Stream<Arguments> cases() {
    return SpecCase.all()
        .flatMap(each -> each.editions().stream().map(year -> Arguments.of(each, year)));
  }

  @ParameterizedTest(name = "{0} ({1})")
  @MethodSource("cases")
  void the_laws_are_applied(SpecCase example, String year) {
    try {
      var _ = SpecRun.play(example, year);
    } catch (AssertionError otherwise) {
      throw new AssertionError(example + " (" + year + ")\n" + otherwise.getMessage(), otherwise);
    }
  }

  @Test
  void a_case_has_its_own_name() {
    assertThat(SpecCase.all().map(SpecCase::name)).doesNotHaveDuplicates().hasSizeGreaterThan(60);
  }

  @Test
  void a_case_is_about_rules_that_its_editions_have() {
    Set<String> rules = Arrays.stream(Rule.values()).map(Names::of).collect(Collectors.toSet());
    assertThat(SpecCase.all())
        .allSatisfy(each -> {
          assertThat(each.rules()).as(each.toString()).isNotEmpty().isSubsetOf(rules);
          assertThat(years()).as(each.toString()).containsAll(each.editions());
        });
  }

  private static List<String> years() {
    return Edition.books().stream().map(Edition::year).toList();
  }
}
