package org.jadoube.uci.process;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.uci.protocol.LineWords;

/// The line `option`, in which an engine declares one.
final class OptionLine {
  private static final Set<String> KEYS = Set.of("name", "type", "default", "min", "max", "var");

  private final Map<String, String> fields = new HashMap<>();
  private final List<String> values = new ArrayList<>();

  private OptionLine() {}

  /// The option in the words after `option`; empty if they make no sense.
  static Optional<EngineOption> read(LineWords words) {
    OptionLine line = new OptionLine();
    for (Optional<String> key = words.next(); key.isPresent(); key = words.next()) {
      line.take(key.get(), words.until(KEYS));
    }
    return line.field("name").isEmpty() ? Optional.empty() : line.option();
  }

  private void take(String key, String text) {
    if (key.equals("var")) {
      values.add(text);
    } else {
      fields.put(key, text);
    }
  }

  private String field(String key) {
    return fields.getOrDefault(key, "");
  }

  private Optional<EngineOption> option() {
    String name = field("name");
    String initial = field("default");
    return Optional.ofNullable(
        switch (field("type")) {
          case "check" -> new EngineOption.Check(name, initial.equals("true"));
          case "spin" ->
              new EngineOption.Spin(
                  name,
                  number("default", 0),
                  number("min", Long.MIN_VALUE),
                  number("max", Long.MAX_VALUE));
          case "combo" -> new EngineOption.Combo(name, initial, values);
          case "button" -> new EngineOption.Button(name);
          case "string" -> new EngineOption.Text(name, initial.equals("<empty>") ? "" : initial);
          default -> null;
        });
  }

  private long number(String key, long otherwise) {
    return LineWords.of(field(key)).number().orElse(otherwise);
  }
}
