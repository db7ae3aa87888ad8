package org.jadoube.web.http.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.chess.Move;
import org.jadoube.chess.PlayedLine;
import org.jadoube.laws.Game;
import org.jadoube.laws.game.Phase;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.Uci;
import org.jadoube.play.computer.ComputerPlayers;
import org.jadoube.play.computer.GameLines;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Games;
import org.jadoube.store.GameId;
import org.jadoube.web.answer.GameAnswers.AnalysisView;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.view.ViewsOfGames;
import org.jadoube.wire.Json;

/// The HTTP API for looking into a game that is over; [AnalysisOperations] describes it.
public record AnalysisApi(
    Games games, ComputerPlayers computers, ViewsOfGames views, Requests requests) {
  public List<Route> routes() {
    return List.of(
        Route.get("/api/games/{id}/analysis", AnalysisOperations.ANALYSIS, looking(this::analysed)),
        Route.get("/api/games/{id}/line", AnalysisOperations.LINE, looking(this::tried)));
  }

  /// A position of a game, and moves from there.
  private record Looked(GameRoom room, PlayedLine from, List<Move> moves, Call call) {}

  private Function<Call, Answer> looking(Function<Looked, Answer> handler) {
    return requests.plain(call ->
        GameId.read(call.path("id"))
            .flatMap(games::room)
            .map(room -> looked(room, call, handler))
            .orElseGet(() -> Answer.error(ApiError.unknownGame())));
  }

  private static Answer looked(GameRoom room, Call call, Function<Looked, Answer> handler) {
    Game game = room.game();
    if (game.phase() != Phase.FINISHED) {
      return Answer.error(
          ApiError.of(ProblemKind.TOO_LATE, "Engines analyse a game once it is over."));
    }
    int last = game.moves().size();
    String ply = call.query("ply").orElse(Integer.toString(last));
    Optional<PlayedLine> from =
        GlancesApi.number(ply)
            .filter(given -> given <= last)
            .map(given -> GameLines.of(game, given));
    return from.isEmpty()
        ? GlancesApi.unexpected("ply", ply, "a whole number from 0 to " + last)
        : moves(room, from.get(), call, handler);
  }

  private static Answer moves(
      GameRoom room, PlayedLine from, Call call, Function<Looked, Answer> handler) {
    String text = call.query("moves").orElse("");
    String[] each = text.isEmpty() ? new String[0] : text.split(",", -1);
    if (each.length > AnalysisOperations.MOST_MOVES) {
      return GlancesApi.unexpected(
          "moves", each.length + " moves", "at most " + AnalysisOperations.MOST_MOVES);
    }
    List<Move> moves = new ArrayList<>();
    PlayedLine line = from;
    for (String word : each) {
      switch (Uci.read(line.position(), word)) {
        case Reading.Read<Move>(Move move) -> {
          moves.add(move);
          line = line.play(move);
        }
        case Reading.Unreadable<Move>(TextFault fault) -> {
          return GlancesApi.unexpected("moves", word, fault.expected());
        }
      }
    }
    return handler.apply(new Looked(room, from, moves, call));
  }

  private Answer analysed(Looked looked) {
    PlayedLine line = looked.from();
    for (Move move : looked.moves()) {
      line = line.play(move);
    }
    int ply = looked.from().length();
    PlayedLine asked = line;
    return computers
        .analyse(looked.room().id(), asked)
        .map(found -> AnalysisView.of(ply, found, asked.position()))
        .map(view -> Answer.json(200, Json.write(view)))
        .orElseGet(() -> Answer.error(ApiError.noComputer()));
  }

  private Answer tried(Looked looked) {
    return Answer.json(
        200,
        Json.write(
            views
                .of(looked.room())
                .tried(looked.from(), looked.moves(), looked.call().language())));
  }
}
