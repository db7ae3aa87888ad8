package org.jadoube.web;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A settings file: lines of `key = value`; lines that start with `#` are comments.
final class SettingsFile {
  private static final long MOST_BYTES = 1 << 20;
  private static final Pattern LINE = Pattern.compile("([^=]*?)\\s*=\\s*(.*)");

  private final Path file;
  private final Map<String, Integer> lines = new HashMap<>();
  private ServerOptions options;

  private SettingsFile(Path file, ServerOptions options) {
    this.file = file;
    this.options = options;
  }

  /// Applies the file to `options`.
  ///
  /// @throws StartFailure with the line, its fault, and what was expected
  static ServerOptions read(Path file, ServerOptions options) throws StartFailure {
    SettingsFile settings = new SettingsFile(file, options);
    List<String> lines = lines(file);
    for (int i = 0; i < lines.size(); i++) {
      settings.read(i + 1, lines.get(i).strip());
    }
    return settings.options;
  }

  private static List<String> lines(Path file) throws StartFailure {
    try {
      if (Files.isRegularFile(file) && Files.size(file) > MOST_BYTES) {
        throw new StartFailure(file + ": found more than a megabyte, expected settings.");
      }
      return Files.readAllLines(file);
    } catch (NoSuchFileException none) {
      throw new StartFailure(file + ": there is no such file.", none);
    } catch (CharacterCodingException other) {
      throw new StartFailure(file + ": found bytes that are not UTF-8 text.", other);
    } catch (IOException failed) {
      throw new StartFailure(file + ": cannot be read: " + failed.getMessage() + ".", failed);
    }
  }

  private void read(int number, String line) throws StartFailure {
    if (line.isEmpty() || line.startsWith("#")) {
      return;
    }
    Matcher found = LINE.matcher(line);
    if (!found.matches()) {
      throw wrong(number, "found '" + shown(line) + "', expected key = value");
    }
    Integer before = lines.putIfAbsent(found.group(1), number);
    if (before != null) {
      throw wrong(number, found.group(1) + " is set on line " + before + " already");
    }
    options = changed(number, found.group(1), found.group(2));
  }

  private ServerOptions changed(int number, String key, String value) throws StartFailure {
    Setting setting =
        Settings.named(key)
            .orElseThrow(() ->
                wrong(
                    number, "there is no setting '" + key + "'; docs/configuration.md lists them"));
    return setting.in(options, file + ":" + number + ": " + key, value);
  }

  /// A line as messages show it: the beginning alone if it may hold a secret.
  private static String shown(String line) {
    return Settings.all().stream().anyMatch(it -> it.isSecret() && line.startsWith(it.key()))
        ? "a password"
        : line;
  }

  private StartFailure wrong(int number, String what) {
    return new StartFailure(file + ":" + number + ": " + what + ".");
  }
}
