package org.jadoube.laws.edition;

import java.util.Optional;
import org.jadoube.chess.domain.Require;

/// A term of an edition's glossary.
///
/// @param name the term
/// @param firstUsed where the edition says that it is first used, which is not always right
/// @param meaning its meaning, in our words
/// @since 0.1.0
public record Term(String name, Optional<Article> firstUsed, String meaning) {
  public Term {
    Require.notBlank(name, "name");
  }
}
