package org.jadoube.audit.finding;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.jadoube.laws.edition.Edition;

/// By which Laws a game was judged, and why by those.
///
/// @param ground why by those
/// @param editions the editions that all say so, the oldest first; nearly always one. Findings cite
///   the last of them
/// @param date what the game says of its date; empty if nothing, or nobody asked
public record Basis(Ground ground, List<Edition> editions, String date) {
  public Basis {
    requireNonNull(ground, "ground");
    requireNonNull(editions, "editions");
    requireNonNull(date, "date");
    editions = List.copyOf(editions);
  }

  /// Why a game was judged by an edition.
  public enum Ground {
    /// The edition was named for all games.
    NAMED("named"),
    /// It was in force on the day of the game.
    DATE("date"),
    /// The date is incomplete: each of them may have been in force.
    INCOMPLETE_DATE("incomplete-date"),
    /// The game has no date: it is the newest.
    NO_DATE("no-date"),
    /// The game is older than all editions: it is the oldest, and what may have been otherwise
    /// before it is left aside.
    OLDER("older");

    private final String id;

    Ground(String id) {
      this.id = id;
    }

    /// Its name in reports: `no-date`.
    public String id() {
      return id;
    }
  }
}
