package org.jadoube.web.view;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.record.GameRecord;
import org.jadoube.notation.pgn.command.PgnComment;
import org.jadoube.notation.pgn.game.PgnLine;
import org.jadoube.notation.pgn.game.PgnMove;
import org.jadoube.notation.pgn.game.PgnTag;
import org.jadoube.notation.pgn.game.PgnWriter;
import org.jadoube.web.view.GameView.LogEntry;
import org.jadoube.web.view.StateView.PlayersView;
import org.jadoube.wording.Wording;

/// A game as PGN for download, with its players and, in comments, its offers, claims and rulings.
public final class GamePgn {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);

  private GamePgn() {}

  /// The PGN of a game created at `created`.
  public static String write(Game game, PlayersView players, Instant created, Wording wording) {
    return PgnWriter.write(
        GameRecord.of(game, tags(game, players, created))
            .mapLine(line -> explained(line, game, wording)));
  }

  private static List<PgnTag> tags(Game game, PlayersView players, Instant created) {
    Instant begun = game.events().stream().findFirst().map(Event::at).orElse(created);
    List<PgnTag> tags = new ArrayList<>();
    tags.add(new PgnTag("Event", "Game on jadoube"));
    tags.add(new PgnTag("Site", "?"));
    tags.add(new PgnTag("Date", LocalDate.ofInstant(begun, ZoneOffset.UTC).format(DAY)));
    tags.add(new PgnTag("Round", "-"));
    tags.add(new PgnTag("White", players.tag(Colour.WHITE)));
    tags.add(new PgnTag("Black", players.tag(Colour.BLACK)));
    if (Chess960Number.of(game.regulations().start()).isPresent()) {
      tags.add(new PgnTag("Variant", "Chess960"));
    }
    return tags;
  }

  /// The line with comments, each after the move it followed, or before the first.
  private static PgnLine explained(PgnLine line, Game game, Wording wording) {
    Wording brief = wording.withoutExamples();
    Map<Integer, List<PgnComment>> comments =
        standing(game).stream()
            .collect(
                groupingBy(
                    entry -> entry.ply() - game.ply().number() + line.moves().size(),
                    mapping(entry -> new PgnComment(entry.statement(brief).text()), toList())));
    List<PgnMove> moves = new ArrayList<>();
    for (PgnMove move : line.moves()) {
      moves.add(
          move.withComments(
              joined(move.comments(), comments.getOrDefault(moves.size() + 1, List.of()))));
    }
    return line.withComments(joined(line.comments(), before(comments))).withMoves(moves);
  }

  /// The record of a game, without what belongs to moves that have been taken back.
  private static List<LogEntry> standing(Game game) {
    List<LogEntry> entries = new ArrayList<>();
    LogEntry.all(game)
        .forEach(entry -> {
          if (entry.event() instanceof Event.MovesTakenBack back) {
            entries.removeIf(earlier -> earlier.ply() > back.ply());
          }
          entries.add(entry);
        });
    return entries;
  }

  /// The comments that go in front. After an illegal move that stands, the PGN starts from the
  /// board it left, and everything before that goes in front.
  private static List<PgnComment> before(Map<Integer, List<PgnComment>> comments) {
    return comments.entrySet().stream()
        .filter(entry -> entry.getKey() <= 0)
        .sorted(Map.Entry.comparingByKey())
        .flatMap(entry -> entry.getValue().stream())
        .toList();
  }

  private static List<PgnComment> joined(List<PgnComment> some, List<PgnComment> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }
}
