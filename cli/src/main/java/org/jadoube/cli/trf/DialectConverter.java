package org.jadoube.cli.trf;

import java.util.Locale;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads the name of a dialect.
final class DialectConverter implements ITypeConverter<TrfDialect> {
  @Override
  public TrfDialect convert(String name) {
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "trf26" -> TrfDialect.TRF26;
      case "javafo", "trf16" -> TrfDialect.JAVAFO;
      case "bbp" -> TrfDialect.BBP_PAIRINGS;
      default ->
          throw new TypeConversionException(
              "there is no dialect '" + name + "'; expected trf26, javafo or bbp");
    };
  }
}
