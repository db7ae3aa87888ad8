package org.jadoube.web.ask;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.notation.Language;
import org.jadoube.notation.SaidMove;

/// The meaning of a text as a move, and the languages other than the reader's in which it has it.
///
/// @param languages those languages; empty if it is the reader's own
record Sense(SaidMove said, List<Language> languages) {
  Sense {
    languages = List.copyOf(languages);
  }

  /// The move in plain English notation.
  String plain() {
    return said.plain();
  }

  /// The number of corrections needed.
  int liberties() {
    return said.forgiven().size();
  }

  /// This meaning in more languages.
  Sense and(Sense other) {
    return new Sense(said, Stream.concat(languages.stream(), other.languages.stream()).toList());
  }

  boolean isForeign() {
    return !languages.isEmpty();
  }

  /// "Czech", "German or Polish".
  String languageNames() {
    List<String> names = languages.stream().map(Language::englishName).toList();
    String allButLast = names.stream().limit(names.size() - 1L).collect(Collectors.joining(", "));
    return allButLast.isEmpty() ? names.getLast() : allButLast + " or " + names.getLast();
  }
}
