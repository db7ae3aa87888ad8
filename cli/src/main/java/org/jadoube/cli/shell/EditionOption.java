package org.jadoube.cli.shell;

import java.util.Iterator;
import java.util.List;
import org.jadoube.laws.edition.Edition;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/// The edition of the Laws that a command applies.
public final class EditionOption {
  @Option(
      names = "--edition",
      paramLabel = "YEAR",
      converter = Converter.class,
      completionCandidates = Years.class,
      description = "The edition of the Laws: ${COMPLETION-CANDIDATES}; the newest if left out.")
  private Edition edition = Edition.newest();

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

  /// The years of all editions, for help.
  public static final class Years implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Converter.years().iterator();
    }
  }
}
