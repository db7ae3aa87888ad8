package org.jadoube.cli.tournament;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jadoube.tournament.norm.FederationExemption;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// The option that names an exemption from the demands on federations.
final class ExemptionOption {
  @Option(
      names = "--exemption",
      paramLabel = "KIND",
      converter = Converter.class,
      description =
          "Opponents' federations do not matter (B.01, 1.4.3): national-final, national-teams or"
              + " zonal. A strong-swiss is found out.")
  private Optional<FederationExemption> exemption = Optional.empty();

  Optional<FederationExemption> said() {
    return exemption;
  }

  /// Reads its name.
  static final class Converter implements ITypeConverter<FederationExemption> {
    @Override
    public FederationExemption convert(String name) {
      String wanted = name.toLowerCase(Locale.ROOT);
      return Arrays.stream(FederationExemption.values())
          .filter(each -> FormJson.word(each).equals(wanted))
          .findFirst()
          .orElseThrow(() -> new TypeConversionException(unknown(name)));
    }

    private static String unknown(String name) {
      return "there is no exemption '"
          + name
          + "'; expected "
          + Arrays.stream(FederationExemption.values())
              .map(FormJson::word)
              .collect(Collectors.joining(", "));
    }
  }
}
