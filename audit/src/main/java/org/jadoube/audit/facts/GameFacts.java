package org.jadoube.audit.facts;

import org.jadoube.chess.domain.Require;
import org.jadoube.laws.edition.Edition;

/// The facts about one game. [FactTable] names them, says what they mean, and puts them in order.
///
/// @param place where the game stands
/// @param header its tags
/// @param edition the Laws that the facts follow
/// @param course how it was played
/// @param end how it ended
/// @param findings how many findings there are about it, apart from notes
/// @since 0.1.0
public record GameFacts(
    Place place, Header header, Edition edition, CourseOfPlay course, End end, int findings) {
  public GameFacts {
    Require.atLeast(0, findings, "findings");
  }

  /// Where a game stands.
  ///
  /// @param archive the name of the file
  /// @param game its number there, from 1
  /// @param line where it begins, from 1
  public record Place(String archive, long game, long line) {
    public Place {
      Require.atLeast(1, game, "game");
      Require.atLeast(1, line, "line");
    }
  }

  /// These facts about a game at another place.
  public GameFacts at(Place other) {
    return new GameFacts(other, header, edition, course, end, findings);
  }
}
