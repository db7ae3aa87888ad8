package org.jadoube.cli.shell;

import java.util.List;
import picocli.CommandLine.TypeConversionException;

/// The complaint about an unknown name on the command line.
public final class UnknownName {
  private UnknownName() {}

  /// "there is no edition '1999', only 2005, 2009, …"
  ///
  /// @param what the kind of thing with such names
  public static TypeConversionException among(List<String> known, String what, String found) {
    return new TypeConversionException(
        "there is no " + what + " '" + found + "', only " + String.join(", ", known));
  }
}
