package org.jadoube.web.cases;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.Language;
import org.jadoube.web.view.LawTexts;
import org.jadoube.wording.Wording;

/// An incident as told to a reader: in English as it is written with the case, in other languages
/// as it is translated, or else made from the events.
///
/// @param headline its title
/// @param incident what happens
/// @param question what is asked
/// @param answer the ruling and its reasons
/// @param language the language of all four
record Story(String headline, String incident, String question, String answer, Language language) {

  /// The story of a case, if it has one.
  ///
  /// @param asked the place of the scene that is asked about
  static Optional<Story> of(Case example, List<CaseScene> scenes, int asked, Language language) {
    return example.story().map(written -> told(written, example, scenes, asked, language));
  }

  private static Story told(
      Case.Story written, Case example, List<CaseScene> scenes, int asked, Language language) {
    if (language.equals(Language.ENGLISH)) {
      return new Story(
          written.headline(), written.told(), written.question(), written.answer(), language);
    }
    return Translations.of(example.id(), language)
        .map(told ->
            new Story(told.headline(), told.told(), told.question(), told.answer(), language))
        .orElseGet(() -> made(example, scenes, asked, language));
  }

  private static Story made(Case example, List<CaseScene> scenes, int asked, Language language) {
    CaseScene scene = scenes.get(asked);
    Regulations regulations = scene.before().regulations();
    String deed = CaseDeeds.of(scene.act().orElseThrow(), scene, language);
    String incident =
        Stream.concat(
                CaseSetting.of(regulations, scenes, language).stream(),
                Narration.of(scenes.subList(0, asked), scene, language).stream())
            .collect(Collectors.joining(" "));
    String question = LawTexts.in(language).text("narration.asked", Map.of());
    return new Story(deed, incident, question, reasons(example, regulations, language), language);
  }

  /// The Articles concerned.
  private static String reasons(Case example, Regulations regulations, Language language) {
    Wording wording = Wording.in(language).orElseGet(Wording::english);
    String articles =
        example.rules().stream()
            .map(name -> Rule.valueOf(name.replace('-', '_').toUpperCase(Locale.ROOT)))
            .filter(regulations.edition()::has)
            .map(regulations::cite)
            .map(wording::of)
            .distinct()
            .collect(Collectors.joining("; "));
    return LawTexts.in(language).text("narration.about", Map.of("articles", articles));
  }
}
