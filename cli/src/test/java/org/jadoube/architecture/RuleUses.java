package org.jadoube.architecture;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toSet;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Parameter;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;

/// The places where compiled code uses a rule or a parameter of one. Comments and imports leave no
/// trace there.
final class RuleUses {
  private static final String LAWS = "org.jadoube.laws";

  /// Classes that declare parameters, which applies nothing, or write down rulings that others have
  /// made.
  private static final Set<String> APPLYING_NOTHING =
      Set.of(Parameters.class.getName(), Rule.class.getName(), LAWS + ".record.GameRecord");

  private RuleUses() {}

  /// The full names of the classes of `laws` that use each rule, or a parameter of it, by the
  /// rule's name.
  static Map<String, Set<String>> classesByRule() {
    return uses()
        .collect(
            groupingBy(
                RuleUses::rule, TreeMap::new, mapping(RuleUses::user, toCollection(TreeSet::new))));
  }

  private static Stream<JavaFieldAccess> uses() {
    return Sources.MAIN.stream()
        .filter(type -> type.getPackageName().startsWith(LAWS))
        .filter(type -> !APPLYING_NOTHING.contains(outermost(type)))
        .flatMap(type -> type.getFieldAccessesFromSelf().stream())
        .filter(access -> isConstant(access, Rule.class) || isConstant(access, Parameters.class));
  }

  private static boolean isConstant(JavaFieldAccess access, Class<?> of) {
    return access.getTargetOwner().isEquivalentTo(of) && !access.getName().startsWith("$");
  }

  private static String rule(JavaFieldAccess access) {
    return access.getTargetOwner().isEquivalentTo(Rule.class)
        ? access.getName()
        : parameter(access.getName()).rule().name();
  }

  private static Parameter<?> parameter(String constant) {
    try {
      return (Parameter<?>) Parameters.class.getField(constant).get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String user(JavaFieldAccess access) {
    return outermost(access.getOriginOwner());
  }

  private static String outermost(JavaClass type) {
    return type.getName().replaceFirst("\\$.*", "");
  }

  /// The names of the parameters that any class uses, except the declaring one.
  static Set<String> parametersRead() {
    return Sources.MAIN.stream()
        .filter(type -> !type.isEquivalentTo(Parameters.class))
        .flatMap(type -> type.getFieldAccessesFromSelf().stream())
        .filter(access -> isConstant(access, Parameters.class))
        .map(JavaFieldAccess::getName)
        .collect(toSet());
  }
}
