package org.jadoube.tournament.trf.lines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Lines whose fields stand beside their columns, laid into them. Only lines of which each word can
/// be one field alone.
final class Relaid {
  private static final Pattern POINTS = Pattern.compile("-?\\d{0,2}[.,]\\d");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");
  private static final int ROUND = 3;
  private static final int DIGITS = 4;

  private final String code;
  private final List<String> words;

  private Relaid(String line) {
    this.code = line.substring(0, Math.min(3, line.length()));
    this.words =
        Arrays.stream(line.substring(code.length()).strip().split("\\s+"))
            .filter(word -> !word.isEmpty())
            .toList();
  }

  /// The line as it should be; empty if it could mean several things, or nothing.
  static Optional<String> of(String line) {
    Relaid relaid = new Relaid(line);
    return switch (relaid.code) {
      case "162" -> system(line, "[WDLAPX]");
      case "362" -> system(line, "T[WDL]");
      case "240" -> relaid.byes();
      case "250" -> relaid.acceleration();
      case "260" -> relaid.prohibited();
      case "299" -> relaid.abnormal();
      case "300" -> relaid.lineUp();
      case "330" -> relaid.forfeit();
      default -> Optional.empty();
    };
  }

  private static Optional<String> system(String line, String symbol) {
    Pattern one = Pattern.compile("\\s*(" + symbol + ")\\s*=?\\s*(\\d{1,2}(?:[.,]\\d)?)(?!\\d)");
    Row row = new Row(line.substring(0, 3));
    Matcher next = one.matcher(line);
    Set<String> seen = new HashSet<>();
    int at = 3;
    for (int column = 6; at < line.length(); column += 9) {
      if (!next.find(at) || next.start() != at || !seen.add(next.group(1))) {
        return Optional.empty();
      }
      String points = next.group(2).replace(',', '.');
      row.right(column, next.group(1))
          .right(column + 4, points.contains(".") ? points : points + ".0");
      at = next.end();
    }
    return seen.isEmpty() ? Optional.empty() : Optional.of(row.toString());
  }

  private Optional<String> byes() {
    return isKind("FHZ") && areNumbers(1) && words.size() > 2
        ? Optional.of(numbers(round(row(5, words.getFirst()), 9, 1), 14, 2))
        : Optional.empty();
  }

  /// Both kinds of points, so that it is clear which are which.
  private Optional<String> acceleration() {
    return words.size() == 6 && arePoints(0, 1) && areNumbers(2)
        ? Optional.of(
            numbers(
                round(round(new Row(code).right(8, points(0)).right(13, points(1)), 17, 2), 21, 3),
                26,
                4))
        : Optional.empty();
  }

  private Optional<String> prohibited() {
    return words.size() > 3 && areNumbers(0)
        ? Optional.of(numbers(round(round(new Row(code), 7, 0), 11, 1), 16, 2))
        : Optional.empty();
  }

  /// Both kinds of points, and the round if it is plain which number that is.
  private Optional<String> abnormal() {
    int from = isKind("WDLFHZ+-") ? 1 : 0;
    int next = from + 2;
    if (words.size() <= next || !arePoints(from, from + 1) || !areNumbers(next)) {
      return Optional.empty();
    }
    Row row = from == 1 ? row(5, words.getFirst()) : new Row(code);
    row.right(11, points(from)).right(17, points(from + 1));
    boolean round = words.get(next).length() <= ROUND;
    boolean plain = round ? words.size() > next + 1 || words.get(next).length() == ROUND : true;
    return plain
        ? Optional.of(round ? numbers(round(row, 22, next), 27, next + 1) : numbers(row, 27, next))
        : Optional.empty();
  }

  private Optional<String> lineUp() {
    return words.size() > 3 && areNumbers(0)
        ? Optional.of(numbers(round(round(round(new Row(code), 7, 0), 11, 1), 15, 2), 20, 3))
        : Optional.empty();
  }

  private Optional<String> forfeit() {
    return words.size() == 4
            && List.of("+-", "-+", "--").contains(words.getFirst())
            && areNumbers(1)
        ? Optional.of(round(round(round(row(5, words.getFirst()), 10, 1), 14, 2), 18, 3).toString())
        : Optional.empty();
  }

  private Row row(int column, String word) {
    return new Row(code).at(column, word);
  }

  private boolean isKind(String letters) {
    return !words.isEmpty() && words.getFirst().length() == 1 && letters.contains(words.getFirst());
  }

  private boolean arePoints(int one, int other) {
    return POINTS.matcher(words.get(one)).matches() && POINTS.matcher(words.get(other)).matches();
  }

  private String points(int word) {
    String said = words.get(word).replace(',', '.');
    return said.replaceFirst("^(-?)\\.", "$10.");
  }

  private boolean areNumbers(int from) {
    return words.stream().skip(from).allMatch(word -> NUMBER.matcher(word).matches());
  }

  /// A longer number reaches out of its columns, and makes the line no better.
  private Row round(Row row, int to, int word) {
    String number = words.get(word);
    return row.right(to, "0".repeat(Math.max(0, ROUND - number.length())) + number);
  }

  private String numbers(Row row, int to, int from) {
    List<String> rest = new ArrayList<>(words.subList(from, words.size()));
    for (int i = 0; i < rest.size(); i++) {
      row.zeros(to + (DIGITS + 1) * i, DIGITS, Integer.parseInt(rest.get(i)));
    }
    return row.toString();
  }
}
