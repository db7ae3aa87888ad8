package org.jadoube.web.view;

import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.notation.Language;
import org.jadoube.wording.Messages;

/// Texts about the Laws and the cases, beyond single events: subjects, deeds, possible outcomes.
public final class LawTexts {
  private static final String DIRECTORY = "/org/jadoube/web/laws/texts/";
  private static final Map<Language, Messages> READ = new ConcurrentHashMap<>();

  private LawTexts() {}

  /// The texts of a language that has a wording.
  public static Messages in(Language language) {
    return READ.computeIfAbsent(language, of -> Messages.read(of, LawTexts::file).orElseThrow());
  }

  private static Optional<InputStream> file(String name) {
    return Optional.ofNullable(LawTexts.class.getResourceAsStream(DIRECTORY + name));
  }
}
