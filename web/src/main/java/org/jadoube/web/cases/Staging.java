package org.jadoube.web.cases;

import java.util.List;
import java.util.Optional;

/// A case as shown under an edition, in a language.
///
/// @param id the name of the case in addresses
/// @param title in the reader's language, or in English
/// @param incident the story, in the reader's language; absent in cases that are not incidents, and
///   if the first act is the question
/// @param answer the ruling, or the Articles concerned
/// @param language the tag of the language of the title
/// @param edition the year of the edition under which it is played, or `E04`
/// @param editions the editions under which it can be played
/// @param terms the time control in words
/// @param stages the first is the start
public record Staging(
    String id,
    String title,
    Optional<String> incident,
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
