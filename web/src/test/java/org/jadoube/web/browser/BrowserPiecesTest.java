package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jadoube.chess.Chess960;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Uci;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.FenDialect;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The page shows a move before the server has confirmed it.
@Tag("long")
final class BrowserPiecesTest extends Served {
  private static final int GAMES = 60;
  private static final int PLIES = 120;

  /// The page's answer to each move, where that is not the Laws'.
  private static final String DIFFERENCES =
      """
      async (moves) => {
        const { after, placement } = await import('/assets/board/pieces.js');
        const text = (pieces) => JSON.stringify([...pieces].sort());
        return moves.filter(([before, uci, now]) =>
          text(after(placement(before), uci)) !== text(placement(now)));
      }
      """;

  @Test
  void a_move_looks_on_the_page_as_the_laws_have_it() {
    Random random = new Random(20261122);
    List<List<String>> moves = new ArrayList<>();
    for (int game = 0; game < GAMES; game++) {
      moves.addAll(play(start(game, random), random));
    }
    assertThat(moves.stream().filter(move -> move.get(1).length() == 5)).isNotEmpty();
    Window window = Window.of(chromium.browser());
    window.page.navigate(address());
    assertThat((List<?>) window.page.evaluate(DIFFERENCES, moves)).isEmpty();
  }

  /// Every other game is one of usual chess, where castling is written in another way.
  private static Position start(int game, Random random) {
    return Position.chess960(
        game % 2 == 0 ? Chess960.STANDARD : random.nextInt(Chess960.POSITIONS));
  }

  private static List<List<String>> play(Position start, Random random) {
    List<List<String>> moves = new ArrayList<>();
    Position position = start;
    for (int ply = 0; ply < PLIES && !position.legalMoves().isEmpty(); ply++) {
      Move move = choose(position.legalMoves(), random);
      Position next = position.play(move);
      moves.add(List.of(fen(position), Uci.write(position, move), fen(next)));
      position = next;
    }
    return moves;
  }

  /// Rare moves come first: castling, promotion, en passant.
  private static Move choose(List<Move> legal, Random random) {
    List<Move> rare =
        legal.stream()
            .filter(move ->
                move instanceof Move.Castling
                    || move instanceof Move.Promotion
                    || move instanceof Move.EnPassant)
            .toList();
    List<Move> some = rare.isEmpty() ? legal : rare;
    return some.get(random.nextInt(some.size()));
  }

  private static String fen(Position position) {
    return Fen.write(Setup.of(position), FenDialect.STANDARD);
  }
}
