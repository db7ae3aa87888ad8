package org.jadoube.cli.shell;

import java.util.List;
import org.jadoube.laws.edition.Edition;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/// The edition of the Laws that a command applies.
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
      return Edition.named(name).orElseThrow(() -> UnknownName.among(years(), "edition", name));
    }

    private static List<String> years() {
      return Edition.all().stream().map(Edition::year).toList();
    }
  }
}
