package org.jadoube.audit;

import java.util.List;
import org.jadoube.audit.facts.EventPart;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.game.GamePlace;
import org.jadoube.audit.tournament.GamesByEvent;
import org.jadoube.audit.tournament.TournamentGame;
import org.jadoube.chess.domain.Require;

/// The games of one or more audits, event by event, to find round robins with missing or surplus
/// games, or players who play twice in a round. It takes about a kilobyte for each game with a
/// number as its round. One thread at a time may use it.
///
/// @since 0.1.0
public final class TournamentsPlayed {
  /// How many games are remembered by default.
  public static final int USUAL_GAMES = 500_000;

  private final GamesByEvent events;
  private long games;

  /// No games so far.
  ///
  /// @param most how many to remember; events with later games are not judged
  public TournamentsPlayed(int most) {
    Require.atLeast(1, most, "most");
    events = new GamesByEvent(most);
  }

  /// Adds the game that begins at `place`.
  void add(FindingPlace place, EventPart part) {
    events.add(new TournamentGame(GamePlace.of(place), part, games++));
  }

  /// The findings about the events so far, in the order in which the events began. All their games
  /// should have been audited before, or the rest would count as missing.
  public List<PlacedFinding> findings() {
    return events.found();
  }
}
