package org.jadoube.wire;

import java.util.Optional;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Reading;
import org.jadoube.notation.fen.Fen;

/// The pieces on a board, legal or not, as the first field of FEN.
final class BoardForm {
  static final TextForm<Board> FORM =
      TextForm.of(
          Board.class,
          "the pieces on a board as in FEN, such as 4k3/8/8/8/8/8/8/4K2R",
          "^[1-8kqrbnpKQRBNP]{1,8}(/[1-8kqrbnpKQRBNP]{1,8}){7}$",
          BoardForm::text,
          BoardForm::board);

  private static final String OTHER_FIELDS = " w - - 0 1";

  private BoardForm() {}

  private static String text(Board board) {
    String fen = Fen.write(Setup.of(board, Colour.WHITE));
    return fen.substring(0, fen.indexOf(' '));
  }

  private static Optional<Board> board(String text) {
    return Fen.read(text + OTHER_FIELDS) instanceof Reading.Read<Setup>(Setup setup)
        ? Optional.of(setup.board())
        : Optional.empty();
  }
}
