package org.jadoube.audit.finding;

import java.util.List;
import org.jadoube.laws.edition.Edition;

/// The Laws that a game was judged by, and why.
///
/// @param ground the reason for this choice
/// @param editions the editions that agree on the finding, the oldest first; nearly always one.
///   Findings cite the last of them
/// @param date the date as the game gives it; empty if it gives none, or if it does not matter
/// @since 0.1.0
public record JudgedBy(Ground ground, List<Edition> editions, String date) {
  /// The basis of findings that concern the text alone.
  public static final JudgedBy TEXT = new JudgedBy(Ground.NAMED, List.of(Edition.newest()), "");

  public JudgedBy {
    editions = List.copyOf(editions);
  }

  /// Why an edition was chosen.
  public enum Ground {
    /// The edition was named for all games.
    NAMED("named"),
    /// It was in force on the day of the game.
    DATE("date"),
    /// The date is incomplete: any of these editions may have been in force.
    INCOMPLETE_DATE("incomplete-date"),
    /// The game has no date, so the newest edition was chosen.
    NO_DATE("no-date"),
    /// The game is older than all editions. The oldest was chosen, without rules that may have been
    /// different before it.
    OLDER("older"),
    /// The game was played online, and such games are judged by FIDE's Online Chess Regulations.
    ONLINE("online");

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
