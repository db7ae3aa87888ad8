package org.jadoube.web.http.game;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jadoube.chess.PlayedLine;
import org.jadoube.laws.Game;
import org.jadoube.laws.game.Phase;
import org.jadoube.notation.spoken.SpokenMoves;
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
import org.jadoube.web.view.TypedMoveView;
import org.jadoube.web.view.Views;
import org.jadoube.web.view.ViewsOfGames;
import org.jadoube.wire.Json;

/// The HTTP API for small facts about a game; [GlanceOperations] describes it.
public record GlancesApi(
    Games games, ComputerPlayers computers, ViewsOfGames views, Requests requests) {
  private static final Pattern PLY = Pattern.compile("\\d{1,5}");

  public List<Route> routes() {
    return List.of(
        Route.get("/api/games/{id}/headline", GlanceOperations.HEADLINE, inGame(this::headline)),
        Route.get("/api/games/{id}/typed", GlanceOperations.TYPED, inGame(this::typed)),
        Route.get("/api/games/{id}/analysis", GlanceOperations.ANALYSIS, inGame(this::analysis)));
  }

  private Function<Call, Answer> inGame(BiFunction<GameRoom, Call, Answer> handler) {
    return requests.plain(call ->
        GameId.read(call.path("id"))
            .flatMap(games::room)
            .map(room -> handler.apply(room, call))
            .orElseGet(() -> Answer.error(ApiError.unknownGame())));
  }

  private Answer headline(GameRoom room, Call call) {
    return Answer.json(200, Json.write(views.of(room).headline(room.status(), call.language())));
  }

  private Answer typed(GameRoom room, Call call) {
    String text = call.query("text").orElse("");
    if (text.isBlank() || text.length() > SpokenMoves.LONGEST) {
      return unexpected("text", text, "a move in 1 to " + SpokenMoves.LONGEST + " characters");
    }
    Game game = room.game();
    int last = game.ply().number();
    String ply = call.query("ply").orElse(Integer.toString(last));
    return number(ply)
        .flatMap(given -> meant(room, given, text, call))
        .map(typed -> Answer.json(200, Json.write(typed)))
        .orElseGet(() -> unexpected("ply", ply, "a whole number from 0 to " + last));
  }

  private static Optional<Integer> number(String ply) {
    return Optional.of(ply).filter(given -> PLY.matcher(given).matches()).map(Integer::parseInt);
  }

  private Answer analysis(GameRoom room, Call call) {
    Game game = room.game();
    if (game.phase() != Phase.FINISHED) {
      return Answer.error(
          ApiError.of(ProblemKind.TOO_LATE, "Engines analyse a game once it is over."));
    }
    int last = game.moves().size();
    String ply = call.query("ply").orElse(Integer.toString(last));
    return number(ply)
        .filter(given -> given <= last)
        .map(given -> analysed(room, given))
        .orElseGet(() -> unexpected("ply", ply, "a whole number from 0 to " + last));
  }

  private Answer analysed(GameRoom room, int ply) {
    PlayedLine line = GameLines.of(room.game(), ply);
    return computers
        .analyse(room.id(), line)
        .map(found -> AnalysisView.of(ply, found, line.position()))
        .map(view -> Answer.json(200, Json.write(view)))
        .orElseGet(() -> Answer.error(ApiError.noComputer()));
  }

  private Optional<TypedMoveView> meant(GameRoom room, int ply, String text, Call call) {
    Views shown = views.of(room);
    return call.query("premove").filter("true"::equals).isPresent()
        ? shown.premove(room.game(), ply, text, call.language())
        : shown.typed(room.game(), ply, text, call.language());
  }

  private static Answer unexpected(String name, String found, String expected) {
    String quoted = found.length() > SpokenMoves.LONGEST ? "a longer text" : found;
    String detail = name + ": found \"" + quoted + "\", expected " + expected;
    return Answer.error(ApiError.unexpected(detail, "", quoted, expected));
  }
}
