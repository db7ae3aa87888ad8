package org.jadoube.cli.audit;

import java.util.Arrays;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.cli.shell.UnknownName;
import picocli.CommandLine.ITypeConverter;

/// Reads the name of a kind of finding.
final class KindConverter implements ITypeConverter<FindingKind> {
  @Override
  public FindingKind convert(String id) {
    return FindingKind.named(id)
        .orElseThrow(() ->
            UnknownName.among(
                Arrays.stream(FindingKind.values()).map(FindingKind::id).toList(), "kind", id));
  }
}
