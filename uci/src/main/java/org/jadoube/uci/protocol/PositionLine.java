package org.jadoube.uci.protocol;

import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Move;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Reading;
import org.jadoube.notation.Uci;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.LenientFen;

/// The line `position`: a start and the moves from it.
///
/// @param line what could be read; empty if there is no position to play from
/// @param fault what could not be read
public record PositionLine(Optional<PlayedLine> line, Optional<String> fault) {
  private static final Set<String> MOVES = Set.of("moves");

  /// Reads the words after `position`. Moves count up to the first that is not legal.
  public static PositionLine read(LineWords words) {
    String start = words.until(MOVES);
    words.next();
    if (start.equals("startpos")) {
      return played(PlayedLine.standard(), words);
    }
    return start.startsWith("fen ")
        ? from(start.substring("fen ".length()), words)
        : failed("expected 'startpos' or 'fen' and a FEN, not '" + start + "'");
  }

  private static PositionLine from(String fen, LineWords words) {
    return switch (LenientFen.read(fen)) {
      case Reading.Unreadable(var fault) -> failed(fault.message());
      case Reading.Read(var read) ->
          PlayedLine.of(read.setup())
              .map(line -> played(line, words))
              .orElseGet(() -> failed("no game can be played from this position: " + fen));
    };
  }

  private static PositionLine failed(String fault) {
    return new PositionLine(Optional.empty(), Optional.of(fault));
  }

  private static PositionLine played(PlayedLine start, LineWords words) {
    PlayedLine line = start;
    for (String text : words.rest()) {
      Optional<Move> move = Uci.read(line.position(), text).valueIfAny();
      if (move.isEmpty()) {
        return new PositionLine(Optional.of(line), Optional.of(text + " is not a legal move"));
      }
      line = line.play(move.get());
    }
    return new PositionLine(Optional.of(line), Optional.empty());
  }

  /// The line that tells an engine of `line`.
  public static String write(PlayedLine line, boolean chess960) {
    Setup start = line.start();
    StringBuilder text = new StringBuilder("position ");
    text.append(start.equals(Setup.standard()) ? "startpos" : "fen " + Fen.write(start));
    if (line.length() > 0) {
      text.append(" moves");
      line.moves().forEach(move -> text.append(' ').append(UciMoveText.of(move, chess960)));
    }
    return text.toString();
  }
}
