package org.jadoube.laws.edition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The gist of a provision, with places that an edition's parameters fill: `{minutes}` is the value
/// in words; `{until? period: for the rest of the period | *: until {until}}` is the text that
/// belongs to the value, `*` standing for any other.
final class Gist {
  private static final String OTHERS = "*";
  private static final Pattern SPACES = Pattern.compile(" +");

  private final List<Part> parts;

  private Gist(List<Part> parts) {
    this.parts = parts;
  }

  private sealed interface Part {}

  private record Text(String text) implements Part {}

  private record Place(CatalogueLine line, String name, Map<String, Gist> choices)
      implements Part {}

  /// Reads a gist.
  ///
  /// @param line where it begins, for messages
  static Gist read(CatalogueLine line, String text) {
    List<Part> parts = new ArrayList<>();
    int at = 0;
    for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
      int close = closing(line, text, open);
      parts.add(new Text(text.substring(at, open)));
      parts.add(place(line, text.substring(open + 1, close)));
      at = close + 1;
    }
    parts.add(new Text(text.substring(at)));
    return new Gist(List.copyOf(parts));
  }

  private static int closing(CatalogueLine line, String text, int open) {
    int depth = 0;
    for (int at = open; at < text.length(); at++) {
      depth += text.charAt(at) == '{' ? 1 : text.charAt(at) == '}' ? -1 : 0;
      if (depth == 0) {
        return at;
      }
    }
    throw line.fault("{ without }", "both");
  }

  private static Place place(CatalogueLine line, String inside) {
    int mark = inside.indexOf('?');
    if (mark < 0) {
      return new Place(line, inside.strip(), Map.of());
    }
    Map<String, Gist> choices = new LinkedHashMap<>();
    for (String choice : choices(inside.substring(mark + 1))) {
      int colon = choice.indexOf(':');
      if (colon < 0) {
        throw line.fault(choice.strip(), "a value, a colon and a text");
      }
      choices.put(
          choice.substring(0, colon).strip(),
          read(line, choice.substring(colon + 1).stripTrailing()));
    }
    return new Place(line, inside.substring(0, mark).strip(), choices);
  }

  /// The texts between the bars that are outside braces.
  private static List<String> choices(String text) {
    List<String> choices = new ArrayList<>();
    int depth = 0;
    int begin = 0;
    for (int at = 0; at < text.length(); at++) {
      char letter = text.charAt(at);
      depth += letter == '{' ? 1 : letter == '}' ? -1 : 0;
      if (letter == '|' && depth == 0) {
        choices.add(text.substring(begin, at));
        begin = at + 1;
      }
    }
    choices.add(text.substring(begin));
    return choices;
  }

  /// The text of an edition.
  String text(List<ParameterValue<?>> values) {
    String filled = filled(values);
    return (filled.contains("  ") ? SPACES.matcher(filled).replaceAll(" ") : filled).strip();
  }

  private String filled(List<ParameterValue<?>> values) {
    StringBuilder filled = new StringBuilder();
    parts.forEach(part -> filled.append(text(part, values)));
    return filled.toString();
  }

  private static String text(Part part, List<ParameterValue<?>> values) {
    return switch (part) {
      case Text(String text) -> text;
      case Place place -> text(place, value(place, values), values);
    };
  }

  private static ParameterValue<?> value(Place place, List<ParameterValue<?>> values) {
    return values.stream()
        .filter(value -> value.parameter().name().equals(place.name()))
        .findFirst()
        .orElseThrow(() ->
            place.line().fault("{" + place.name() + "}", "the name of a parameter in the table"));
  }

  private static String text(Place place, ParameterValue<?> value, List<ParameterValue<?>> values) {
    if (place.choices().isEmpty()) {
      return value.words();
    }
    Gist choice = place.choices().getOrDefault(value.cell(), place.choices().get(OTHERS));
    if (choice == null) {
      throw place.line().fault("no text for " + value.cell(), "one in {" + place.name() + "? …}");
    }
    return choice.filled(values);
  }

  /// The names of the parameters that it has places for.
  Stream<String> places() {
    return parts.stream().flatMap(Gist::places);
  }

  private static Stream<String> places(Part part) {
    return switch (part) {
      case Text _ -> Stream.empty();
      case Place place ->
          Stream.concat(
              Stream.of(place.name()), place.choices().values().stream().flatMap(Gist::places));
    };
  }

  /// Refuses texts for values that a parameter cannot have.
  void requireChoicesOf(List<Parameter<?>> parameters) {
    for (Part part : parts) {
      if (part instanceof Place place) {
        parameters.stream()
            .filter(each -> each.name().equals(place.name()))
            .forEach(each -> requireChoicesOf(each, place));
        place.choices().values().forEach(choice -> choice.requireChoicesOf(parameters));
      }
    }
  }

  private static void requireChoicesOf(Parameter<?> parameter, Place place) {
    for (String cell : place.choices().keySet()) {
      if (!cell.equals(OTHERS) && parameter.type().read().apply(cell).isEmpty()) {
        throw place
            .line()
            .fault("a text for " + cell, parameter.type().expected() + " for " + parameter);
      }
    }
  }
}
