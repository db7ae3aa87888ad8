package org.jadoube.uci.match;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Chess960;
import org.jadoube.chess.Move;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Position;
import org.jadoube.notation.fen.Epd;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.pgn.game.PgnGame;

/// Collections of openings.
public final class Openings {
  private static final int MOST = 1_000_000;

  private Openings() {}

  /// A collection as it was read.
  ///
  /// @param faulty how many lines or games have a fault
  /// @param told what became of them, in words
  public record Collection(List<StartingMoves> openings, int faulty, String told) {}

  /// The games of a PGN, each up to a number of plies. A game with a fault ends before it.
  public static Collection ofPgn(InputStream pgn, int plies) {
    List<StartingMoves> openings = new ArrayList<>();
    int faulty = 0;
    try (Stream<PgnGame> games = PgnGame.stream(pgn)) {
      for (PgnGame game : (Iterable<PgnGame>) games.limit(MOST)::iterator) {
        PlayedLine line = game.played();
        faulty += game.faults().isEmpty() || line.length() > plies ? 0 : 1;
        openings.add(new StartingMoves(cut(line, plies)));
      }
    }
    return new Collection(
        List.copyOf(openings),
        faulty,
        "faults in "
            + faulty
            + " of "
            + openings.size()
            + " games; a game ends before a move that cannot be played");
  }

  private static PlayedLine cut(PlayedLine whole, int plies) {
    PlayedLine line = whole;
    while (line.length() > plies || line.position().legalMoveCount() == 0) {
      Optional<PlayedLine> back = line.back();
      if (back.isEmpty()) {
        return line;
      }
      line = back.get();
    }
    return line;
  }

  /// The positions of an EPD, a line each; lines that are none are left out.
  public static Collection ofEpd(Stream<String> lines) {
    List<StartingMoves> openings = new ArrayList<>();
    int faulty = 0;
    for (String line : (Iterable<String>) lines.limit(MOST)::iterator) {
      Optional<PlayedLine> start =
          Epd.read(line.strip())
              .map(Epd::setup)
              .valueIfAny()
              .or(() -> Fen.read(line.strip()).valueIfAny()) // with counters, as in many books
              .flatMap(PlayedLine::of)
              .filter(each -> each.position().legalMoveCount() > 0);
      start.map(StartingMoves::new).ifPresent(openings::add);
      faulty += start.isPresent() || line.isBlank() ? 0 : 1;
    }
    int lineCount = openings.size() + faulty;
    return new Collection(
        List.copyOf(openings), faulty, "left out " + faulty + " of " + lineCount + " lines");
  }

  /// The start positions of Chess960, shuffled.
  public static List<StartingMoves> chess960(long seed) {
    return shuffled(
        IntStream.range(0, Chess960.POSITIONS)
            .mapToObj(number -> new StartingMoves(PlayedLine.of(Position.chess960(number))))
            .toList(),
        seed);
  }

  /// The openings in another order, which follows from the seed.
  public static List<StartingMoves> shuffled(List<StartingMoves> openings, long seed) {
    List<StartingMoves> shuffled = new ArrayList<>(openings);
    Collections.shuffle(shuffled, new Random(seed));
    return List.copyOf(shuffled);
  }

  /// The moves of an opening.
  static List<Move> moves(StartingMoves opening) {
    return opening.line().moves();
  }
}
