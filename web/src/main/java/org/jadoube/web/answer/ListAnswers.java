package org.jadoube.web.answer;

import java.util.List;
import java.util.Optional;
import org.jadoube.play.tournaments.TournamentSearch.Finds;
import org.jadoube.play.tournaments.TournamentSearch.Found;
import org.jadoube.web.view.GameView.HeadlineView;
import org.jadoube.wire.Document;

/// Lists of games that anybody may watch, and what a search has found.
public final class ListAnswers {
  private ListAnswers() {}

  /// The games of tournaments and of the lobby, the newest first.
  ///
  /// @param live those that go on
  /// @param finished those that are over
  public record GameList(int schema, List<HeadlineView> live, List<HeadlineView> finished) {
    public GameList {
      live = List.copyOf(live);
      finished = List.copyOf(finished);
    }

    /// Those lists.
    public static GameList of(List<HeadlineView> live, List<HeadlineView> finished) {
      return new GameList(Document.SCHEMA, live, finished);
    }
  }

  /// The results of a search, those in the latest tournaments first.
  ///
  /// @param participants players and teams
  public record SearchResult(
      int schema, List<FoundTournament> tournaments, List<FoundParticipant> participants) {
    public SearchResult {
      tournaments = List.copyOf(tournaments);
      participants = List.copyOf(participants);
    }

    /// The answer to a search.
    public static SearchResult of(Finds finds) {
      return new SearchResult(
          Document.SCHEMA,
          finds.tournaments().stream().map(FoundTournament::of).toList(),
          finds.participants().stream().map(FoundParticipant::of).toList());
    }
  }

  /// A tournament by its name or place.
  public record FoundTournament(String id, String name, Optional<String> place) {
    static FoundTournament of(Found found) {
      return new FoundTournament(found.id().text(), found.tournament(), found.place());
    }
  }

  /// A player or a team by name.
  ///
  /// @param number the pairing number of a player; a team has none here
  /// @param tournament the id of the tournament
  /// @param tournamentName its name
  public record FoundParticipant(
      String name, Optional<Integer> number, String tournament, String tournamentName) {
    static FoundParticipant of(Found found) {
      return new FoundParticipant(
          found.player().orElseThrow().name(),
          found.player().orElseThrow().number(),
          found.id().text(),
          found.tournament());
    }
  }
}
