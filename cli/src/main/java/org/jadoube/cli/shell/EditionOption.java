package org.jadoube.cli.shell;

import java.util.Iterator;
import org.jadoube.laws.edition.Edition;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

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
      return Edition.named(name).orElseThrow(() -> new TypeConversionException(unknown(name)));
    }

    private static String unknown(String name) {
      return "there is no edition '" + name + "', only " + String.join(", ", new Years());
    }
  }

  /// The years of all editions, for help.
  public static final class Years implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Edition.all().stream().map(Edition::year).iterator();
    }
  }
}
