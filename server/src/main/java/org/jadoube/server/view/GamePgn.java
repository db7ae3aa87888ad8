package org.jadoube.server.view;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Setup;
import org.jadoube.laws.Event;
import org.jadoube.laws.Game;
import org.jadoube.notation.Fen;
import org.jadoube.notation.FenDialect;
import org.jadoube.notation.pgn.PgnComment;
import org.jadoube.notation.pgn.PgnGame;
import org.jadoube.notation.pgn.PgnLine;
import org.jadoube.notation.pgn.PgnMove;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.PgnTag;
import org.jadoube.notation.pgn.PgnWriter;
import org.jadoube.wording.Wording;

/// A game as PGN: the moves with what the clock showed after each, the result with its ruling.
public final class GamePgn {
  private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("uuuu.MM.dd");

  private GamePgn() {}

  /// The text, for a game that was made at `created`.
  public static String write(Game game, PlayersView players, Instant created) {
    PgnResult result =
        game.result().flatMap(of -> PgnResult.of(of.toString())).orElse(PgnResult.UNKNOWN);
    PgnGame bare =
        new PgnGame(
            tags(game, players, created, result),
            game.regulations().start(),
            line(game),
            Optional.of(result),
            List.of());
    return PgnWriter.write(bare);
  }

  private static List<PgnTag> tags(
      Game game, PlayersView players, Instant created, PgnResult result) {
    Instant begun = game.events().stream().findFirst().map(Event::at).orElse(created);
    List<PgnTag> tags = new ArrayList<>();
    tags.add(new PgnTag("Event", "Game on jadoube"));
    tags.add(new PgnTag("Site", "?"));
    tags.add(new PgnTag("Date", LocalDate.ofInstant(begun, ZoneOffset.UTC).format(DAY)));
    tags.add(new PgnTag("Round", "-"));
    tags.add(new PgnTag("White", players.white().orElse("?")));
    tags.add(new PgnTag("Black", players.black().orElse("?")));
    tags.add(new PgnTag("Result", result.text()));
    tags.add(new PgnTag("TimeControl", game.regulations().timeControl().text()));
    game.ending()
        .ifPresent(
            ruling -> tags.add(new PgnTag("Termination", Wording.english().of(ruling.citation()))));
    addStart(tags, game.regulations().start());
    return tags;
  }

  private static void addStart(List<PgnTag> tags, Setup start) {
    if (!start.equals(Setup.standard())) {
      tags.add(new PgnTag("Variant", "Chess960"));
      tags.add(new PgnTag("SetUp", "1"));
      tags.add(new PgnTag("FEN", Fen.write(start, FenDialect.STANDARD)));
    }
  }

  private static PgnLine line(Game game) {
    return PgnLine.EMPTY.withMoves(game.moves().stream().map(GamePgn::move).toList());
  }

  private static PgnMove move(Event.MoveMade made) {
    PgnMove bare = PgnMove.of(made.move());
    return made.times()
        .left(made.by())
        .map(left -> bare.withComments(List.of(clock(left))))
        .orElse(bare);
  }

  private static PgnComment clock(Duration left) {
    return new PgnComment(
        "[%%clk %d:%02d:%02d]"
            .formatted(left.toHours(), left.toMinutesPart(), left.toSecondsPart()));
  }
}
