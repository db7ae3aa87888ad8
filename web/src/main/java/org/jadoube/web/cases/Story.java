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

/// An incident as told to a reader. In English it is written down with the case. In other languages
/// it is made from the events, so that it is equal in all of them.
///
/// @param title its title
/// @param incident the story up to the first question
/// @param answer the reasons for the ruling
/// @param language the language of all three
record Story(String title, String incident, String answer, Language language) {

  /// The story of a case, if it has one.
  static Optional<Story> of(
      Case example, List<CaseScene> scenes, IncidentQuestions questions, Language language) {
    return example
        .story()
        .map(written ->
            language.equals(Language.ENGLISH)
                ? new Story(example.title(), written.told(), written.answer(), language)
                : made(example, scenes, questions.first(), language));
  }

  /// @param asked the place of the scene of the first question
  static Story made(Case example, List<CaseScene> scenes, int asked, Language language) {
    CaseScene scene = scenes.get(asked);
    Regulations regulations = scene.before().regulations();
    String deed = CaseDeeds.of(scene.act().orElseThrow(), scene, language);
    String incident =
        Stream.concat(
                CaseSetting.of(regulations, scenes, language).stream(),
                Narration.of(scenes.subList(0, asked), scene, language).stream())
            .collect(Collectors.joining(" "));
    return new Story(deed, incident, reasons(example, regulations, language), language);
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
