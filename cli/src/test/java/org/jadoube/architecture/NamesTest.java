package org.jadoube.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class NamesTest {
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
