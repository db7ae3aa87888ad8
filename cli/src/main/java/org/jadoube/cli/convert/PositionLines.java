package org.jadoube.cli.convert;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jadoube.chess.Move;
import org.jadoube.chess.Setup;
import org.jadoube.notation.fen.Epd;
import org.jadoube.notation.fen.EpdOperation;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.pgn.game.PgnGame;

/// Writes the positions of the main line, one a line: the start, and one after each ply up to the
/// first null move.
record PositionLines(Function<Setup, String> text, String extension) implements Rendering {
  static final PositionLines FEN = new PositionLines(Fen::write, ".fen");
  static final PositionLines EPD = new PositionLines(PositionLines::epd, ".epd");

  private static final byte[] NOTHING = {};

  private static String epd(Setup setup) {
    List<EpdOperation> counters =
        List.of(
            new EpdOperation.Value("hmvc", setup.halfmoveClock()),
            new EpdOperation.Value("fmvn", setup.moveNumber()));
    return new Epd(setup, counters).write();
  }

  @Override
  public byte[] played(byte[] pgn) {
    StringBuilder lines = new StringBuilder();
    PgnGame.all(new String(pgn, UTF_8)).forEach(game -> write(game, lines));
    return lines.toString().getBytes(UTF_8);
  }

  private void write(PgnGame game, StringBuilder lines) {
    Setup setup = game.start();
    lines.append(text.apply(setup)).append('\n');
    for (Move move : game.moves()) {
      setup = setup.after(move);
      lines.append(text.apply(setup)).append('\n');
    }
    lines.append('\n');
  }

  @Override
  public byte[] passedOn(Map<String, String> tags, byte[] pgn) {
    return NOTHING;
  }

  @Override
  public byte[] rest(byte[] text) {
    return NOTHING;
  }
}
