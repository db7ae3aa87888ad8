package org.jadoube.cli.shell;

import java.util.stream.Collectors;
import org.jadoube.laws.edition.Edition;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// The edition of the Laws that a command goes by.
public final class EditionOption {
  @Option(
      names = "--edition",
      paramLabel = "YEAR",
      defaultValue = "2023",
      converter = Converter.class,
      description = "The edition of the Laws: 2005, 2009, 2014, 2018 or 2023 (the default).")
  private Edition edition;

  public Edition edition() {
    return edition;
  }

  /// Reads the name of an edition.
  public static final class Converter implements ITypeConverter<Edition> {
    @Override
    public Edition convert(String name) {
      return Edition.named(name).orElseThrow(() -> new TypeConversionException(unknown(name)));
    }

    private static String unknown(String name) {
      String years = Edition.all().stream().map(Edition::year).collect(Collectors.joining(", "));
      return "there is no edition '" + name + "', only " + years;
    }
  }
}
