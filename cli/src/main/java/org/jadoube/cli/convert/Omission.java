package org.jadoube.cli.convert;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jadoube.cli.shell.UnknownName;
import picocli.CommandLine.ITypeConverter;

/// Parts that can be left out of games.
enum Omission {
  COMMENTS,
  NAGS,
  VARIATIONS,
  /// Commands in comments, such as clock times.
  COMMANDS;

  private String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Reads an omission from the command line.
  static final class Converter implements ITypeConverter<Omission> {
    @Override
    public Omission convert(String text) {
      List<String> known = Arrays.stream(values()).map(Omission::text).toList();
      return Arrays.stream(values())
          .filter(omission -> omission.text().equals(text))
          .findFirst()
          .orElseThrow(() -> UnknownName.among(known, "part", text));
    }
  }
}
