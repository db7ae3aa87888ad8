package org.jadoube.server.view;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jadoube.chess.Setup;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.notation.pgn.command.PgnComment;
import org.jadoube.notation.pgn.game.PgnLine;
import org.jadoube.notation.pgn.game.PgnMove;
import org.jadoube.notation.pgn.game.PgnTag;
import org.jadoube.notation.pgn.game.PgnWriter;
import org.jadoube.wording.Wording;

/// A game as PGN, as it is downloaded: with its players, and the ruling that ended it in words.
public final class GamePgn {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);

  private GamePgn() {}

  /// The text, for a game that was made at `created`.
  public static String write(Game game, PlayersView players, Instant created, Wording wording) {
    return PgnWriter.write(
        game.pgn(tags(game, players, created))
            .mapLine(line ->
                game.ending().map(ending -> explained(line, ending, wording)).orElse(line)));
  }

  private static List<PgnTag> tags(Game game, PlayersView players, Instant created) {
    Instant begun = game.events().stream().findFirst().map(Event::at).orElse(created);
    List<PgnTag> tags = new ArrayList<>();
    tags.add(new PgnTag("Event", "Game on jadoube"));
    tags.add(new PgnTag("Site", "?"));
    tags.add(new PgnTag("Date", LocalDate.ofInstant(begun, ZoneOffset.UTC).format(DAY)));
    tags.add(new PgnTag("Round", "-"));
    tags.add(new PgnTag("White", players.white().orElse("?")));
    tags.add(new PgnTag("Black", players.black().orElse("?")));
    if (!game.regulations().start().equals(Setup.standard())) {
      tags.add(new PgnTag("Variant", "Chess960"));
    }
    return tags;
  }

  /// The ruling stands behind the last move; with no move made, before the result.
  private static PgnLine explained(PgnLine line, Ruling ending, Wording wording) {
    PgnComment why = new PgnComment(wording.of(ending));
    List<PgnMove> moves = new ArrayList<>(line.moves());
    if (moves.isEmpty()) {
      return line.withComments(List.of(why));
    }
    PgnMove last = moves.removeLast();
    List<PgnComment> comments = new ArrayList<>(last.comments());
    comments.add(why);
    moves.add(last.withComments(comments));
    return line.withMoves(moves);
  }
}
