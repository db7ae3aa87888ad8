package org.jadoube.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class NamesTest {
  private static final int MOST_SHARED = 8;

  @Test
  void types_are_named_for_what_they_are() {
    noClasses()
        .should()
        .haveNameMatching(".*(Util|Utils|Helper|Helpers|Manager|Impl)(\\$.*)?")
        .check(Sources.MAIN);
  }

  @Test
  void accessors_carry_no_verb() {
    noMethods()
        .that(areNotAskedForByALibrary())
        .and()
        .areNotPrivate()
        .should()
        .haveNameMatching("get[A-Z].*")
        .check(Sources.MAIN);
  }

  /// Whoever reads a name that stands for several types has to look at the imports first.
  @Test
  void few_names_stand_for_several_types() {
    Map<String, List<String>> types =
        Sources.MAIN.stream()
            .filter(type -> type.isTopLevelClass() && !type.getSimpleName().endsWith("-info"))
            .collect(
                Collectors.groupingBy(
                    JavaClass::getSimpleName,
                    TreeMap::new,
                    Collectors.mapping(JavaClass::getName, Collectors.toList())));
    types.values().removeIf(named -> named.size() < 2);
    assertThat(types).hasSizeLessThanOrEqualTo(MOST_SHARED);
  }

  private static DescribedPredicate<JavaMethod> areNotAskedForByALibrary() {
    return describe(
        "are not asked for by a library",
        method ->
            supertypes(method.getOwner())
                .filter(type -> !type.getPackageName().startsWith("org.jadoube"))
                .flatMap(type -> type.getMethods().stream())
                .noneMatch(inherited -> inherited.getName().equals(method.getName())));
  }

  private static Stream<JavaClass> supertypes(JavaClass type) {
    return Stream.concat(
        type.getAllRawSuperclasses().stream(), type.getAllRawInterfaces().stream());
  }
}
