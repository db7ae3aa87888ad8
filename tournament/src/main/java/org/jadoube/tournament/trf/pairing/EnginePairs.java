package org.jadoube.tournament.trf.pairing;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;

/// An engine's answer: the number of pairs in the first line, then a line for each, White first,
/// `0` in place of Black for the bye.
///
/// @param pairs in the order of the boards
/// @since 0.1.0
public record EnginePairs(List<EnginePair> pairs) {
  private static final int MOST_LINES = 10_001;
  private static final Pattern COUNT = Pattern.compile("\\s*(\\d{1,4})\\s*");
  private static final Pattern PAIR = Pattern.compile("\\s*([1-9]\\d{0,3})\\s+(\\d{1,4})\\s*");

  public EnginePairs {
    pairs = List.copyOf(pairs);
  }

  /// The player who gets the bye.
  public Optional<EnginePair> bye() {
    return pairs.stream().filter(EnginePair::isBye).findFirst();
  }

  /// Reads an answer.
  public static Reading<EnginePairs> read(String text) {
    List<String> lines = text.lines().limit(MOST_LINES).toList();
    Matcher count = COUNT.matcher(lines.isEmpty() ? "" : lines.getFirst());
    if (!count.matches()) {
      return failed(lines, 1, "the number of pairs");
    }
    int pairs = Integer.parseInt(count.group(1));
    return pairs(lines, pairs);
  }

  private static Reading<EnginePairs> pairs(List<String> lines, int number) {
    EnginePair[] pairs = new EnginePair[number];
    for (int i = 0; i < number; i++) {
      Matcher pair = PAIR.matcher(i + 1 < lines.size() ? lines.get(i + 1) : "");
      if (!pair.matches()) {
        return failed(lines, i + 2, "pair " + (i + 1) + " of " + number + ": two starting ranks");
      }
      pairs[i] = new EnginePair(Integer.parseInt(pair.group(1)), Integer.parseInt(pair.group(2)));
    }
    for (int i = number + 1; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        return failed(lines, i + 1, "the end of the answer");
      }
    }
    return Reading.of(new EnginePairs(List.of(pairs)));
  }

  private static Reading<EnginePairs> failed(List<String> lines, int line, String expected) {
    String found = line <= lines.size() ? lines.get(line - 1).strip() : "";
    int offset = lines.stream().limit(line - 1L).mapToInt(each -> each.length() + 1).sum();
    TextFault.Kind form = TextFault.Kind.FORM;
    return Reading.failed(new TextFault(form, offset, line, 1, found, expected, List.of()));
  }
}
