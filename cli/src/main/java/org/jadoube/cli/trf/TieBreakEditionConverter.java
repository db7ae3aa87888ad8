package org.jadoube.cli.trf;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.jadoube.tournament.tiebreak.TieBreakEdition;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads the year of an edition of C07.
final class TieBreakEditionConverter implements ITypeConverter<TieBreakEdition> {
  @Override
  public TieBreakEdition convert(String name) {
    return TieBreakEdition.named(name)
        .orElseThrow(() ->
            new TypeConversionException(
                "there is no edition '" + name + "' of C07; expected one of " + years()));
  }

  private static String years() {
    return Arrays.stream(TieBreakEdition.values())
        .map(TieBreakEdition::year)
        .collect(Collectors.joining(", "));
  }
}
