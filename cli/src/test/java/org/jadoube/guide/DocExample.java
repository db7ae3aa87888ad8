package org.jadoube.guide;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.SimpleJavaFileObject;

/// A block of Java in a doc comment, as the body of a method for javac.
///
/// A statement may end with `// => text`: then the value of its expression, or of the variable that
/// it declares, is shown as that text.
final class DocExample extends SimpleJavaFileObject {
  private static final Pattern BLOCK =
      Pattern.compile("(?m)^ *+/// ```java\\n([\\s\\S]*?)^ *+/// ```$");
  private static final Pattern MARGIN = Pattern.compile("(?m)^ *+/// ?");
  private static final Pattern END_OF_STATEMENT = Pattern.compile("|.*[;{}](?:\\s*//.*)?");
  private static final Pattern SHOWN = Pattern.compile("([\\s\\S]*);\\s*// => (.*)");
  private static final Pattern VARIABLE =
      Pattern.compile("[A-Za-z][\\w.<>,? \\[\\]]* (\\w+)\\s+=\\s[\\s\\S]*");
  private static final List<String> OF_JAVA =
      List.of(
          "java.io.ByteArrayInputStream",
          "java.io.InputStream",
          "java.nio.charset.StandardCharsets",
          "java.time.Duration",
          "java.time.Instant",
          "java.time.LocalDate",
          "java.util.*");
  private static final String EXPECT =
      "static void expect(String text, Object value) {"
          + " if (!text.equals(String.valueOf(value)))"
          + " throw new AssertionError(value + \" is not \" + text); }";

  private final String className;
  private final String source;

  private DocExample(String className, String source) {
    super(URI.create("string:///" + className + ".java"), Kind.SOURCE);
    this.className = className;
    this.source = source;
  }

  /// The examples in a source file, which may use what is in these packages.
  static List<DocExample> in(Path file, List<String> packages) throws IOException {
    String type = file.getFileName().toString().replace(".java", "");
    String text = Files.readString(file);
    return BLOCK
        .matcher(text)
        .results()
        .map(block -> {
          int line = (int) text.substring(0, block.start(1)).lines().count();
          String name = type + "_" + line;
          String code = body(MARGIN.matcher(block.group(1)).replaceAll("").lines().toList());
          return new DocExample(name, head(name, packages) + "\n".repeat(line) + code + "\n}}");
        })
        .toList();
  }

  /// On one line, so that javac counts the lines as the source of the comment does.
  private static String head(String className, List<String> packages) {
    return Stream.concat(OF_JAVA.stream(), packages.stream().map(name -> name + ".*"))
        .map(name -> "import " + name + "; ")
        .collect(Collectors.joining("", "", "public class " + className + " { "))
        .concat(EXPECT + " public static void run() throws Exception {");
  }

  private static String body(List<String> lines) {
    List<String> statements = new ArrayList<>();
    List<String> statement = new ArrayList<>();
    for (int line = 0; line < lines.size(); line++) {
      statement.add(lines.get(line));
      boolean goesOn = line + 1 < lines.size() && lines.get(line + 1).startsWith(" ");
      if (ends(statement, goesOn)) {
        statements.add(checked(String.join("\n", statement)));
        statement.clear();
      }
    }
    statements.addAll(statement);
    return String.join("\n", statements);
  }

  /// Whether a statement ends here. One that begins with `variable =` lasts as long as its indent.
  private static boolean ends(List<String> statement, boolean goesOn) {
    return END_OF_STATEMENT.matcher(statement.getLast()).matches()
        && !(goesOn && statement.getFirst().endsWith("="));
  }

  private static String checked(String statement) {
    Matcher shown = SHOWN.matcher(statement);
    if (!shown.matches()) {
      if (statement.contains("// =>")) {
        throw new IllegalArgumentException("a value that follows no statement: " + statement);
      }
      return statement;
    }
    String text = '"' + shown.group(2).replace("\\", "\\\\").replace("\"", "\\\"") + "\", ";
    Matcher variable = VARIABLE.matcher(shown.group(1));
    return variable.matches()
        ? shown.group(1) + "; expect(" + text + variable.group(1) + ");"
        : "expect(" + text + shown.group(1) + ");";
  }

  String className() {
    return className;
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return source;
  }
}
