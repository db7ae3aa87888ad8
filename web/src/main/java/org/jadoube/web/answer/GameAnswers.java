package org.jadoube.web.answer;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.notation.Uci;
import org.jadoube.play.computer.Analysis;
import org.jadoube.play.game.CreatedGame;
import org.jadoube.store.Secret;
import org.jadoube.uci.Finding;
import org.jadoube.uci.Score;
import org.jadoube.web.ask.SanLine;
import org.jadoube.web.description.NameOf;
import org.jadoube.web.view.GameView.EventView;
import org.jadoube.web.view.StateView.CasualView;
import org.jadoube.wire.Document;
import org.jadoube.wire.GameRequest;
import org.jadoube.wire.Names;

/// New games, their seats, and events of games.
public final class GameAnswers {
  private GameAnswers() {}

  /// A game that has been created and waits for its players. Its creator plays, or is the arbiter.
  ///
  /// @param colour of the player who created it
  /// @param token proves who that player is; to be kept
  /// @param invitation for the other player only
  /// @param arbiterToken proves who the arbiter is, if it is the creator; to be kept
  /// @param arbiterInvitation for an arbiter only, if one is invited
  /// @param gamePath the page of the game
  /// @param joinPath the page of the other player's invitation
  /// @param arbiterPath the page of the arbiter's invitation
  /// @param white the seat that an arbiter offers
  /// @param black the other one
  public record NewGame(
      int schema,
      String id,
      @NameOf(Colour.class) Optional<String> colour,
      Optional<String> token,
      Optional<String> invitation,
      Optional<String> arbiterToken,
      Optional<String> arbiterInvitation,
      String gamePath,
      Optional<String> joinPath,
      Optional<String> arbiterPath,
      Optional<FreeSeat> white,
      Optional<FreeSeat> black) {
    /// A game as created.
    public static NewGame of(CreatedGame created, GameRequest request) {
      String id = created.id().text();
      String join = "/join/" + id + "#";
      Optional<Colour> colour = created.colour();
      Optional<String> invitation =
          colour.filter(_ -> request.computer().isEmpty()).map(_ -> created.invitation().text());
      Optional<String> arbiter =
          Optional.of(created.arbitersInvitation().text()).filter(_ -> request.invitesArbiter());
      Optional<CreatedGame> arbitrated = Optional.of(created).filter(_ -> request.arbiter());
      return new NewGame(
          Document.SCHEMA,
          id,
          colour.map(Names::of),
          colour.map(_ -> created.token().text()),
          invitation,
          arbitrated.map(CreatedGame::arbiter).map(Secret::text),
          arbiter,
          "/game/" + id,
          invitation.map(secret -> join + secret),
          arbiter.map(secret -> join + "arbiter." + secret),
          arbitrated.map(each -> FreeSeat.of(join + "white.", each.invitation())),
          arbitrated.map(each -> FreeSeat.of(join + "black.", each.secondInvitation())));
    }

    /// Keeps secrets out of logs.
    @Override
    public String toString() {
      return "NewGame " + id;
    }
  }

  /// A seat that waits for a player.
  ///
  /// @param invitation for that player only
  /// @param joinPath the page of the invitation
  public record FreeSeat(String invitation, String joinPath) {
    static FreeSeat of(String path, Secret invitation) {
      return new FreeSeat(invitation.text(), path + invitation.text());
    }

    /// Keeps the invitation out of logs.
    @Override
    public String toString() {
      return "FreeSeat";
    }
  }

  /// A seat that has been taken.
  ///
  /// @param id of the game
  /// @param token proves who the player is; to be kept
  public record Seat(int schema, String id, @NameOf(Colour.class) String colour, String token) {
    /// Keeps the token out of logs.
    @Override
    public String toString() {
      return "Seat in " + id;
    }
  }

  /// The arrangements between the players of a casual game.
  ///
  /// @param id of the game
  public record Settled(int schema, String id, CasualView casual) {}

  /// Events of a game, in order, at most 1,000.
  ///
  /// @param next the value of `after` for the next events, if there are more
  public record EventList(int schema, List<EventView> events, Optional<Integer> next) {
    public EventList {
      events = List.copyOf(events);
    }
  }

  /// An engine's opinion of a position of a game.
  ///
  /// @param ply how many moves of the game lead there, White's and Black's
  /// @param centipawns White's advantage in hundredths of a pawn; absent if somebody mates
  /// @param mateIn in how many moves White mates; negative if Black does
  /// @param line the best moves of both, in standard algebraic notation
  /// @param best the first of them in UCI
  public record AnalysisView(
      int schema,
      int ply,
      String engine,
      Optional<Integer> depth,
      Optional<Integer> centipawns,
      Optional<Integer> mateIn,
      String line,
      Optional<String> best) {
    /// An analysis of a position.
    public static AnalysisView of(int ply, Analysis analysis, Position position) {
      Optional<Score> score = analysis.finding().map(Finding::score).map(white(position.turn()));
      return new AnalysisView(
          Document.SCHEMA,
          ply,
          analysis.engine(),
          analysis.finding().map(Finding::depth),
          score.flatMap(each ->
              each instanceof Score.Centipawns(int value) ? Optional.of(value) : Optional.empty()),
          score.flatMap(each ->
              each instanceof Score.Mate(int moves) ? Optional.of(moves) : Optional.empty()),
          analysis.finding().map(found -> SanLine.of(position, found.line())).orElse(""),
          analysis
              .finding()
              .map(Finding::line)
              .flatMap(line -> line.stream().findFirst())
              .map(move -> Uci.write(position, move)));
    }

    private static UnaryOperator<Score> white(Colour turn) {
      return turn == Colour.WHITE ? UnaryOperator.identity() : Score::negated;
    }
  }
}
