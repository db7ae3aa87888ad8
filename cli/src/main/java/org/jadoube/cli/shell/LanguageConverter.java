package org.jadoube.cli.shell;

import java.util.stream.Collectors;
import org.jadoube.notation.Language;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads the tag of a language.
public final class LanguageConverter implements ITypeConverter<Language> {
  @Override
  public Language convert(String tag) {
    return Language.tagged(tag).orElseThrow(() -> new TypeConversionException(unknown(tag)));
  }

  private static String unknown(String tag) {
    return "there is no language '" + tag + "', only " + known();
  }

  /// The tags of all languages.
  public static String known() {
    return Language.all().stream().map(Language::tag).collect(Collectors.joining(", "));
  }
}
