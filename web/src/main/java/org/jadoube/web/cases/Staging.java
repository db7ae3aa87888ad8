package org.jadoube.web.cases;

import java.util.List;
import java.util.Optional;

/// A case as shown under an edition, in a language.
///
/// @param id the name of the case in addresses
/// @param title in the reader's language, or in English; of an incident, without its answer
/// @param incident the story; absent in cases that are not incidents
/// @param question absent in cases that are not incidents
/// @param answer the ruling of an incident, and why
/// @param language the tag of the language of the title and the story
/// @param edition the year of the edition under which it is played, or `E04`
/// @param editions the editions under which it can be played
/// @param terms the time control in words
/// @param stages the first is the start
public record Staging(
    String id,
    String title,
    Optional<String> incident,
    Optional<Question> question,
    Optional<String> answer,
    String language,
    String edition,
    List<String> editions,
    String terms,
    List<CaseStage> stages) {
  public Staging {
    editions = List.copyOf(editions);
    stages = List.copyOf(stages);
  }
}
