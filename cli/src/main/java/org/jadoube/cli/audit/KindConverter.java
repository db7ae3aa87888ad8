package org.jadoube.cli.audit;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.jadoube.audit.finding.FindingKind;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a kind of finding by its name in reports.
final class KindConverter implements ITypeConverter<FindingKind> {
  @Override
  public FindingKind convert(String id) {
    return Arrays.stream(FindingKind.values())
        .filter(kind -> kind.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new TypeConversionException(unknown(id)));
  }

  private static String unknown(String id) {
    return "there is no kind '"
        + id
        + "', only "
        + Arrays.stream(FindingKind.values())
            .map(FindingKind::id)
            .collect(Collectors.joining(", "));
  }
}
