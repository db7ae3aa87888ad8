package org.jadoube.cli.audit;

import java.util.Arrays;
import org.jadoube.audit.Kind;
import org.jadoube.cli.shell.UnknownName;
import picocli.CommandLine.ITypeConverter;

/// Reads the name of a kind of finding.
final class KindConverter implements ITypeConverter<Kind> {
  @Override
  public Kind convert(String id) {
    return Arrays.stream(Kind.values())
        .filter(kind -> kind.id().equals(id))
        .findFirst()
        .orElseThrow(() ->
            UnknownName.among(Arrays.stream(Kind.values()).map(Kind::id).toList(), "kind", id));
  }
}
