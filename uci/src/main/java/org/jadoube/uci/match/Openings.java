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
import org.jadoube.notation.pgn.game.PgnGame;

/// Collections of openings.
public final class Openings {
  private static final int MOST = 1_000_000;

  private Openings() {}

  /// The games of a PGN, each up to a number of plies.
  public static List<StartingMoves> ofPgn(InputStream pgn, int plies) {
    try (Stream<PgnGame> games = PgnGame.stream(pgn)) {
      return games.limit(MOST).map(game -> new StartingMoves(cut(game.played(), plies))).toList();
    }
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
  public static List<StartingMoves> ofEpd(Stream<String> lines) {
    return lines
        .limit(MOST)
        .flatMap(line -> Epd.read(line.strip()).valueIfAny().stream())
        .flatMap(epd -> PlayedLine.of(epd.setup()).stream())
        .filter(line -> line.position().legalMoveCount() > 0)
        .map(StartingMoves::new)
        .toList();
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
