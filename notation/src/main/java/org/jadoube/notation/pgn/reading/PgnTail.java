package org.jadoube.notation.pgn.reading;

import org.jadoube.chess.domain.Require;
import org.jadoube.notation.pgn.window.Window;

/// The end of a stretch of PGN that begins with a game, as far as it is known.
///
/// @param last the index of the first byte of the last game in it; 0 if it is unknown, or if there
///   is only one game
/// @param inside whether it ends inside a game
/// @since 0.1.0
public record PgnTail(int last, boolean inside) {
  /// How many zeros follow the stretch.
  public static final int PADDING = Window.PADDING;

  public PgnTail {
    Require.atLeast(0, last, "last");
  }

  /// The end of the stretch between two indexes, as far as it is known. Before the stretch there
  /// must be another byte, and after it [#PADDING] zeros.
  ///
  /// @param continues whether the stretch begins inside the moves of a game
  public static PgnTail of(byte[] bytes, int from, int end, boolean continues) {
    Require.atLeast(1, from, "from");
    Require.within(from, bytes.length - PADDING, end, "end");
    return GameStarts.of(bytes, from, end, continues);
  }
}
