package org.jadoube.cli.audit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Facts about a page that its tags alone show.
///
/// @param tags what stands between angle brackets, in order, styles left out
record Markup(List<String> tags) {
  private static final Pattern TAG = Pattern.compile("<(/?[a-zA-Z][^>]*)>");
  private static final Pattern ID = Pattern.compile(" id=\"([^\"]*)\"");
  private static final Pattern LINK = Pattern.compile(" href=\"#([^\"]*)\"");
  private static final Pattern HEADING = Pattern.compile("h[1-6]\\b.*");
  private static final Set<String> VOID = Set.of("meta", "br", "hr", "img", "input");

  static Markup of(String page) {
    String plain = page.replaceAll("(?s)<style>.*?</style>|<!--.*?-->", "");
    return new Markup(TAG.matcher(plain).results().map(found -> found.group(1)).toList());
  }

  /// The first element that is not closed where it should be.
  List<String> unclosed() {
    Deque<String> open = new ArrayDeque<>();
    for (String tag : tags) {
      String name = tag.split("[ /]", 2)[0];
      if (tag.startsWith("/")) {
        if (open.isEmpty() || !tag.substring(1).equals(open.pop())) {
          return List.of(tag);
        }
      } else if (!tag.endsWith("/") && !VOID.contains(name)) {
        open.push(name);
      }
    }
    return List.copyOf(open);
  }

  List<String> repeatedIds() {
    Set<String> seen = new HashSet<>();
    return all(ID).stream().filter(id -> !seen.add(id)).toList();
  }

  /// Links and references to nothing on the page.
  List<String> danglingLinks() {
    List<String> dangling = new ArrayList<>(all(LINK));
    dangling.removeAll(all(ID));
    return dangling;
  }

  private List<String> all(Pattern attribute) {
    return tags.stream()
        .flatMap(tag -> attribute.matcher(tag).results())
        .map((MatchResult found) -> found.group(1))
        .toList();
  }

  /// The levels of the headings, in order.
  List<Integer> headings() {
    return tags.stream()
        .filter(tag -> HEADING.matcher(tag).matches())
        .map(tag -> Character.digit(tag.charAt(1), 10))
        .toList();
  }

  /// Headings that are more than one level below the one before.
  List<Integer> skippedHeadings() {
    List<Integer> levels = headings();
    return IntStream.range(1, levels.size())
        .filter(i -> levels.get(i) > levels.get(i - 1) + 1)
        .boxed()
        .toList();
  }
}
