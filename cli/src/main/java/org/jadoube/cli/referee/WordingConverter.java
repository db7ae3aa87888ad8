package org.jadoube.cli.referee;

import java.util.List;
import org.jadoube.cli.shell.UnknownName;
import org.jadoube.notation.Language;
import org.jadoube.wording.Wording;
import picocli.CommandLine.ITypeConverter;

/// Reads the tag of a language that rulings can be worded in.
final class WordingConverter implements ITypeConverter<Wording> {
  @Override
  public Wording convert(String tag) {
    return Language.tagged(tag)
        .flatMap(Wording::in)
        .orElseThrow(() -> UnknownName.among(known(), "language of rulings", tag));
  }

  private static List<String> known() {
    return Wording.languages().stream().map(Language::tag).toList();
  }
}
