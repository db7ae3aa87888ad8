package org.jadoube.cli.trf;

import java.time.LocalDate;
import java.util.Optional;
import org.jadoube.tournament.standing.Standings;
import org.jadoube.tournament.tiebreak.TieBreakEdition;
import org.jadoube.tournament.tiebreak.TieBreakNote;

/// The notes below standings.
final class StandingsText {
  private StandingsText() {}

  static String of(TieBreakNote note, TieBreakEdition edition) {
    return note.tieBreak()
        + switch (note.kind()) {
          case FOR_TEAMS -> " is left out: it is for teams, and players play (C07, 12, 13)";
          case SOMEBODY_UNRATED ->
              " is left out: somebody is unrated, and it does not say as what (such as "
                  + note.tieBreak()
                  + "/U1400; C07, 10)";
          case NOT_IN_ROUND_ROBINS -> " must not be used in a round robin (C07, 8)";
          case NOT_IN_EDITION ->
              " is not in " + edition + "; it is calculated as later editions describe it";
        };
  }

  /// For instance `Tie-breaks: C07 2026, in force when the tournament started (2026-06-01).`
  static String edition(Standings standings, Optional<LocalDate> start) {
    return "Tie-breaks: "
        + standings.edition()
        + switch (standings.editionBy()) {
          case CHOSEN -> ", as asked for.";
          case START ->
              ", in force when the tournament started ("
                  + start.map(LocalDate::toString).orElse("?")
                  + ").";
          case NEWEST -> ", the newest, since nothing says when the tournament started.";
        };
  }
}
