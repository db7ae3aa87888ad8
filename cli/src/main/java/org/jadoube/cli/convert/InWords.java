package org.jadoube.cli.convert;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.stream.Collectors;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnWriter;

/// Writes moves in words, for which games must be read as trees.
record InWords(PgnWriter writer) implements Rendering {
  @Override
  public byte[] played(byte[] pgn) {
    return PgnGame.all(new String(pgn, UTF_8)).stream()
        .map(writer::text)
        .collect(Collectors.joining())
        .getBytes(UTF_8);
  }
}
