package org.jadoube.server.cases;

import java.util.List;
import java.util.Optional;

/// A case as it is shown under an edition, in a language.
///
/// @param id the name of the case in addresses
/// @param title in English
/// @param incident what happens, in English
/// @param answer the ruling, in English
/// @param edition the year of the edition under which it is played, or `E04`
/// @param editions those under which it can be played
/// @param terms the time control in words
/// @param stages the first is the start
public record Staging(
    String id,
    String title,
    Optional<String> incident,
    Optional<String> answer,
    String edition,
    List<String> editions,
    String terms,
    List<Stage> stages) {
  public Staging {
    editions = List.copyOf(editions);
    stages = List.copyOf(stages);
  }
}
