package org.jadoube.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The doc comments of types, from their sources, for schemas and docs.
public final class SourceDocs {
  /// The comment of a type.
  ///
  /// @param purpose the text before the first tag, without examples, on one line
  /// @param fields the texts of `@param`, by name
  public record Doc(String purpose, Map<String, String> fields) {
    private static final Doc NONE = new Doc("", Map.of());

    /// The comment as shown to readers who know no types: without links.
    private Doc shown(Class<?> type) {
      Map<String, String> shown = new LinkedHashMap<>();
      fields.forEach((field, meaning) -> shown.put(field, plain(meaning, type)));
      return new Doc(plain(purpose, type), shown);
    }
  }

  private static final Pattern TYPE =
      Pattern.compile(
          "\\s*(?:public |private |static |sealed )*(?:record|interface|enum) (\\w+).*");
  private static final Pattern EXAMPLE = Pattern.compile("```java\n[\\s\\S]*?\n```");
  private static final Pattern TAG = Pattern.compile("@param (\\w+) (.*)");
  private static final Pattern LINK =
      Pattern.compile("\\[(?:(\\w+)#)?(\\w+)(?:\\([^)]*\\))?](?!\\()");

  private static final Pattern CONSTANT = Pattern.compile("[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*");

  private static final Map<Path, Map<String, Doc>> FILES = new HashMap<>();

  private SourceDocs() {}

  /// The doc comment of a type of ours; an empty one if it has none.
  public static Doc of(Class<?> type) {
    return source(type)
        .map(file -> in(file).getOrDefault(type.getSimpleName(), Doc.NONE).shown(type))
        .orElse(Doc.NONE);
  }

  private static Optional<Path> source(Class<?> type) {
    Class<?> outermost = type;
    while (outermost.getEnclosingClass() != null) {
      outermost = outermost.getEnclosingClass();
    }
    String path = "src/main/java/" + outermost.getName().replace('.', '/') + ".java";
    return Stream.of("laws", "wire", "chess", "notation", "tournament", "store", "play", "web")
        .map(module -> Repository.root().resolve(module).resolve(path))
        .filter(Files::exists)
        .findFirst();
  }

  private static synchronized Map<String, Doc> in(Path file) {
    return FILES.computeIfAbsent(file, SourceDocs::read);
  }

  private static Map<String, Doc> read(Path file) {
    Map<String, Doc> docs = new HashMap<>();
    List<String> comment = new ArrayList<>();
    for (String line : lines(file)) {
      String text = line.strip();
      Matcher type = TYPE.matcher(line);
      if (text.startsWith("/// @since")) {
        continue; // of interest to developers only
      }
      if (text.startsWith("///")) {
        comment.add(text.substring(3).strip());
      } else if (type.matches()) {
        docs.put(type.group(1), doc(comment));
        comment.clear();
      } else if (!text.startsWith("@")) {
        comment.clear();
      }
    }
    return docs;
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Doc doc(List<String> comment) {
    Map<String, StringBuilder> fields = new LinkedHashMap<>();
    StringBuilder text = new StringBuilder();
    StringBuilder purpose = text;
    for (String line : withoutExamples(comment)) {
      Matcher tag = TAG.matcher(line);
      if (tag.matches()) {
        text = new StringBuilder();
        fields.put(tag.group(1), text);
        line = tag.group(2);
      }
      text.append(line).append(' ');
    }
    Map<String, String> texts = new LinkedHashMap<>();
    fields.forEach((field, meaning) -> texts.put(field, meaning.toString()));
    return new Doc(purpose.toString(), texts);
  }

  private static List<String> withoutExamples(List<String> comment) {
    return EXAMPLE.matcher(String.join("\n", comment)).replaceAll("").lines().toList();
  }

  private static String plain(String text, Class<?> type) {
    return LINK.matcher(text.strip())
        .replaceAll(link -> shown(link.group(1) == null ? "" : link.group(1), link.group(2), type))
        .replaceAll("\\s+", " ");
  }

  /// The text for a constant: its value, since its name says nothing outside our code.
  private static String shown(String owner, String name, Class<?> type) {
    return CONSTANT.matcher(name).matches() ? number(owner, name, type) : name;
  }

  private static String number(String owner, String name, Class<?> type) {
    try {
      Class<?> owning = owner.isEmpty() ? type : Class.forName(imported(owner, type));
      if (owning.getField(name).get(null) instanceof Number number) {
        return number.toString();
      }
    } catch (ReflectiveOperationException unknown) {
      throw new IllegalStateException(type + " speaks of an unknown constant " + name, unknown);
    }
    throw new IllegalStateException(
        type + " speaks of " + name + ", which its readers do not know");
  }

  /// The full name of a type that stands in the source of another.
  private static String imported(String name, Class<?> type) {
    return source(type).stream()
        .flatMap(file -> lines(file).stream())
        .filter(line -> line.startsWith("import ") && line.endsWith("." + name + ";"))
        .map(line -> line.substring("import ".length(), line.length() - 1))
        .findFirst()
        .orElse(type.getPackageName() + "." + name);
  }
}
