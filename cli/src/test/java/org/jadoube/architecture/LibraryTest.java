package org.jadoube.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Matters that a library must leave to its users.
final class LibraryTest {
  private static final Set<String> LOGGING =
      Set.of("org.slf4j", "java.util.logging", "ch.qos.logback", "org.apache.logging");

  private static final Set<String> FILES =
      Set.of(
          "java.io.File", "java.io.RandomAccessFile", "java.nio.file.", "java.nio.channels.File");

  private static final Set<String> NETWORK =
      Set.of("java.net.http", "java.net.Socket", "java.net.ServerSocket", "java.net.URLConnection");

  private static final Set<String> CONSOLE = Set.of("System.out", "System.err", "System.in");

  private static final Set<String> TIME =
      Set.of(
          "System.currentTimeMillis",
          "System.nanoTime",
          "Instant.now",
          "LocalDate.now",
          "LocalDateTime.now",
          "Clock.systemUTC",
          "Clock.systemDefaultZone");

  @Test
  void libraries_do_not_log() {
    noClasses()
        .that()
        .resideInAnyPackage(Sources.packages(Walls.LIBRARIES))
        .should()
        .dependOnClassesThat(startWith(LOGGING))
        .check(Sources.MAIN);
  }

  @Test
  void only_the_audit_among_the_libraries_opens_files() {
    noClasses()
        .that()
        .resideInAnyPackage(Sources.packages(librariesBut("audit")))
        .should()
        .dependOnClassesThat(startWith(FILES))
        .check(Sources.MAIN);
  }

  @Test
  void libraries_do_not_use_the_network() {
    noClasses()
        .that()
        .resideInAnyPackage(Sources.packages(Walls.LIBRARIES))
        .should()
        .dependOnClassesThat(startWith(NETWORK))
        .check(Sources.MAIN);
  }

  @Test
  void libraries_do_not_use_the_console() {
    noClasses()
        .that()
        .resideInAnyPackage(Sources.packages(Walls.LIBRARIES))
        .should()
        .accessTargetWhere(isOneOf(CONSOLE))
        .check(Sources.MAIN);
  }

  @Test
  void only_engines_among_the_libraries_look_at_a_clock() {
    noClasses()
        .that()
        .resideInAnyPackage(Sources.packages(librariesBut("uci")))
        .should()
        .accessTargetWhere(isOneOf(TIME))
        .check(Sources.MAIN);
  }

  private static List<String> librariesBut(String exception) {
    return Walls.LIBRARIES.stream().filter(module -> !module.equals(exception)).toList();
  }

  private static DescribedPredicate<JavaClass> startWith(Set<String> prefixes) {
    return describe(
        "start with one of " + prefixes,
        type -> prefixes.stream().anyMatch(prefix -> type.getName().startsWith(prefix)));
  }

  private static DescribedPredicate<JavaAccess<?>> isOneOf(Set<String> members) {
    return describe(
        "is one of " + members,
        access ->
            members.contains(
                access.getTargetOwner().getSimpleName() + "." + access.getTarget().getName()));
  }
}
