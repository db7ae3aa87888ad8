package org.jadoube.cli.shell;

import java.util.List;
import org.jadoube.notation.Language;
import picocli.CommandLine.ITypeConverter;

/// Reads a language tag.
public final class LanguageConverter implements ITypeConverter<Language> {
  @Override
  public Language convert(String tag) {
    return Language.tagged(tag).orElseThrow(() -> UnknownName.among(known(), "language", tag));
  }

  /// The tags of all languages.
  static List<String> known() {
    return Language.all().stream().map(Language::tag).toList();
  }
}
