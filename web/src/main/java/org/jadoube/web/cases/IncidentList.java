package org.jadoube.web.cases;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.Rule;
import org.jadoube.notation.Language;
import org.jadoube.web.view.LawNames.Chapter;
import org.jadoube.wire.Names;

/// The incidents that can be played under an edition, by subject.
///
/// @param edition its year, or `E04`
/// @param chapters those that have incidents, in the order of the edition
public record IncidentList(
    String edition, List<ListedChapter> chapters, List<ListedIncident> incidents) {
  public IncidentList {
    chapters = List.copyOf(chapters);
    incidents = List.copyOf(incidents);
  }

  /// An Article with all its parts, or an appendix.
  ///
  /// @param number `7`, `A`
  /// @param subject its subject, in the reader's language
  public record ListedChapter(String number, String subject) {}

  /// An incident.
  ///
  /// @param id its name in addresses
  /// @param headline its title, in the reader's language
  /// @param chapter the number of its main chapter
  /// @param level how hard it is: 1, 2 or 3
  public record ListedIncident(String id, String headline, String chapter, int level) {}

  /// The incidents of an edition.
  public static IncidentList of(Cases cases, Edition edition, Language language) {
    Map<String, Rule> rules =
        edition.provisions().stream()
            .flatMap(provision -> provision.rule().stream())
            .collect(Collectors.toMap(Names::of, rule -> rule));
    List<ListedIncident> incidents =
        cases.incidents(edition).stream()
            .flatMap(each -> listed(each, edition, rules, language).stream())
            .toList();
    List<ListedChapter> chapters =
        Chapter.of(edition).stream()
            .filter(chapter -> has(incidents, chapter))
            .map(chapter -> new ListedChapter(chapter.number(), chapter.subject(language)))
            .toList();
    return new IncidentList(edition.year(), chapters, incidents);
  }

  private static boolean has(List<ListedIncident> incidents, Chapter chapter) {
    return incidents.stream().anyMatch(each -> each.chapter().equals(chapter.number()));
  }

  private static Optional<ListedIncident> listed(
      Case example, Edition edition, Map<String, Rule> rules, Language language) {
    Optional<String> chapter =
        example.rules().stream()
            .flatMap(name -> Optional.ofNullable(rules.get(name)).stream())
            .flatMap(rule -> edition.provision(rule).stream())
            .map(Provision::article)
            .map(Chapter::number)
            .findFirst();
    return example
        .story()
        .flatMap(story ->
            chapter.map(number ->
                new ListedIncident(
                    example.id(),
                    Translations.of(example.id(), language)
                        .map(Translations.Told::headline)
                        .orElseGet(story::headline),
                    number,
                    story.level())));
  }
}
