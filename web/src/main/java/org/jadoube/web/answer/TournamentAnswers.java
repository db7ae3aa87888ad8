package org.jadoube.web.answer;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.play.tournaments.PlayerKey;
import org.jadoube.play.tournaments.TournamentHeadline;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Stage;
import org.jadoube.tournament.Tournament;
import org.jadoube.web.description.NameOf;
import org.jadoube.wire.Document;
import org.jadoube.wire.Names;

/// Lists of tournaments, and the keys of their seats.
public final class TournamentAnswers {
  private TournamentAnswers() {}

  /// Some tournaments.
  ///
  /// @param tournaments the latest first
  public record TournamentList(int schema, List<ListedTournament> tournaments) {
    public TournamentList {
      tournaments = List.copyOf(tournaments);
    }

    /// A list of those tournaments.
    public static TournamentList of(List<TournamentHeadline> lines) {
      return new TournamentList(Document.SCHEMA, lines.stream().map(ListedTournament::of).toList());
    }
  }

  /// A tournament in a list.
  ///
  /// @param players how many have been entered
  /// @param teams how many have been entered, if teams play
  /// @param rounds how many have been published
  /// @param plannedRounds 0 while that is unknown
  public record ListedTournament(
      String id,
      String name,
      @NameOf(Format.class) String format,
      @NameOf(Stage.class) String stage,
      int players,
      Optional<Integer> teams,
      int rounds,
      int plannedRounds,
      Instant created) {
    static ListedTournament of(TournamentHeadline line) {
      Tournament tournament = line.record();
      return new ListedTournament(
          tournament.id(),
          tournament.terms().name(),
          Names.of(tournament.terms().format()),
          Names.of(tournament.stage()),
          tournament.entrants().size(),
          tournament.isOfTeams() ? Optional.of(tournament.teamList().size()) : Optional.empty(),
          (int) tournament.rounds().stream().filter(Round::published).count(),
          tournament.plannedRounds(),
          line.created());
    }
  }

  /// That results have been entered.
  ///
  /// @param revision of the tournament with them
  /// @param entered how many
  /// @param remark what follows if later rounds have been paired already, in English
  public record ResultsEntered(int schema, int revision, int entered, Optional<String> remark) {
    /// Of a tournament as it is now.
    public static ResultsEntered of(Tournament now, int entered, Optional<String> remark) {
      return new ResultsEntered(Document.SCHEMA, now.revision(), entered, remark);
    }
  }

  /// The keys of the seats of players without an account; over the board those of all seats.
  ///
  /// @param keys in the order of the boards
  public record SeatKeys(int schema, List<SeatKey> keys) {
    public SeatKeys {
      keys = List.copyOf(keys);
    }

    /// A list of those keys.
    public static SeatKeys of(List<PlayerKey> keys) {
      return new SeatKeys(Document.SCHEMA, keys.stream().map(SeatKey::of).toList());
    }

    /// Keeps the keys out of logs.
    @Override
    public String toString() {
      return "SeatKeys";
    }
  }

  /// The key of a seat.
  ///
  /// @param board from 1
  /// @param game the id of the game
  /// @param player the pairing number
  /// @param name of the player
  /// @param token of the seat
  /// @param gamePath the player's link, relative to the server
  public record SeatKey(
      int board,
      String game,
      @NameOf(Colour.class) String colour,
      int player,
      String name,
      String token,
      String gamePath) {
    static SeatKey of(PlayerKey key) {
      String token = key.token().text();
      String colour = Names.of(key.colour());
      return new SeatKey(
          key.board(),
          key.game(),
          colour,
          key.player().number(),
          key.player().name(),
          token,
          (key.atTable() ? "/table/" : "/game/") + key.game() + "#" + colour + "." + token);
    }

    /// Keeps the token out of logs.
    @Override
    public String toString() {
      return "SeatKey of board " + board;
    }
  }
}
