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

/// The doc comments of types, from their sources: what schemas and docs say about them.
public final class SourceDocs {
  /// What the comment of a type says.
  ///
  /// @param purpose all before the first tag, on one line
  /// @param fields the texts of `@param`, by name
  public record Doc(String purpose, Map<String, String> fields) {
    private static final Doc NONE = new Doc("", Map.of());
  }

  private static final Pattern TYPE =
      Pattern.compile(
          "\\s*(?:public |private |static |sealed )*(?:record|interface|enum) (\\w+).*");
  private static final Pattern TAG = Pattern.compile("@param (\\w+) (.*)");
  private static final Pattern LINK =
      Pattern.compile("\\[(?:\\w+#)?(\\w+)(?:\\([^)]*\\))?](?!\\()");

  private static final Map<Path, Map<String, Doc>> FILES = new HashMap<>();

  private SourceDocs() {}

  /// The doc comment of a type of ours; an empty one if it has none.
  public static Doc of(Class<?> type) {
    return source(type)
        .map(file -> in(file).getOrDefault(type.getSimpleName(), Doc.NONE))
        .orElse(Doc.NONE);
  }

  private static Optional<Path> source(Class<?> type) {
    Class<?> outermost = type;
    while (outermost.getEnclosingClass() != null) {
      outermost = outermost.getEnclosingClass();
    }
    String path = "src/main/java/" + outermost.getName().replace('.', '/') + ".java";
    return Stream.of("laws", "wire", "chess", "notation", "competition", "server")
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
    for (String line : comment) {
      Matcher tag = TAG.matcher(line);
      if (tag.matches()) {
        text = new StringBuilder();
        fields.put(tag.group(1), text);
        line = tag.group(2);
      }
      text.append(line).append(' ');
    }
    Map<String, String> plain = new LinkedHashMap<>();
    fields.forEach((field, meaning) -> plain.put(field, plain(meaning)));
    return new Doc(plain(purpose), plain);
  }

  private static String plain(StringBuilder text) {
    return LINK.matcher(text.toString().strip()).replaceAll("$1").replaceAll("\\s+", " ");
  }
}
