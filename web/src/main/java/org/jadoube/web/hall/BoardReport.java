package org.jadoube.web.hall;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.notation.Uci;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.FenDialect;
import org.jadoube.play.game.LatestPause;
import org.jadoube.play.game.Moment;
import org.jadoube.play.game.Snapshot;
import org.jadoube.play.game.WhoIsHere;
import org.jadoube.web.view.ClockView;
import org.jadoube.wire.Names;

/// The report about one game among many.
final class BoardReport {
  private BoardReport() {}

  static HallGame of(Moment moment, WhoIsHere presence) {
    Snapshot snapshot = moment.snapshot();
    Game game = snapshot.game();
    return new HallGame(
        game.events().size(),
        Names.of(game.phase()),
        Names.of(game.turn()),
        game.ply().number(),
        Fen.write(game.setup(), FenDialect.STANDARD),
        lastMove(game.ply()),
        ClockView.of(game.clock(), moment.at(), snapshot.behind()),
        game.ply().occurrences(),
        game.ply().reversiblePlies(),
        game.openOffer().map(offer -> Names.of(offer.by())),
        LatestPause.of(game).map(pause -> Names.of(pause.reason())),
        game.ending().map(ruling -> Names.of(ruling.citation().rule())),
        isAtATable(game)
            ? Optional.empty()
            : Optional.of(new HallPresence(presence.white(), presence.black())),
        awaited(snapshot),
        unsigned(game),
        Optional.of(OpenCalls.in(game.events())).filter(calls -> !calls.isEmpty()));
  }

  private static boolean isAtATable(Game game) {
    return game.regulations().has(Arrangement.OVER_THE_BOARD);
  }

  private static Optional<String> lastMove(Ply ply) {
    return ply.made()
        .flatMap(made -> ply.previous().map(before -> Uci.write(before.position(), made.move())));
  }

  private static Optional<List<String>> awaited(Snapshot snapshot) {
    Game game = snapshot.game();
    return Optional.of(game)
        .filter(begun -> isAtATable(begun) && begun.phase() == Phase.RUNNING)
        .filter(_ -> snapshot.stored().startsAt().isPresent())
        .map(begun -> begun.expected().stream().sorted().map(Names::of).toList())
        .filter(players -> !players.isEmpty());
  }

  private static Optional<List<String>> unsigned(Game game) {
    return Optional.of(game)
        .filter(BoardReport::isToBeSigned)
        .map(over ->
            Stream.of(Colour.values())
                .filter(colour -> !over.scoresheet(colour).signed().equals(over.result()))
                .map(Names::of)
                .toList())
        .filter(players -> !players.isEmpty());
  }

  private static boolean isToBeSigned(Game game) {
    return game.phase() == Phase.FINISHED
        && isAtATable(game)
        && game.edition().has(Rule.SCORESHEETS_SIGNED);
  }
}
