package org.jadoube.cli.audit.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Whether all text on the page can be read: by WCAG 2.1, 1.4.3 (AA), by day, by night and printed.
class PageColoursTest {
  private static final double LEAST_CONTRAST = 4.5;
  private static final Pattern SCHEME = Pattern.compile(":root \\{([^}]*)}");
  private static final Pattern VARIABLE = Pattern.compile("--([a-z]+): (#[0-9a-f]{3,6})");
  private static final Pattern TEXT = Pattern.compile("(?<![-a-z])color: ([^;}]+)");
  private static final Pattern SURFACE = Pattern.compile("background[-a-z]*: ([^;}]+)");
  private static final Pattern NAMED = Pattern.compile("var\\(--([a-z]+)\\)");

  private static final String STYLE = Resources.style();

  /// The colours of each scheme by their names; a scheme changes those of the first.
  private static List<Map<String, String>> schemes() {
    List<Map<String, String>> own =
        SCHEME.matcher(STYLE).results().map(found -> colours(found.group(1))).toList();
    return own.stream()
        .map(scheme ->
            Stream.of(own.getFirst(), scheme)
                .flatMap(colours -> colours.entrySet().stream())
                .collect(
                    Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (_, last) -> last)))
        .toList();
  }

  private static Map<String, String> colours(String declarations) {
    return VARIABLE
        .matcher(declarations)
        .results()
        .collect(Collectors.toMap(found -> found.group(1), found -> found.group(2)));
  }

  private static List<String> used(Pattern property) {
    return property.matcher(STYLE).results().map(found -> found.group(1)).distinct().toList();
  }

  private static String colour(Map<String, String> scheme, String value) {
    var found = NAMED.matcher(value);
    assertThat(found.matches()).as("%s is a named colour", value).isTrue();
    return Objects.requireNonNull(scheme.get(found.group(1)), value);
  }

  private static double contrast(String one, String other) {
    double first = luminance(one) + 0.05;
    double second = luminance(other) + 0.05;
    return Math.max(first, second) / Math.min(first, second);
  }

  private static double luminance(String colour) {
    String digits =
        colour.length() == 4 ? colour.substring(1).replaceAll("(.)", "$1$1") : colour.substring(1);
    return 0.2126 * linear(digits.substring(0, 2))
        + 0.7152 * linear(digits.substring(2, 4))
        + 0.0722 * linear(digits.substring(4));
  }

  private static double linear(String channel) {
    double value = Integer.parseInt(channel, 16) / 255.0;
    return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }

  @Test
  void contrast_is_that_of_the_standard() {
    assertThat(contrast("#fff", "#000000")).isEqualTo(21);
    assertThat(contrast("#777777", "#ffffff")).isBetween(4.47, 4.49);
  }

  @Test
  void every_colour_of_text_can_be_read_on_every_surface() {
    assertThat(schemes()).hasSize(3);
    assertThat(used(TEXT)).hasSizeGreaterThan(4);
    assertThat(used(SURFACE)).hasSizeGreaterThan(1);
    for (Map<String, String> scheme : schemes()) {
      for (String text : used(TEXT)) {
        for (String surface : used(SURFACE)) {
          assertThat(contrast(colour(scheme, text), colour(scheme, surface)))
              .as("%s on %s in %s", text, surface, scheme)
              .isGreaterThanOrEqualTo(LEAST_CONTRAST);
        }
      }
    }
  }
}
