package org.jadoube.cli.archive;

import java.util.Optional;
import org.jadoube.cli.shell.LanguageConverter;
import picocli.CommandLine.ITypeConverter;

/// Reads the tag of a language, or `auto`.
public final class LettersConverter implements ITypeConverter<Letters> {
  private final LanguageConverter languages = new LanguageConverter();

  @Override
  public Letters convert(String tag) {
    return tag.equals("auto")
        ? new Letters(Optional.empty())
        : new Letters(Optional.of(languages.convert(tag)));
  }
}
