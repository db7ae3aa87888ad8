package org.jadoube.notation.replay;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Language;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.RandomGames;
import org.jadoube.notation.san.San;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;

/// Compares moves written from the boards of archives with those written from positions.
class SanTextTest {
  private static final SanText SAN = SanText.of(Language.ENGLISH.letters(), false);

  private static final List<String> MATES_AND_ESCAPES =
      List.of(
          "7k/6pp/8/8/8/8/8/R3K3 w - - 0 1",
          "7k/5bpp/8/8/8/8/8/R3K3 w - - 0 1",
          "7k/6pp/8/8/8/8/7r/R3K3 w - - 0 1",
          "8/8/8/2k5/3p4/8/4P3/R2QK3 w - - 0 1",
          "3r1r2/8/8/2k5/1R1p4/1Q6/4P3/4K3 w - - 0 1",
          "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
          "8/2P5/8/8/8/8/5k2/7K w - - 0 1",
          "k7/2P5/K7/8/8/8/8/8 w - - 0 1");

  private static void writesAll(Position position) {
    ReplayBoard before = new ReplayBoard();
    before.set(position);
    ReplayBoard after = new ReplayBoard();
    byte[] text = new byte[SanText.LONGEST];
    for (Move move : position.legalMoves()) {
      after.set(before);
      after.play(move.packed());
      int end = SAN.write(before, after, move.packed(), text, 0);
      assertThat(new String(text, 0, end, UTF_8))
          .as(Fen.of(position))
          .isEqualTo(San.write(position, move));
    }
  }

  @Test
  void moves_from_boards_are_the_moves_from_positions() {
    RandomGames games = new RandomGames(Seeded.random(81));
    for (int i = 0; i < 60; i++) {
      PgnGame game = games.next();
      game.positions().forEach(SanTextTest::writesAll);
    }
  }

  @Test
  void mates_are_told_from_checks() {
    for (String fen : MATES_AND_ESCAPES) {
      Position position = Fen.read(fen).valueIfAny().orElseThrow().position().orElseThrow();
      writesAll(position);
      for (Move move : position.legalMoves()) {
        writesAll(position.play(move));
      }
    }
  }
}
