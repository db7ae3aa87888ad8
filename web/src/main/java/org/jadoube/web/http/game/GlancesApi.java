package org.jadoube.web.http.game;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Ply;
import org.jadoube.notation.diagram.Diagram;
import org.jadoube.notation.pgn.command.PgnCommand.Mark;
import org.jadoube.notation.pgn.command.PgnCommand.Paint;
import org.jadoube.notation.spoken.SpokenMoves;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Games;
import org.jadoube.store.GameId;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.view.TypedMoveView;
import org.jadoube.web.view.Views;
import org.jadoube.web.view.ViewsOfGames;
import org.jadoube.wire.Json;
import org.jadoube.wire.Names;

/// The HTTP API for small facts about a game; [GlanceOperations] describes it.
public record GlancesApi(Games games, ViewsOfGames views, Requests requests) {
  private static final String SVG = "image/svg+xml; charset=utf-8";
  private static final Pattern PLY = Pattern.compile("\\d{1,5}");

  public List<Route> routes() {
    return List.of(
        Route.get("/api/games/{id}/headline", GlanceOperations.HEADLINE, inGame(this::headline)),
        Route.get("/api/games/{id}/typed", GlanceOperations.TYPED, inGame(this::typed)),
        Route.get(
            "/api/games/{id}/picture.svg", GlanceOperations.PICTURE, inGame(GlancesApi::picture)));
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

  /// The number of moves that a parameter says.
  static Optional<Integer> number(String ply) {
    return Optional.of(ply).filter(given -> PLY.matcher(given).matches()).map(Integer::parseInt);
  }

  /// The board after a move, as the reader would see it printed.
  private static Answer picture(GameRoom room, Call call) {
    Ply latest = room.game().ply();
    String ply = call.query("ply").orElse(Integer.toString(latest.number()));
    String below = call.query("below").orElse("white");
    Optional<Colour> side =
        Stream.of(Colour.values()).filter(each -> Names.of(each).equals(below)).findFirst();
    return side.isEmpty()
        ? unexpected("below", below, "white or black")
        : number(ply)
            .filter(given -> given <= latest.number())
            .map(given -> drawn(latest.at(given), side.get()))
            .map(svg -> Answer.text(200, SVG, svg).with("Cache-Control", "no-store"))
            .orElseGet(() -> unexpected("ply", ply, "a whole number from 0 to " + latest.number()));
  }

  /// The squares of the latest move are marked.
  private static String drawn(Ply ply, Colour below) {
    List<Mark> marks =
        ply.made().map(Event.MoveMade::move).stream()
            .flatMap(move -> Stream.of(move.from(), move.to()))
            .map(square -> new Mark(Paint.YELLOW, square))
            .toList();
    return Diagram.of(ply.board()).seenBy(below).with(marks, List.of()).svg();
  }

  private Optional<TypedMoveView> meant(GameRoom room, int ply, String text, Call call) {
    Views shown = views.of(room);
    return call.query("premove").filter("true"::equals).isPresent()
        ? shown.premove(room.game(), ply, text, call.language())
        : shown.typed(room.game(), ply, text, call.language());
  }

  static Answer unexpected(String name, String found, String expected) {
    String quoted = found.length() > SpokenMoves.LONGEST ? "a longer text" : found;
    String detail = name + ": found \"" + quoted + "\", expected " + expected;
    return Answer.error(ApiError.unexpected(detail, "", quoted, expected));
  }
}
