package org.jadoube.web.ask.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.tournament.pairing.SwissRule;
import org.jadoube.tournament.table.Pair;
import org.jadoube.web.ask.check.CheckedRound.Checked;
import org.jadoube.web.ask.check.CheckedRound.Part;
import org.jadoube.web.ask.check.CheckedRound.Unchecked;

/// The check of a file in lines.
public final class CheckText {
  private CheckText() {}

  /// A line for each thing found.
  public static List<String> lines(CheckedFile file) {
    List<String> lines = new ArrayList<>(file.contradictions());
    system(file).forEach(lines::add);
    IntStream.range(0, file.rounds().size())
        .forEach(i ->
            round(file.rounds().get(i))
                .forEach(line -> lines.add("round " + (i + 1) + ": " + line)));
    file.order()
        .ifPresentOrElse(
            order -> lines.addAll(order(order)),
            () -> lines.add("order: not checked: " + unordered(file)));
    lines.add(CheckedFile.RATINGS);
    return lines;
  }

  private static String unordered(CheckedFile file) {
    return file.isUnderstood()
        ? "the file has no ranks"
        : "the file contradicts itself, so neither are its rounds";
  }

  private static Stream<String> system(CheckedFile file) {
    return file.rounds().stream()
        .filter(Checked.class::isInstance)
        .map(round -> "pairings by " + ((Checked) round).system().title())
        .distinct();
  }

  private static List<String> round(CheckedRound round) {
    return switch (round) {
      case Unchecked(var reason) -> List.of("not checked: " + reason);
      case Checked checked when checked.differences() == 0 -> List.of("as the rules lead to");
      case Checked checked -> differences(checked);
    };
  }

  private static List<String> differences(Checked round) {
    List<String> lines = new ArrayList<>();
    round.faults().forEach(fault -> lines.add(PairingText.fault(fault, round.system())));
    round
        .otherwise()
        .ifPresent(other ->
            lines.add(
                PairingText.reason(other.bracket(), round.system())
                    + "\n  found    "
                    + part(other.found())
                    + "\n  expected "
                    + part(other.expected())));
    round
        .colours()
        .forEach(pair ->
            lines.add(
                "colours: "
                    + pair.reversed()
                    + " instead of "
                    + pair
                    + " ("
                    + round.system().article(SwissRule.ALLOCATION)
                    + ")"));
    return lines;
  }

  private static String part(Part part) {
    return Stream.concat(
            part.pairs().stream().map(Pair::toString),
            part.bye().stream().mapToObj(number -> number + " bye"))
        .collect(Collectors.joining(" "));
  }

  private static List<String> order(CheckedOrder order) {
    String by = " by " + String.join(", ", order.by()) + " (" + order.edition() + ")";
    return order.displaced().isEmpty()
        ? List.of("order: as in the file" + by)
        : order.displaced().stream()
            .map(each ->
                (order.ofTeams() ? "order: team " : "order: player ")
                    + each.participant()
                    + " has rank "
                    + each.found()
                    + " in the file, "
                    + each.expected()
                    + by)
            .toList();
  }
}
