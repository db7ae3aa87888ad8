package org.jadoube.web.http.page;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jadoube.wording.Messages;

/// The texts that a page's scripts need: all those whose keys begin with `live.`.
///
/// The scripts only fill in names and numbers in `{braces}`. So a text that depends on `player` is
/// sent once for each colour, and one that depends on `count` once for each plural form.
///
/// @param sections the sections that the page needs: texts whose keys begin with `live.` and the
///   name of a section are left out of other pages; `live.table-` and `live.clock-` are the
///   sections `tables` and `clocks`
record LiveTexts(Messages texts, Set<String> sections) {
  private static final String LIVE = "live.";

  /// All sections that there are.
  static final Set<String> SECTIONS =
      Set.of(
          "access",
          "desk",
          "tournament",
          "field",
          "mine",
          "lobby",
          "learn",
          "ended",
          "tables",
          "clocks");

  /// The texts that all pages need.
  LiveTexts(Messages texts) {
    this(texts, Set.of());
  }

  /// The texts by key without `live.`; the form follows a dot: `clock.white`, `watching.few`.
  Map<String, String> all() {
    Map<String, String> all = new TreeMap<>();
    texts.keys().stream()
        .filter(key -> key.startsWith(LIVE))
        .filter(key -> isNeeded(section(key)))
        .forEach(key -> all.putAll(forms(key, key.substring(LIVE.length()))));
    return all;
  }

  private boolean isNeeded(String section) {
    return !SECTIONS.contains(section) || sections.contains(section);
  }

  private static String section(String key) {
    String name = key.substring(LIVE.length());
    return name.startsWith("table-")
        ? "tables"
        : name.startsWith("clock-") ? "clocks" : name.substring(0, Math.max(0, name.indexOf('.')));
  }

  private Map<String, String> forms(String key, String name) {
    Set<String> arguments = texts.arguments(key);
    if (arguments.contains("player")) {
      return forms(key, name, "player", Map.of("white", "white", "black", "black"));
    }
    return arguments.contains("count")
        ? forms(key, name, "count", texts.plurals())
        : Map.of(name, text(key, Map.of()));
  }

  private Map<String, String> forms(
      String key, String name, String argument, Map<String, ?> values) {
    Map<String, String> forms = new HashMap<>();
    values.forEach(
        (form, value) -> forms.put(name + "." + form, text(key, Map.of(argument, value))));
    return forms;
  }

  private String text(String key, Map<String, Object> settled) {
    Map<String, Object> arguments = new HashMap<>();
    texts.arguments(key).forEach(name -> arguments.put(name, "{" + name + "}"));
    arguments.putAll(settled);
    return texts.text(key, arguments);
  }
}
