package org.jadoube.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

final class ModuleWallsTest {
  private static final String OURS = "org.jadoube.";

  static Set<String> modules() {
    return Walls.modules();
  }

  static Set<String> all() {
    return Walls.all();
  }

  @ParameterizedTest
  @MethodSource("all")
  void pom_names_only_modules_it_may_depend_on(String module) throws Exception {
    assertThat(dependencies(Sources.module(module).resolve("pom.xml")))
        .isSubsetOf(Walls.direct(module));
  }

  @ParameterizedTest
  @FieldSource("org.jadoube.architecture.Walls#LIBRARIES")
  void descriptor_names_only_modules_it_may_depend_on(String module) throws IOException {
    assertThat(requires(Sources.output(module, "classes").resolve("module-info.class")))
        .isSubsetOf(Walls.direct(module));
  }

  @ParameterizedTest
  @MethodSource("modules")
  void types_see_only_the_modules_below_them(String module) {
    classes()
        .that()
        .resideInAPackage(OURS + module + "..")
        .should()
        .onlyDependOnClassesThat(theirsOrIn(Walls.visible(module)))
        .check(Sources.MAIN);
  }

  @Test
  void packages_form_no_cycles() {
    slices().matching("org.jadoube.(**)").should().beFreeOfCycles().check(Sources.MAIN);
  }

  private static DescribedPredicate<JavaClass> theirsOrIn(Set<String> modules) {
    return DescribedPredicate.describe(
        "belong to " + modules + " or to no module of ours",
        type -> !type.getPackageName().startsWith(OURS) || modules.contains(moduleOf(type)));
  }

  private static String moduleOf(JavaClass type) {
    return type.getPackageName().substring(OURS.length()).replaceFirst("\\..*", "");
  }

  private static Set<String> requires(Path descriptor) throws IOException {
    try (InputStream in = Files.newInputStream(descriptor)) {
      return ModuleDescriptor.read(in).requires().stream()
          .map(ModuleDescriptor.Requires::name)
          .filter(name -> name.startsWith(OURS))
          .map(name -> name.substring(OURS.length()))
          .collect(toCollection(TreeSet::new));
    }
  }

  private static Set<String> dependencies(Path pom) throws Exception {
    var document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(pom.toFile());
    NodeList all = document.getElementsByTagName("dependency");
    return IntStream.range(0, all.getLength())
        .mapToObj(i -> (Element) all.item(i))
        .filter(dependency -> text(dependency, "groupId").equals("org.jadoube"))
        .map(dependency -> text(dependency, "artifactId"))
        .filter(artifact -> !artifact.equals("jadoube-testing"))
        .map(artifact -> artifact.replaceFirst("^jadoube-", ""))
        .collect(toCollection(TreeSet::new));
  }

  private static String text(Element parent, String name) {
    return parent.getElementsByTagName(name).item(0).getTextContent();
  }
}
