package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;

/// With the colours exchanged and the board turned upside down, everything else stays the same.
class MirrorTest {
  private final RandomSetups setups = new RandomSetups(Seeded.random(21));

  @Test
  void mirrored_moves_lead_to_mirrored_positions() {
    for (int count = 0; count < 500; count++) {
      Position position = RandomSetups.position(setups.strewn());
      Position mirrored = position.mirrored();
      assertThat(mirrored.mirrored()).isEqualTo(position);
      for (Move move : position.legalMoves()) {
        assertThat(mirrored.play(mirrored(move))).isEqualTo(position.play(move).mirrored());
        assertThat(mirrored.givesCheck(mirrored(move))).isEqualTo(position.givesCheck(move));
      }
    }
  }

  private static Move mirrored(Move move) {
    return Move.unpacked(move.packed() ^ PackedMove.FLIPPED);
  }

  @Test
  void attacks_and_pins_change_colours() {
    for (int count = 0; count < 200; count++) {
      Position position = RandomSetups.position(setups.strewn());
      Position mirrored = position.mirrored();
      assertThat(mirrored.isCheck()).isEqualTo(position.isCheck());
      for (Colour colour : Colour.values()) {
        assertThat(mirrored.pinned(colour.opposite())).isEqualTo(mirrored(position.pinned(colour)));
        for (Square square : Square.values()) {
          assertThat(mirrored.attackers(square.mirrored(), colour.opposite()))
              .isEqualTo(mirrored(position.attackers(square, colour)));
        }
      }
    }
  }

  private static Set<Square> mirrored(Set<Square> squares) {
    return squares.stream().map(Square::mirrored).collect(Collectors.toSet());
  }
}
