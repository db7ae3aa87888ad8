package org.jadoube.laws;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads the tables of provisions that lie beside the classes; their format is explained there.
final class Catalogue {
  private static final Pattern COLUMNS = Pattern.compile(" +");
  private static final List<Integer> YEARS = List.of(2005, 2009, 2014, 2018, 2023);
  private static final String MARKS = "!@>*";
  private static final List<String> FILES =
      List.of(
          "introduction",
          "article-01",
          "article-02",
          "article-03",
          "article-04",
          "article-05",
          "article-06",
          "article-07",
          "article-08",
          "article-09",
          "article-10",
          "article-11",
          "article-12",
          "appendix-a-rapid",
          "appendix-b-blitz",
          "appendix-c-notation",
          "appendix-d-visually-impaired",
          "guidelines-0",
          "guidelines-i-adjourned",
          "guidelines-ii-chess960",
          "guidelines-iii-quickplay");

  private Catalogue() {}

  /// The provisions that the edition of `year` has, in the order in which it has them.
  static List<Provision> provisions(int year) {
    int column = YEARS.indexOf(year);
    return FILES.stream()
        .flatMap(file -> blocks(file).stream())
        .flatMap(block -> block.provision(column).stream())
        .sorted(Comparator.comparing(Provision::article))
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
          parameters(column),
          lines(">").findFirst(),
          lines("*").toList());
    }

    /// The lines that begin with `mark`, without it, as one text.
    private String text(String mark) {
      return lines(mark).collect(Collectors.joining(" "));
    }

    private Stream<String> lines(String mark) {
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
      for (String line : lines("@").toList()) {
        String[] cells = COLUMNS.split(line);
        if (!cells[1 + column].equals("-")) {
          parameters.put(cells[0], cells[1 + column]);
        }
      }
      return parameters;
    }
  }
}
