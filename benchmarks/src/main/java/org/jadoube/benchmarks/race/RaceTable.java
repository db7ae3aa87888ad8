package org.jadoube.benchmarks.race;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Figures by row and program, one per round.
final class RaceTable {
  private final List<String> programs;
  private final Map<String, Map<String, List<Double>>> rows = new LinkedHashMap<>();

  /// The first program is ours.
  RaceTable(List<String> programs) {
    this.programs = programs;
  }

  void add(String row, String program, double figure) {
    rows.computeIfAbsent(row, name -> new LinkedHashMap<>())
        .computeIfAbsent(program, name -> new ArrayList<>())
        .add(figure);
  }

  /// The medians, then the geometric means of the ratios of our figures to theirs.
  List<String> speeds() {
    List<String> lines = new ArrayList<>(head("position"));
    rows.keySet().forEach(row -> lines.add(line(row, cells(row))));
    List<String> means =
        programs.stream()
            .map(it -> number(mean(rows.keySet().stream().map(row -> ratio(row, it)).toList())))
            .toList();
    lines.add(line("**jadoube is faster by**", means));
    return lines;
  }

  /// The medians, then how many times as long the fastest of the others takes.
  List<String> times() {
    List<String> lines = new ArrayList<>(head("call"));
    lines.replaceAll(line -> line.startsWith("|---") ? line + "---:|" : line + " faster by |");
    for (String row : rows.keySet()) {
      OptionalDouble best =
          programs.stream()
              .skip(1)
              .filter(rows.get(row)::containsKey)
              .mapToDouble(it -> 1 / ratio(row, it))
              .min();
      List<String> cells = new ArrayList<>(cells(row));
      cells.add(best.isPresent() ? number(best.getAsDouble()) : "");
      lines.add(line("`" + row + "`", cells));
    }
    return lines;
  }

  private List<String> head(String first) {
    return List.of(line(first, programs), "|---|" + "---:|".repeat(programs.size()));
  }

  private static String line(String name, List<String> cells) {
    return "| " + name + " | " + String.join(" | ", cells) + " |";
  }

  private List<String> cells(String row) {
    return programs.stream()
        .map(it -> rows.get(row).containsKey(it) ? number(median(rows.get(row).get(it))) : "")
        .toList();
  }

  /// The ratio of ours to theirs, as the median over the rounds.
  private double ratio(String row, String program) {
    List<Double> ours = rows.get(row).get(programs.getFirst());
    List<Double> theirs = rows.get(row).get(program);
    return median(
        IntStream.range(0, ours.size())
            .mapToObj(round -> ours.get(round) / theirs.get(round))
            .collect(Collectors.toList()));
  }

  private static double median(List<Double> figures) {
    return figures.stream().sorted().toList().get(figures.size() / 2);
  }

  private static double mean(List<Double> ratios) {
    return Math.exp(ratios.stream().mapToDouble(Math::log).average().orElseThrow());
  }

  private static String number(double figure) {
    return String.format(Locale.ROOT, figure < 20 ? "%.2f" : "%.0f", figure);
  }
}
