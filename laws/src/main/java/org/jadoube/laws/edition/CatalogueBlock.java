package org.jadoube.laws.edition;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A block of a file of the catalogue: the cells of its head, for a provision name, kind and one
/// number for each edition, and the lines below it.
record CatalogueBlock(List<String> head, List<String> body) {
  private static final Pattern COLUMNS = Pattern.compile(" +");
  private static final String MARKS = "!@>*";

  /// The blocks of a file.
  static List<CatalogueBlock> all(String file) {
    List<CatalogueBlock> blocks = new ArrayList<>();
    for (String line : lines(file)) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      if (line.startsWith(" ")) {
        blocks.getLast().body.add(line.strip());
      } else {
        blocks.add(new CatalogueBlock(List.of(COLUMNS.split(line)), new ArrayList<>()));
      }
    }
    return blocks;
  }

  private static List<String> lines(String file) {
    String name = "catalogue/" + file + ".txt";
    InputStream stream = Catalogue.class.getResourceAsStream(name);
    if (stream == null) {
      throw new IllegalStateException("no " + name + " beside " + Catalogue.class.getName());
    }
    try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The provision as the edition of a column has it, if it does.
  Optional<Provision> provision(int column) {
    String cell = head.get(2 + column);
    return cell.equals("-") ? Optional.empty() : Optional.of(provision(cell, column));
  }

  private Provision provision(String cell, int column) {
    boolean inferred = cell.startsWith("~");
    String numbers = cell.equals("~") ? head.get(3 + column) : cell.replaceFirst("^~", "");
    return new Provision(
        head.get(0),
        Provision.Kind.valueOf(head.get(1).toUpperCase(Locale.ROOT)),
        Arrays.stream(numbers.split(",")).map(Article::new).toList(),
        inferred,
        text(""),
        text("!"),
        parameters(column),
        marked(">").findFirst().map(CatalogueBlock::elsewhere),
        marked("*").toList());
  }

  private static Provision.Elsewhere elsewhere(String line) {
    int space = line.indexOf(' ');
    return new Provision.Elsewhere(line.substring(0, space), line.substring(space + 1));
  }

  /// The lines that begin with `mark`, without it, as one text; with none those without a mark.
  String text(String mark) {
    return marked(mark).collect(Collectors.joining(" "));
  }

  private Stream<String> marked(String mark) {
    return body.stream()
        .filter(line -> mark(line).equals(mark))
        .map(line -> line.substring(mark.length()).strip());
  }

  private static String mark(String line) {
    String first = line.substring(0, 1);
    return MARKS.contains(first) ? first : "";
  }

  private Map<String, String> parameters(int column) {
    Map<String, String> parameters = new HashMap<>();
    for (String line : marked("@").toList()) {
      String[] cells = COLUMNS.split(line);
      if (!cells[1 + column].equals("-")) {
        parameters.put(cells[0], cells[1 + column]);
      }
    }
    return parameters;
  }
}
