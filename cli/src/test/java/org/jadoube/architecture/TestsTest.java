package org.jadoube.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;

/// Tests of the tests: none may be lost, and each name says what is shown.
final class TestsTest {
  private static final DescribedPredicate<JavaMethod> ARE_TESTS =
      DescribedPredicate.describe("are tests", TestsTest::isTest);

  @Test
  void every_test_class_holds_a_test() {
    assertThat(topLevel().filter(TestsTest::isNamedAsTest).filter(type -> !holdsTest(type)))
        .isEmpty();
  }

  @Test
  void every_class_that_holds_a_test_is_found_by_its_name() {
    assertThat(topLevel().filter(TestsTest::holdsTest).filter(type -> !isNamedAsTest(type)))
        .isEmpty();
  }

  @Test
  void test_names_are_in_snake_case() {
    methods()
        .that(ARE_TESTS)
        .should()
        .haveNameMatching("[a-z][a-z0-9]*(_[a-z0-9]+)*")
        .check(Sources.TESTS);
  }

  private static Stream<JavaClass> topLevel() {
    return Sources.TESTS.stream()
        .filter(type -> type.isTopLevelClass())
        .filter(type -> !type.getModifiers().contains(JavaModifier.ABSTRACT));
  }

  private static boolean isNamedAsTest(JavaClass type) {
    return type.getSimpleName().endsWith("Test");
  }

  private static boolean holdsTest(JavaClass type) {
    return Sources.TESTS.stream()
        .filter(other -> other.equals(type) || isWithin(other, type))
        .flatMap(other -> other.getAllMethods().stream())
        .anyMatch(TestsTest::isTest);
  }

  private static boolean isWithin(JavaClass inner, JavaClass outer) {
    return inner.getName().startsWith(outer.getName() + "$");
  }

  private static boolean isTest(JavaMethod method) {
    return method.isMetaAnnotatedWith(Testable.class);
  }
}
