package org.jadoube.cli.shell;

import java.util.Iterator;
import java.util.Optional;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.EditionNames;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/// The edition of the Laws that a command applies.
public final class EditionOption {
  @Option(
      names = "--edition",
      paramLabel = "YEAR",
      converter = Converter.class,
      completionCandidates = Years.class,
      description =
          "The edition of the Laws, or E04 for games online: ${COMPLETION-CANDIDATES}; the newest"
              + " edition if left out.")
  private Optional<Edition> edition = Optional.empty();

  /// The edition, read when a command needs it: loading the catalogue takes a while.
  public Edition edition() {
    return edition.orElseGet(Edition::newest);
  }

  /// Reads the name of an edition.
  public static final class Converter implements ITypeConverter<Edition> {
    @Override
    public Edition convert(String name) {
      return Edition.named(name)
          .orElseThrow(() -> UnknownName.among(EditionNames.all(), "edition", name));
    }
  }

  /// The years of all editions, for help.
  public static final class Years implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return EditionNames.all().iterator();
    }
  }
}
