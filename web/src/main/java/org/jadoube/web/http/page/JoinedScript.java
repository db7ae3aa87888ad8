package org.jadoube.web.http.page;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A script with everything that it imports, in one file: on a slow line, sixty requests cost more
/// than everything else on the way to a board. Imported modules become functions that return their
/// exports, each after those it imports itself.
///
/// This reads only the style of our modules: one import in a statement, names exported where they
/// are declared and never assigned again, no circular imports, no text over several lines.
final class JoinedScript {
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import (?:(\\* as [\\w$]+|\\{[^}]*}|[\\w$]+) from )?'([^']+)';");
  private static final Pattern DECLARED =
      Pattern.compile("(?m)^export ((?:async )?(?:class|function|const) ([\\w$]+))");
  private static final Pattern DEFAULT = Pattern.compile("(?m)^export default ([\\w$]+);");
  private static final Pattern REMARK = Pattern.compile("(?s:/\\*\\*.*?\\*/)|(?m:^\\s*//.*$)");
  private static final Pattern INDENTATION = Pattern.compile("(?m)^\\s+");
  private static final String VENDOR = "vendor/"; // with its licence

  private static final Map<String, Module> MODULES = new ConcurrentHashMap<>();

  /// @param imports the modules it imports, by name
  /// @param text with its exports
  private record Module(List<String> imports, String text) {
    String asFunction(String name) {
      String body = DEFAULT.matcher(DECLARED.matcher(text).replaceAll("$1")).replaceAll("");
      String exports = "return { " + exports(text) + " };\n";
      return "const " + variable(name) + " = (() => {\n" + body + exports + "})();\n";
    }
  }

  private final SequencedMap<String, Module> joined = new LinkedHashMap<>();
  private final Set<String> underWay = new HashSet<>();

  private JoinedScript() {}

  /// The whole script.
  static byte[] of(String name) {
    JoinedScript script = new JoinedScript();
    Module own = module(name);
    own.imports().forEach(script::add);
    String imported =
        script.joined.entrySet().stream()
            .map(each -> each.getValue().asFunction(each.getKey()))
            .collect(Collectors.joining());
    return (imported + own.text()).getBytes(StandardCharsets.UTF_8);
  }

  /// The function that a script becomes for those that import it.
  static byte[] part(String name) {
    return module(name).asFunction(name).getBytes(StandardCharsets.UTF_8);
  }

  private void add(String name) {
    if (joined.containsKey(name)) {
      return;
    }
    if (!underWay.add(name)) {
      throw new IllegalStateException("these modules import each other: " + underWay);
    }
    Module module = module(name);
    module.imports().forEach(this::add);
    joined.put(name, module);
  }

  private static Module module(String name) {
    return MODULES.computeIfAbsent(name, JoinedScript::read);
  }

  private static Module read(String name) {
    String source = new String(Assets.load(name).orElseThrow(), StandardCharsets.UTF_8);
    String bare = name.startsWith(VENDOR) ? source : withoutRemarks(source);
    List<String> imports = new ArrayList<>();
    String text =
        IMPORT
            .matcher(bare)
            .replaceAll(found -> {
              String imported = URI.create(name).resolve(found.group(2)).toString();
              imports.add(imported);
              return Matcher.quoteReplacement(binding(found.group(1), imported));
            });
    return new Module(imports, text);
  }

  private static String withoutRemarks(String source) {
    return INDENTATION.matcher(REMARK.matcher(source).replaceAll("")).replaceAll("");
  }

  /// @param names as in an import: `{ a, b as c }`, `* as all` or `theDefault`; null for none
  private static String binding(@Nullable String names, String imported) {
    if (names == null) {
      return "";
    }
    String pattern =
        names.startsWith("{")
            ? names.replace(" as ", ": ")
            : names.startsWith("*")
                ? names.substring("* as ".length())
                : "{ default: " + names + " }";
    return "const " + pattern + " = " + variable(imported) + ";";
  }

  private static String exports(String source) {
    String declared =
        DECLARED
            .matcher(source)
            .results()
            .map(each -> each.group(2))
            .collect(Collectors.joining(", "));
    return DEFAULT
        .matcher(source)
        .results()
        .map(each -> "default: " + each.group(1) + ", " + declared)
        .findFirst()
        .orElse(declared);
  }

  private static String variable(String name) {
    return "$" + name.replaceAll("\\W", "\\$");
  }
}
