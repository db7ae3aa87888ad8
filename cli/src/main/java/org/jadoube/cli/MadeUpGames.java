package org.jadoube.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.san.San;

/// An archive of random games: plain as over the board, with clock times as from a server, and with
/// evaluations, glyphs and variations.
record MadeUpGames(Random random) {
  private static final int GAMES = 3000;
  private static final int PLIES = 80;

  private static final List<String> REMARKS =
      List.of("", " { [%%clk 0:%02d:%02d] }", " $%d {d=%d, ev=0.25}");

  static void write(Path file) throws IOException {
    MadeUpGames games = new MadeUpGames(new Random(1));
    try (Writer writer = Files.newBufferedWriter(file)) {
      for (int game = 0; game < GAMES; game++) {
        writer.write(games.game(game));
      }
    }
  }

  private String game(int number) {
    String remark = REMARKS.get(number % REMARKS.size());
    return String.format(
        Locale.ROOT,
        """
        [Event "Event %d"]
        [Site "Somewhere"]
        [Date "20%02d.0%d.1%d"]
        [Round "%d"]
        [White "Player, %d"]
        [Black "Opponent, %d"]
        [Result "1/2-1/2"]
        [WhiteElo "2%d"]

        %s1/2-1/2

        """,
        number / 100,
        number % 25,
        1 + number % 9,
        number % 10,
        1 + number % 9,
        number % 97,
        number % 89,
        100 + number % 700,
        moves(remark));
  }

  private String moves(String remark) {
    StringBuilder text = new StringBuilder();
    Position position = Position.standard();
    for (int ply = 0; ply < PLIES && !position.legalMoves().isEmpty(); ply++) {
      Move move = oneOf(position);
      boolean bare = ply > 0 && remark.isEmpty();
      text.append(numbered(ply, bare, San.write(position, move)))
          .append(String.format(Locale.ROOT, remark, random.nextInt(1, 7), random.nextInt(60)))
          .append(random.nextInt(500) == 0 ? variation(ply, position) : "")
          .append(ply % 10 == 9 ? '\n' : ' ');
      position = position.play(move);
    }
    return text.toString();
  }

  private String variation(int ply, Position position) {
    return " (" + numbered(ply, false, San.write(position, oneOf(position))) + ')';
  }

  private Move oneOf(Position position) {
    List<Move> moves = position.legalMoves();
    return moves.get(random.nextInt(moves.size()));
  }

  private static String numbered(int ply, boolean bare, String move) {
    String number = ply / 2 + 1 + (ply % 2 == 0 ? ". " : "... ");
    return bare && ply % 2 == 1 ? move : number + move;
  }
}
