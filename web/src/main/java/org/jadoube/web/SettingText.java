package org.jadoube.web;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;

/// The documentation of a setting.
///
/// @param example a value
/// @param meaning in a few words, with Markdown's marks for code
public record SettingText(String example, String meaning) {
  private static final Map<String, SettingText> ALL = read();

  static SettingText of(String key) {
    SettingText text = ALL.get(key);
    if (text == null) {
      throw new IllegalStateException("settings.txt says nothing of '" + key + "'");
    }
    return text;
  }

  private static Map<String, SettingText> read() {
    try (InputStream file = SettingText.class.getResourceAsStream("settings.txt")) {
      if (file == null) {
        throw new IllegalStateException("settings.txt is missing");
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .map(line -> line.split(" \\| ", 3))
          .collect(
              Collectors.toUnmodifiableMap(
                  parts -> parts[0].strip(),
                  parts -> new SettingText(parts[1].strip(), parts[2].strip())));
    } catch (IOException broken) {
      throw new IllegalStateException("a resource of our own", broken);
    }
  }
}
