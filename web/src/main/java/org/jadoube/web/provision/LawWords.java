package org.jadoube.web.provision;

import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.Term;
import org.jadoube.notation.Language;
import org.jadoube.wording.Messages;

/// The provisions and terms of all books in a reader's language, in our words. The catalogue is in
/// English; a file for each other language, `gists/de.properties`, has its texts once more. What a
/// language does not have is given in English.
public final class LawWords {
  /// The languages in which an arbiter who speaks it from birth has read the translation.
  private static final Set<String> READ_BY_NATIVES = Set.of();

  private static final Map<Language, LawWords> KNOWN = new ConcurrentHashMap<>();

  private final Language language;
  private final Optional<Messages> translated;

  /// A text, and the language it is in.
  public record Said(String words, Language language) {}

  /// A term of the glossary.
  public record Defined(Said name, Said meaning) {}

  private LawWords(Language language) {
    this.language = language;
    this.translated =
        language.equals(Language.ENGLISH)
            ? Optional.empty()
            : Messages.read(language, LawWords::file);
  }

  /// The words of a language.
  public static LawWords in(Language language) {
    return KNOWN.computeIfAbsent(language, LawWords::new);
  }

  private static Optional<InputStream> file(String name) {
    return Optional.ofNullable(LawWords.class.getResourceAsStream("gists/" + name));
  }

  /// Their language: English if there is no translation.
  public Language language() {
    return isTranslation() ? language : Language.ENGLISH;
  }

  /// Whether they are a translation that no native arbiter has read yet.
  public boolean isUnread() {
    return translated.isPresent() && !READ_BY_NATIVES.contains(language.tag());
  }

  /// Whether they are a translation.
  public boolean isTranslation() {
    return translated.isPresent();
  }

  Set<String> keys() {
    return translated.map(Messages::keys).orElseGet(() -> EnglishTexts.all().keySet());
  }

  /// The heading over a provision.
  public Said title(Provision provision) {
    return said(Optional.of(provision.name()), EnglishTexts.title(provision));
  }

  /// The content of a provision.
  public Said gist(Provision provision) {
    return said(EnglishTexts.gist(provision), provision.gist());
  }

  /// Why a program can do no more about a provision; blank if there is no such reason.
  public Said limit(Provision provision) {
    return said(EnglishTexts.limit(provision), provision.limit());
  }

  /// A term and its meaning.
  public Defined term(Term term) {
    Said said = said(EnglishTexts.term(term), term.name() + " | " + term.meaning());
    List<String> parts = EnglishTexts.termAndMeaning(said.words());
    return new Defined(
        new Said(parts.getFirst(), said.language()), new Said(parts.getLast(), said.language()));
  }

  private Said said(Optional<String> key, String english) {
    return key.flatMap(this::translation)
        .map(words -> new Said(words, language))
        .orElseGet(() -> new Said(english, Language.ENGLISH));
  }

  /// The translation under a key; empty in English.
  Optional<String> translation(String key) {
    return translated.filter(texts -> texts.has(key)).map(texts -> texts.text(key, Map.of()));
  }
}
