package org.jadoube.laws;

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

/// Reads the tables of provisions that lie beside the classes; their format is explained there.
final class Catalogue {
  private static final Pattern COLUMNS = Pattern.compile(" +");
  private static final List<Integer> YEARS = List.of(2005, 2009, 2014, 2018, 2023);
  private static final List<String> FILES =
      List.of(
          "article-01",
          "article-03",
          "article-04",
          "article-05",
          "article-06",
          "article-07",
          "article-09",
          "article-11",
          "appendix-a-b");

  private Catalogue() {}

  /// The provisions that the edition of `year` has, in the order of the tables.
  static List<Provision> provisions(int year) {
    int column = YEARS.indexOf(year);
    return FILES.stream()
        .flatMap(file -> blocks(file).stream())
        .flatMap(block -> block.provision(column).stream())
        .toList();
  }

  private static List<Block> blocks(String file) {
    List<Block> blocks = new ArrayList<>();
    for (String line : lines("catalogue/" + file + ".txt")) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      if (line.startsWith(" ")) {
        blocks.getLast().add(line.strip());
      } else {
        blocks.add(new Block(List.of(line.split(" +")), new ArrayList<>()));
      }
    }
    return blocks;
  }

  private static List<String> lines(String name) {
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

  /// A provision with the columns of all editions: name, kind, then one cell per edition.
  private record Block(List<String> head, List<String> body) {
    void add(String line) {
      body.add(line);
    }

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
          parameters(column));
    }

    /// The lines that begin with `mark`, without it, as one text.
    private String text(String mark) {
      List<String> lines = new ArrayList<>();
      for (String line : body) {
        boolean marked = line.startsWith("!") || line.startsWith("@");
        if (mark.isEmpty() ? !marked : line.startsWith(mark)) {
          lines.add(line.substring(mark.length()).strip());
        }
      }
      return String.join(" ", lines);
    }

    private Map<String, String> parameters(int column) {
      Map<String, String> parameters = new HashMap<>();
      for (String line : body) {
        if (line.startsWith("@")) {
          String[] cells = COLUMNS.split(line.substring(1));
          if (!cells[1 + column].equals("-")) {
            parameters.put(cells[0], cells[1 + column]);
          }
        }
      }
      return parameters;
    }
  }
}
